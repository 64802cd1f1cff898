/** Where somebody stands who steps through a line. Whatever is done by hand stops it from going on by itself. */
export interface StepperState {
  /** How many moves the shown position has behind it. */
  readonly ply: number
  readonly isPlaying: boolean
}

export type Step = 'first' | 'previous' | 'next' | 'last' | 'toggle'

export type StepperEvent =
  | { readonly type: Step }
  | { readonly type: 'go'; readonly ply: number }
  /** The time for one move is over. */
  | { readonly type: 'tick' }

/** `last` is how many moves the line has. */
export function step({ ply, isPlaying }: StepperState, event: StepperEvent, last: number): StepperState {
  const stopAt = (wanted: number) => ({ ply: Math.min(Math.max(wanted, 0), last), isPlaying: false })
  switch (event.type) {
    case 'first':
      return stopAt(0)
    case 'previous':
      return stopAt(ply - 1)
    case 'next':
      return stopAt(ply + 1)
    case 'last':
      return stopAt(last)
    case 'go':
      return stopAt(event.ply)
    case 'toggle':
      // From the end it begins again.
      return isPlaying || last === 0 ? stopAt(ply) : { ply: ply >= last ? 0 : ply, isPlaying: true }
    case 'tick':
      return isPlaying ? { ply: Math.min(ply + 1, last), isPlaying: ply + 1 < last } : { ply, isPlaying }
  }
}

/** Times as fast as one move a second. */
export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

const MOVE_MS = 1_000
export const pauseAt = (speed: Speed): number => MOVE_MS / speed
