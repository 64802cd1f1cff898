import type { Color, Uci } from '#chess/types.ts'

export interface SeatPremove {
  readonly ply: number
  readonly uci: Uci
}

/** The premove of each seat. In memory: a page repeats its own with the hello of a new connection. */
export class SessionPremoves {
  readonly #premoves = new Map<Color, SeatPremove>()

  /** `undefined` removes it. */
  set(color: Color, premove: SeatPremove | undefined): void {
    if (premove === undefined) this.#premoves.delete(color)
    else this.#premoves.set(color, premove)
  }

  clear(): void {
    this.#premoves.clear()
  }

  /** Removes and returns the premove of `color` for this ply; one for an earlier ply is dropped. */
  take(color: Color, plies: number): SeatPremove | undefined {
    const premove = this.#premoves.get(color)
    if (premove === undefined || premove.ply > plies) return undefined
    this.#premoves.delete(color)
    return premove.ply === plies ? premove : undefined
  }
}
