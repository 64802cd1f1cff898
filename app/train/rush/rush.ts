import type { Rush } from '#contract/training.ts'

/** A series of puzzles, each a little harder than the last. */
export interface RushState {
  readonly rush: Rush
  readonly solved: number
  readonly wrong: number
  /** End time on the caller’s clock, in milliseconds; undefined without a clock. */
  readonly endsAt: number | undefined
  readonly isOver: boolean
}

export type RushEvent =
  | { readonly type: 'solved' | 'wrong'; readonly now: number }
  /** A clock tick. */
  | { readonly type: 'tick'; readonly now: number }

export const RUSH_MS = 3 * 60_000
export const LIVES = 3
/** The penalty for a wrong move with a clock, so that guessing is slower than thinking. */
export const PENALTY_MS = 10_000

/** Ratings: easy at first, demanding by the thirtieth puzzle. */
const FIRST_RATING = 450
const STEP = 40

export const beginRush = (rush: Rush, now: number): RushState => ({
  rush,
  solved: 0,
  wrong: 0,
  endsAt: rush === 'minutes' ? now + RUSH_MS : undefined,
  isOver: false,
})

/** Nothing changes after the end. */
export function reduceRush(state: RushState, event: RushEvent): RushState {
  if (state.isOver) return state
  const { endsAt } = state
  // Events after the time is up are ignored.
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

/** The rating of the next puzzle. Failed puzzles do not raise it. */
export const targetOf = ({ solved }: Pick<RushState, 'solved'>): number => FIRST_RATING + STEP * solved

/** `2:05`, never negative. Rounded up, so that 0:00 means the end. */
export function leftText(endsAt: number, now: number): string {
  const seconds = Math.ceil(Math.min(RUSH_MS, Math.max(0, endsAt - now)) / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
