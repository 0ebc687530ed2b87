// boardgame.io's own server doing the same job: tables of five, one acts, all five get what they may see.
//   node load_boardgame.js server memory|file PORT FOLDER
//   node load_boardgame.js client PORT PID SOCKETS SECONDS RATE...
// Its game has secret hands, a ring of cards and a purse each: about the size of one of our views, with little to compute.
const fs = require("fs");
const path = require("path");
const { createRequire } = require("module");
const from = createRequire(path.join(process.env.PEERS, "index.js"));

const SEATS = 5;
const WARM_UP = 1.5;
const A_GAME = 70; // moves, as many as ours has on average; then the same five begin a new match

const game = {
  name: "owls",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => ({
    secret: { deck: Array.from({ length: 60 }, () => random.D6()) },
    players: Object.fromEntries(
      Array.from({ length: SEATS }, (_, seat) => [seat, { hand: Array.from({ length: 6 }, () => random.D6()) }]),
    ),
    ring: Array.from({ length: 12 }, (_, at) => ({ at, card: random.D6(), owner: null, open: true })),
    purses: Array.from({ length: SEATS }, (_, seat) => ({ seat, coins: 5, stars: 0, place: 0 })),
    story: [],
  }),
  playerView: from("boardgame.io/core").PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    walk: ({ G, ctx, random }, card) => {
      const seat = Number(ctx.currentPlayer);
      const purse = G.purses[seat];
      const steps = random.D6();
      purse.place = (purse.place + steps) % G.ring.length;
      purse.coins += card;
      G.ring[purse.place].owner = seat;
      G.players[seat].hand[card % 6] = random.D6();
      G.story.push({ seat, steps, card });
      if (G.story.length > 20) G.story.shift();
    },
  },
};

function serve(kind, port, folder) {
  const { Server, FlatFile } = from("boardgame.io/server");
  const db = kind === "file" ? new FlatFile({ dir: folder }) : undefined;
  const server = Server({ games: [game], ...(db ? { db } : {}), origins: ["*"] });
  server.run({ port: Number(port), callback: () => console.log("ready") });
}

const cpuOf = (pid) => {
  const words = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(" ");
  return (Number(words[11]) + Number(words[12])) / 100;
};
const memoryOf = (pid) => {
  const kept = fs.readFileSync(`/proc/${pid}/smaps_rollup`, "utf8").matchAll(/Private_(?:Clean|Dirty): +(\d+)/g);
  return [...kept].reduce((sum, [, kb]) => sum + 1024 * Number(kb), 0);
};
const at = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
const sleep = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

async function load(port, pid, sockets, seconds, rates) {
  const { io } = from("socket.io-client");
  const tables = [];
  const ready = [];
  let rate = 0;
  let meter = null;

  const move = (table) => {
    const { _stateID, ctx } = table.state;
    const seat = ctx.currentPlayer;
    table.waiting = SEATS;
    table.sent = performance.now();
    const payload = { type: "walk", args: [1 + Math.floor(Math.random() * 6)], playerID: seat };
    table.lines[seat].emit("update", { type: "MAKE_MOVE", payload }, _stateID, table.id, seat);
  };
  const sync = (table) => table.lines.forEach((line, seat) => line.emit("sync", table.id, String(seat), undefined, SEATS));
  const goOn = (table) => {
    if (--table.left < 0) {
      table.left = A_GAME;
      table.id += "+";
      table.waiting = SEATS;
      table.state = null;
      table.isNew = true;
      sync(table);
    } else if (rate) ready.push(table);
    else move(table);
  };
  const come = (id) =>
    new Promise((done) => {
      const left = Math.floor(Math.random() * A_GAME); // so that tables are anywhere in their games
      const table = { id, lines: [], state: null, waiting: SEATS, left, isNew: false };
      tables.push(table);
      const seen = (state) => {
        if (!table.state || state._stateID > table.state._stateID) table.state = state;
        if (--table.waiting > 0) return;
        if (meter && table.sent && !table.isNew) meter.push(performance.now() - table.sent);
        table.isNew = false;
        if (table.sent) goOn(table);
        else done();
      };
      for (let seat = 0; seat < SEATS; seat++) {
        const line = io(`http://127.0.0.1:${port}/owls`, { transports: ["websocket"], forceNew: true });
        table.lines.push(line);
        line.on("sync", (_, info) => seen(info.state));
        line.on("update", (_, state) => seen(state));
        line.on("connect", () => line.emit("sync", id, String(seat), undefined, SEATS));
      }
    });

  const before = memoryOf(pid);
  for (let k = 0; k < sockets / SEATS; k++) await come(`table${k}`);
  await sleep(0.5);
  console.log(JSON.stringify({ sockets, memory: (memoryOf(pid) - before) / sockets }));
  for (const table of tables) table.sent = performance.now();
  for (const wanted of rates) {
    rate = wanted;
    for (const table of tables) goOn(table);
    let timer;
    if (rate) {
      let due = performance.now();
      timer = setInterval(() => {
        while (due < performance.now()) {
          due += 1000 / rate;
          const table = ready.shift();
          if (table) move(table);
        }
      }, 1);
    }
    await sleep(WARM_UP);
    meter = [];
    const began = performance.now();
    const cpu = cpuOf(pid);
    const own = process.cpuUsage();
    await sleep(seconds);
    const took = (performance.now() - began) / 1000;
    const used = cpuOf(pid) - cpu;
    const mine = process.cpuUsage(own);
    const found = meter;
    meter = null;
    clearInterval(timer);
    const row = { sockets, rate, moves: found.length / took, moves_per_cpu: found.length / used, server: used / took };
    row.client = (mine.user + mine.system) / 1e6 / took;
    console.log(JSON.stringify({ ...row, p50: at(found, 0.5), p99: at(found, 0.99) }));
    rate = 1; // lets every table come to rest
    await sleep(1);
    ready.length = 0;
  }
  process.exit(0);
}

const [what, ...words] = process.argv.slice(2);
if (what === "server") serve(...words);
else load(...words.slice(0, 4).map(Number), words.slice(4).map(Number));
