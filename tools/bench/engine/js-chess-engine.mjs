/**
 * Runs js-chess-engine as a UCI engine: `node js-chess-engine.mjs FILE LEVEL`. The engine sees only the current position, so
 * it cannot detect repetitions. LEVEL sets its depth; arguments of `go` are ignored. It only promotes to queens.
 */
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { Chess } from 'chess.js'

const [file, level] = process.argv.slice(2)
const { Game } = createRequire(import.meta.url)(file)
let chess = new Chess()

for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...words] = line.trim().split(/\s+/)
  if (command === 'uci') console.log('uciok')
  else if (command === 'isready') console.log('readyok')
  else if (command === 'position') chess = positionOf(words)
  else if (command === 'go') console.log(`bestmove ${bestMove()}`)
  else if (command === 'quit') process.exit()
}

function positionOf(words) {
  const movesAt = words.indexOf('moves')
  const [kind, ...fen] = movesAt < 0 ? words : words.slice(0, movesAt)
  const position = kind === 'fen' ? new Chess(fen.join(' ')) : new Chess()
  for (const move of movesAt < 0 ? [] : words.slice(movesAt + 1)) position.move(move)
  return position
}

function bestMove() {
  const { move } = new Game(chess.fen()).ai({ level: Number(level), play: false })
  const [[from, to]] = Object.entries(move).map((ends) => ends.map((square) => square.toLowerCase()))
  const promotes = chess.moves({ verbose: true }).some((each) => each.lan === `${from}${to}q`)
  return `${from}${to}${promotes ? 'q' : ''}`
}
