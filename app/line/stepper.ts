/** A position in a line, with playback. Stepping by hand stops the playback. */
export interface StepperState {
  /** Number of half-moves before the shown position. */
  readonly ply: number
  readonly isPlaying: boolean
}

export type Step = 'first' | 'previous' | 'next' | 'last' | 'toggle'

export type StepperEvent =
  | { readonly type: Step }
  | { readonly type: 'go'; readonly ply: number }
  /** Playback: it is time for the next move. */
  | { readonly type: 'tick' }

/** `last`: number of half-moves in the line. */
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
      // At the end, playback restarts from the beginning.
      return isPlaying || last === 0 ? stopAt(ply) : { ply: ply >= last ? 0 : ply, isPlaying: true }
    case 'tick':
      return isPlaying ? { ply: Math.min(ply + 1, last), isPlaying: ply + 1 < last } : { ply, isPlaying }
  }
}

/** Multiples of one move a second. */
export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

const MOVE_MS = 1_000
export const pauseAt = (speed: Speed): number => MOVE_MS / speed
