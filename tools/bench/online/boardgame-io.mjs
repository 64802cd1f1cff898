/**
 * A chess server as in boardgame.io's documentation: rules by chess.js, games in its own file store. Run `node
 * boardgame-io.mjs PACKAGES PORT FOLDER`, where PACKAGES is the folder with its packages.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Chess } from 'chess.js'

const [packages = '', port = '0', folder = ''] = process.argv.slice(2)
const load = createRequire(join(packages, 'package.json'))
const { Server, FlatFile } = load('boardgame.io/server')
const { INVALID_MOVE } = load('boardgame.io/core')

const chess = {
  name: 'chess',
  setup: () => ({ fen: new Chess().fen(), moves: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    move: ({ G }, uci) => {
      const board = new Chess(G.fen)
      try {
        board.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] })
      } catch {
        return INVALID_MOVE
      }
      G.fen = board.fen()
      G.moves.push(uci)
    },
  },
}

const server = Server({ games: [chess], db: new FlatFile({ dir: folder }), origins: ['*'] })
await server.run(Number(port))
process.stdout.write('ready\n')
