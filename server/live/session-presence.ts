import type { Color } from '#chess/types.ts'
import { GONE_AFTER_MS } from '#live/grace.ts'
import type { GameChannel } from './channel.ts'

/** Tracks hidden and just closed pages of a game's players. The row stores only who is connected to which server. */
export class SessionPresence {
  readonly #channel: GameChannel
  readonly #leaving = new Map<Color, NodeJS.Timeout>()
  /** Seats with hidden pages on other servers, as those have reported. */
  readonly #hiddenElsewhere = new Set<Color>()

  constructor(channel: GameChannel) {
    this.#channel = channel
  }

  get isLeaving(): boolean {
    return this.#leaving.size > 0
  }

  isHidden(color: Color): boolean {
    return this.#channel.connectionOf(color)?.isHidden ?? this.#hiddenElsewhere.has(color)
  }

  setHiddenElsewhere(color: Color, isHidden: boolean): void {
    if (this.#channel.connectionOf(color) !== undefined) return
    if (isHidden) this.#hiddenElsewhere.add(color)
    else this.#hiddenElsewhere.delete(color)
  }

  /** Calls `onGone` unless the player reconnects soon. */
  startLeaving(color: Color, onGone: () => void): void {
    this.stopLeaving(color)
    const check = () => {
      this.#leaving.delete(color)
      if (this.#channel.connectionOf(color) === undefined) onGone()
    }
    this.#leaving.set(color, setTimeout(check, GONE_AFTER_MS).unref())
  }

  stopLeaving(color: Color): void {
    clearTimeout(this.#leaving.get(color))
    this.#leaving.delete(color)
  }

  close(): void {
    for (const color of this.#leaving.keys()) this.stopLeaving(color)
  }
}
