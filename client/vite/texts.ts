import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ROOT = new URL("../../", import.meta.url);
const GAMES = new URL("src/nightowl/games/", ROOT);
const LANGUAGES = readdirSync(new URL("src/nightowl/texts/", ROOT)).filter((name) => name.endsWith(".ftl")).map((name) => name.slice(0, 2));
const NAME = "virtual:texts";

/** Each message of a file as it is written there, by its id. Comments are for those who write them. */
function messages(text: string): Message[] {
  const found = text.replace(/^#.*\n?/gm, "").split(/^(?=[a-z][\w-]* *=)/m);
  return found.filter((said) => said.trim()).map((said) => [said.slice(0, said.search(/[ =]/)), said.trimEnd()]);
}

/**
 * What people read, in one file for the shell and one for each game, in each language: few and small files to fetch.
 * `virtual:texts` is the list of them. The shell's has the names of all games; a game's has the first words at each moment; its rules are apart.
 */
export function texts(): Plugin {
  const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith("_")).map(({ name }) => name);
  return {
    name: "texts",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [, what, lang] = id.split("/");
      if (!what) return listed(["shell", ...games, ...games.map((game) => `rules-${game}`)]);
      const read = (folder: string) => {
        const path = new URL(`${folder}/${lang}.ftl`, ROOT);
        if (!existsSync(path)) return [];
        this.addWatchFile(path.pathname);
        return messages(readFileSync(path, "utf8"));
      };
      const said = partOf(what, games, read).map(([, said]) => said);
      return `export default ${JSON.stringify(said.join("\n"))}`;
    },
  };
}

type Message = [id: string, said: string];
type Read = (folder: string) => Message[];

function partOf(what: string, games: string[], read: Read): Message[] {
  if (what === "shell") return [...shell(read), ...games.flatMap((game) => outline(game, read))];
  return what.startsWith("rules-") ? rules(what.slice("rules-".length), read) : ofGame(what, read);
}

const listed = (parts: string[]) =>
  `export default {${parts.flatMap((part) => LANGUAGES.map((lang) => `"${part}/${lang}":()=>import("${NAME}/${part}/${lang}")`)).join(",")}}`;

const shell = (read: Read) => ["src/nightowl/texts", "src/nightowl/tables/texts", "client/src/texts"].flatMap(read);

const outline = (game: string, read: Read) =>
  read(`src/nightowl/games/${game}/texts`)
    .filter(([id]) => id === "game-name" || id === "game-about")
    .map(([id, said]): Message => [id, said.replace("game", game)]);

const isFirst = ([id]: Message) => id.startsWith("first-");

const rules = (game: string, read: Read) => [...read("client/src/rules/common"), ...read(`client/src/rules/${game}`).filter((one) => !isFirst(one))];

const ofGame = (game: string, read: Read) => [
  ...[`src/nightowl/games/${game}/texts`, `client/src/games/${game}/texts`].flatMap(read),
  ...read(`client/src/rules/${game}`).filter(isFirst),
];
