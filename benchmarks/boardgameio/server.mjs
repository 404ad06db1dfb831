// boardgame.io's own server, as its documentation starts it, with a game in which every move is legal: PORT [FOLDER].
// Matches are in memory, as it has them by default, or in its own files in the folder.
import boardgame from "boardgame.io/dist/cjs/server.js";

const CELLS = 9;

const marks = {
  name: "marks",
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell % CELLS] = playerID;
    },
  },
};

const [port, dir] = process.argv.slice(2);
const db = dir ? new boardgame.FlatFile({ dir }) : undefined;
const server = boardgame.Server({ games: [marks], db, origins: [boardgame.Origins.LOCALHOST] });
server.run({ port: Number(port) });
