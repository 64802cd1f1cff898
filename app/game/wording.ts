import { opposite, type Color } from '#chess/types.ts'
import { words } from '#words/game'
import { remainingAt, type Clock } from './clock.ts'
import { ownSideOf, type Game, type GameEnd } from './game.ts'

/** The lines of the end dialog and of the overlay on the board. */
export interface EndTexts {
  readonly heading: string
  readonly subtext: string
  readonly reason: string
  /** The result from the view of the player at this screen; `over` for two players at one screen and for spectators. */
  readonly result: 'won' | 'lost' | 'drawn' | 'over'
}

export function endTexts(game: Game, end: GameEnd): EndTexts {
  const leftDrawn = end.status === 'abandoned' && end.winner === undefined
  const drawn = end.status === 'draw' || end.reason === 'timeout-without-mating-material' || leftDrawn
  return {
    heading: headingOf(game, end),
    subtext: drawn ? words.ending.gameOverDraw : words.ending.gameOver,
    reason: reasonText(game, end),
    result: drawn || end.winner === undefined ? 'drawn' : resultFor(ownSideOf(game), end.winner),
  }
}

function resultFor(own: Color | undefined, winner: Color): EndTexts['result'] {
  if (own === undefined) return 'over'
  return own === winner ? 'won' : 'lost'
}

/** The specification's headings, except that after a resignation or when a player left the heading addresses the reader. */
function headingOf(game: Game, { status, winner }: GameEnd): string {
  const { headings } = words.ending
  if (status !== 'resigned' && (status !== 'abandoned' || winner === undefined)) return headings[status]
  const isOwnLoss = status === 'resigned' && winner !== undefined && ownSideOf(game) === opposite(winner)
  if (isOwnLoss) return headings.resigned
  return winner === undefined ? headings.abandoned : headings.won(playerIn(game, winner))
}

function reasonText(game: Game, { reason, winner }: GameEnd): string {
  // In a draw on time the clock of the side to move has run out.
  const late = winner === undefined ? game.line.sideToMoveAt() : opposite(winner)
  const isLeftDrawn = reason === 'abandonment' && winner === undefined
  return words.ending.reasons[isLeftDrawn ? 'abandonment-drawn' : reason]({
    winner: playerIn(game, winner ?? opposite(late)),
    late: sideIn(game, late),
    other: sideIn(game, opposite(late)),
  })
}

/** Names a side of this game for use in a sentence. */
export function playerIn(game: Game, color: Color) {
  if (color === ownSideOf(game)) return 'you'
  const { opponent } = game
  return opponent.type === 'computer' ? 'computer' : { name: opponent.names[color], color }
}

/** Like `playerIn`, but after the winner's name another person is called by their colour. */
function sideIn(game: Game, color: Color) {
  const player = playerIn(game, color)
  return typeof player === 'string' ? player : { name: null, color }
}

/** Both clocks in words, for screen readers. */
export const clocksWords = ({ clock }: Game, atMs: number): string =>
  words.gameAnnounced.clocks(secondsLeft(clock, 'w', atMs), secondsLeft(clock, 'b', atMs))

/** Rounded up, as the clock shows them. */
const secondsLeft = (clock: Clock, color: Color, atMs: number): number =>
  Math.ceil(remainingAt(clock, color, atMs) / 1000)
