import type { Rush } from '#contract/training.ts'

/** As many puzzles as somebody can solve, each a little harder than the one before. */
export interface RushState {
  readonly rush: Rush
  readonly solved: number
  readonly wrong: number
  /** On the caller's clock, in milliseconds; undefined without one. */
  readonly endsAt: number | undefined
  readonly isOver: boolean
}

export type RushEvent =
  | { readonly type: 'solved' | 'wrong'; readonly now: number }
  /** Time goes by. */
  | { readonly type: 'tick'; readonly now: number }

export const RUSH_MS = 3 * 60_000
export const LIVES = 3
/** What a wrong move costs where there is a clock, so that guessing is slower than looking. */
export const PENALTY_MS = 10_000

/** The first is for everybody; by the thirtieth there is something to think about. */
const FIRST_RATING = 450
const STEP = 40

export const beginRush = (rush: Rush, now: number): RushState => ({
  rush,
  solved: 0,
  wrong: 0,
  endsAt: rush === 'minutes' ? now + RUSH_MS : undefined,
  isOver: false,
})

/** After its end nothing changes any more. */
export function reduceRush(state: RushState, event: RushEvent): RushState {
  if (state.isOver) return state
  const { endsAt } = state
  // What comes after the last second came too late.
  if (endsAt !== undefined && event.now >= endsAt) return { ...state, isOver: true }
  switch (event.type) {
    case 'tick':
      return state
    case 'solved':
      return { ...state, solved: state.solved + 1 }
    case 'wrong': {
      const wrong = state.wrong + 1
      const left = endsAt === undefined ? undefined : endsAt - PENALTY_MS
      const isOver = left === undefined ? wrong === LIVES : event.now >= left
      return { ...state, wrong, endsAt: left, isOver }
    }
  }
}

/** The strength of the next puzzle: what was not solved makes it no harder. */
export const targetOf = ({ solved }: Pick<RushState, 'solved'>): number => FIRST_RATING + STEP * solved

/** `2:05`, and never less than nothing. Rounded up: at 0:00 it is over. */
export function leftText(endsAt: number, now: number): string {
  const seconds = Math.ceil(Math.min(RUSH_MS, Math.max(0, endsAt - now)) / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The most ever solved in one; undefined before the first. */
export function bestOf(
  entries: readonly { kind: string; rush?: Rush; solved?: number }[],
  rush: Rush,
): number | undefined {
  const all = entries.flatMap((entry) =>
    entry.kind === 'rush' && entry.rush === rush ? [entry.solved ?? 0] : [],
  )
  return all.length === 0 ? undefined : Math.max(...all)
}
