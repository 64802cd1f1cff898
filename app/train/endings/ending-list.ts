import {
  ENDING_GROUPS,
  TAUGHT_ENDINGS,
  type EndingGroup,
  type EndingId,
} from '#content/endings/curriculum.ts'

export type TaughtEnding = Extract<(typeof TAUGHT_ENDINGS)[number], { readonly id: EndingId }>

/** The forty endings in teaching order. */
export const ENDINGS = TAUGHT_ENDINGS.filter((ending): ending is TaughtEnding => !('isSpare' in ending))

const BY_ID: ReadonlyMap<string, TaughtEnding> = new Map(ENDINGS.map((ending) => [ending.id, ending]))

export const findEnding = (id: string | undefined): TaughtEnding | undefined =>
  id === undefined ? undefined : BY_ID.get(id)

interface GroupOfEndings {
  readonly group: EndingGroup
  readonly endings: readonly TaughtEnding[]
}

export const GROUPS: readonly GroupOfEndings[] = ENDING_GROUPS.map((group) => ({
  group,
  endings: ENDINGS.filter((ending) => ending.group === group),
}))

/** Every pupil's task is to win, or to hold a draw. */
export const isWonByPupil = ({ result }: TaughtEnding): boolean => result !== 'draw'

export const endingPath = (id: EndingId): string => `/train/endings/${id}`

/** The ending after this one; the last is followed by the first. */
export const endingAfter = ({ id }: TaughtEnding): TaughtEnding =>
  ENDINGS[(ENDINGS.findIndex((ending) => ending.id === id) + 1) % ENDINGS.length]!
