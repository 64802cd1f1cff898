import { opposite, type Color } from '#chess/types.ts'
import { words } from '#words/game'
import { isAgainstComputer, type Game, type GameEnd } from './game.ts'

/** The lines of the end dialog and of the overlay on the board. */
export interface EndTexts {
  readonly heading: string
  readonly subtext: string
  readonly reason: string
}

export function endTexts(game: Game, end: GameEnd): EndTexts {
  const leftDrawn = end.status === 'abandoned' && end.winner === undefined
  const drawn = end.status === 'draw' || end.reason === 'timeout-without-mating-material' || leftDrawn
  return {
    heading: words.ending.headings[end.status],
    subtext: drawn ? words.ending.gameOverDraw : words.ending.gameOver,
    reason: reasonText(game, end),
  }
}

function reasonText(game: Game, { reason, winner }: GameEnd): string {
  const { called } = game
  const late = (called && called.reason !== 'agreement' && called.color) || 'w'
  const isLeftDrawn = reason === 'abandonment' && winner === undefined
  return words.ending.reasons[isLeftDrawn ? 'abandonment-drawn' : reason]({
    winner: playerIn(game, winner ?? opposite(late)),
    late: sideIn(game, late),
    other: sideIn(game, opposite(late)),
  })
}

/** A side of this game, as sentences take it. */
export function playerIn({ opponent }: Game, color: Color) {
  if (opponent.type !== 'computer') return { name: opponent.names[color], color }
  return color === opponent.seat ? 'you' : 'computer'
}

/** As `playerIn`, but people are called by their color, after the winner's name. */
const sideIn = (game: Game, color: Color) =>
  isAgainstComputer(game) ? playerIn(game, color) : { name: null, color }
