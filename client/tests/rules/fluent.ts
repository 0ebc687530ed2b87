/** The texts of a Fluent file: the ids, each with the variables it uses. */

export function parse(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let id = "";
  for (const line of source.split("\n")) {
    const begun = /^([a-z][\w-]*) =/.exec(line);
    if (begun) {
      id = begun[1]!;
      if (found.has(id)) throw new Error(`twice: ${id}`);
      found.set(id, []);
    } else if (line && !/^(\s|#)/.test(line)) throw new Error(`no text: ${line}`);
    for (const [, name] of line.matchAll(/\$([a-z][\w-]*)/g)) found.get(id)?.push(name!);
  }
  for (const names of found.values()) names.sort();
  return found;
}
