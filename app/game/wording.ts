import { COLOR_NAMES } from '#chess/names.ts'
import { opposite, type Color } from '#chess/types.ts'
import type { EndReason } from '#matches/ending.ts'
import { isAgainstComputer, type Game, type GameEnd, type GameStatus } from './game.ts'

export const STATUS_TEXTS: Record<GameStatus, string> = {
  playing: 'Playing',
  check: 'Check',
  checkmate: 'Checkmate',
  stalemate: 'Stalemate',
  draw: 'Draw',
  timeout: 'Time out',
  resigned: 'Resigned',
  abandoned: 'Abandoned',
  'ai-thinking': 'Thinking…',
}

const END_HEADINGS: Record<GameEnd['status'], string> = {
  checkmate: 'Checkmate!',
  stalemate: 'Stalemate!',
  draw: 'Draw!',
  timeout: 'Time Out!',
  resigned: 'Resignation!',
  abandoned: 'Game Abandoned!',
}

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
    heading: END_HEADINGS[end.status],
    subtext: drawn ? 'Game Over - Draw' : 'Game Over',
    reason: reasonText(game, end),
  }
}

function reasonText(game: Game, end: GameEnd): string {
  const { called } = game
  const late = (called && called.reason !== 'agreement' && called.color) || 'w'
  return REASONS[end.reason]({
    winner: end.winner && nameInSentence(game, end.winner),
    late: isAgainstComputer(game) ? midSentence(nameInSentence(game, late)) : COLOR_NAMES[late],
    other: isAgainstComputer(game)
      ? midSentence(nameInSentence(game, opposite(late)))
      : COLOR_NAMES[opposite(late)],
  })
}

interface Sides {
  readonly winner: string | undefined
  readonly late: string
  readonly other: string
}

const REASONS: Record<EndReason, (sides: Sides) => string> = {
  checkmate: ({ winner }) => `${winner} won by checkmate.`,
  timeout: ({ winner, late }) => `${winner} won on time: ${late} ran out.`,
  resignation: ({ winner, late }) => `${winner} won: ${late} resigned.`,
  agreement: () => 'Drawn by agreement.',
  stalemate: () => 'Drawn: the side to move has no legal move and is not in check.',
  'threefold-repetition': () => 'Drawn by threefold repetition: the same position came up three times.',
  'fifty-move-rule': () => 'Drawn by the fifty-move rule: fifty moves without a capture or a pawn move.',
  'insufficient-material': () => 'Drawn by insufficient material: neither side has enough left to give mate.',
  'timeout-without-mating-material': ({ late, other }) =>
    `Drawn: ${late} ran out of time, but ${other} ${other === 'you' ? 'have' : 'has'} too little left to give mate.`,
  abandonment: ({ winner, late }) =>
    winner === undefined ? 'Drawn: a player left the game.' : `${winner} won: ${late} left the game.`,
}

/** `You` and `The computer` within a sentence. */
const midSentence = (name: string): string => name[0]!.toLowerCase() + name.slice(1)

/** A side's name in a sentence about this game. */
export function nameInSentence({ opponent }: Game, color: Color): string {
  if (opponent.type !== 'computer') return opponent.names[color] || COLOR_NAMES[color]
  return color === opponent.seat ? 'You' : 'The computer'
}
