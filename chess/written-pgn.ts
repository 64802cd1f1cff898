/** Writes games without variations. Apart from the reader, which is four times as large and which most pages do not need. */
import type { PgnFrame, PgnGame } from './pgn.ts'
import { makeClock, makeComment } from './pgn-comment.ts'
import { layOut } from './pgn-text.ts'
import { Position } from './position.ts'
import { makeSan } from './san.ts'
import { opposite, type San } from './types.ts'

/** A game whose moves are already in algebraic notation. They are not validated. */
interface WrittenGame extends PgnFrame {
  readonly sans: readonly San[]
}

function moveWords({ start, sans, clocks, comments }: WrittenGame): string[] {
  const words = makeComment(comments?.[0])
  let turn = start?.turn ?? 'w'
  let fullmoves = start?.fullmoves ?? 1
  let numbered = false
  for (const [index, san] of sans.entries()) {
    // A number and its move are one word, so that no line ends with a number.
    words.push((turn === 'w' ? `${fullmoves}. ` : numbered ? '' : `${fullmoves}... `) + san)
    const seconds = clocks?.[index]
    const said = makeComment(comments?.[index + 1], seconds === undefined ? [] : [makeClock(seconds)])
    // After a comment Black's move needs its number again.
    numbered = turn === 'w' && said.length === 0
    words.push(...said)
    if (turn === 'b') fullmoves++
    turn = opposite(turn)
  }
  return words
}

/** The game's moves must be legal from its start. */
export function makePgn({ moves, ...frame }: PgnGame): string {
  const position = frame.start?.clone() ?? Position.start()
  const sans = moves.map((move) => {
    const san = makeSan(position, move)
    position.make(move)
    return san
  })
  return makeWrittenPgn({ ...frame, sans })
}

/** Writes moves that are already in valid algebraic notation without replaying them: some hundred times faster. */
export const makeWrittenPgn = (game: WrittenGame): string => layOut(game, moveWords(game))
