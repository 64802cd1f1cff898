/** A key moment, as far as the one large button needs to know it. */
export interface LeadMoment {
  /** The number of moves before it. */
  readonly index: number
  /** The coach has a line to show. */
  readonly hasLine: boolean
  /** It is a mistake of the reader's own, so the reader can look for a better move. */
  readonly canTry: boolean
}

/** The next action of a review's large button. */
export type LeadStep =
  | { readonly kind: 'show' | 'try' | 'next'; readonly index: number }
  | { readonly kind: 'rematch' }

/**
 * The steps through a reviewed game: the moment that the board already shows, then the others in the order of the game. Each is
 * shown and, if possible, tried before the next one. The last step is the next game.
 */
export function leadSteps(
  moments: readonly LeadMoment[],
  turningPoint: number | undefined,
): readonly LeadStep[] {
  const first = moments.find(({ index }) => index === turningPoint)
  const rest = moments.filter((moment) => moment !== first).toSorted((a, b) => a.index - b.index)
  return [
    ...(first ? stepsAt(first) : []),
    ...rest.flatMap((moment): LeadStep[] => [{ kind: 'next', index: moment.index }, ...stepsAt(moment)]),
    { kind: 'rematch' },
  ]
}

const stepsAt = ({ index, hasLine, canTry }: LeadMoment): readonly LeadStep[] => [
  ...(hasLine ? [{ kind: 'show', index } as const] : []),
  ...(canTry ? [{ kind: 'try', index } as const] : []),
]
