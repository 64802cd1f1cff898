import { grouped, list } from '../grammar/en.ts'

/** A move, and the share of players who choose it. */
interface ShareOfMove {
  readonly san: string
  readonly percent: number
}

const answer = (rating: number, moves: readonly ShareOfMove[]): string => {
  const shares = moves.map(({ san, percent }) => `${san}\u00a0(${percent}%)`)
  return `At ${grouped(rating)}, people play ${list(shares, 'and')}.`
}

export const words = {
  peopleQuestion: {
    ask: 'What would people play?',
    asking: 'Looking at how people play…',
    answer,
    /** `played`: the move of the game, which is not one of the commonest. */
    answerWithPlayed: (rating: number, moves: readonly ShareOfMove[], { san, percent }: ShareOfMove) =>
      percent === 0
        ? `${answer(rating, moves)} Hardly anyone plays ${san}.`
        : `${answer(rating, moves)} ${percent}% play ${san}.`,
    unavailable: 'This could not be loaded. Check your connection and ask again.',
  },
}
