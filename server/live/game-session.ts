import { opposite, COLORS, type Color, type Result } from '#chess/types.ts'
import { deadlineMs } from '#live/clock.ts'
import type { LiveCommand, MoveCommand } from '#live/command.ts'
import { claimInMs, GONE_AFTER_MS } from '#live/grace.ts'
import { expectedLagMs, NEW_LAG, patienceMs } from '#live/lag.ts'
import { isRunning, turnOf, type LiveGame } from '#live/live-game.ts'
import type { LiveRefusal, ServerMessage, StateMessage } from '#live/protocol.ts'
import { reduce } from '#live/reduce.ts'
import type { Reduced } from '#live/reduction.ts'
import { hereOf, makeMoved, makeState } from '#live/state-message.ts'
import type { LiveHouse } from './house.ts'
import { ChatAllowance } from './limits.ts'
import type { Line } from './line.ts'

/**
 * A live game on this server: what is known of its row, and those who are connected here. Memory is a cache: whatever
 * is said to anybody stands in the row first, and any other server may change it meanwhile.
 */

/** Somebody else's change may come first, and somebody else's after that. */
const MOST_TRIES = 3
/** Where the mover is on another server, that one knows how slow his way is. */
const PATIENCE_FOR_OTHERS_MS = 2_000
const RECOVER_EVERY_MS = 500
const TIME_UP_AGAIN_MS = 500

export type Kept = Result<Reduced, LiveRefusal>

export class Room {
  game: LiveGame
  readonly #house: LiveHouse
  readonly #lines = new Set<Line>()
  readonly #premoves = new Map<Color, { readonly ply: number; readonly uci: string }>()
  /** Changes of one game are made one after the other here. */
  #last: Promise<unknown> = Promise.resolve()
  #deadline: NodeJS.Timeout | undefined
  readonly #leaving = new Map<Color, NodeJS.Timeout>()
  /** Per seat, since each posted message has a connection to itself. */
  readonly #chat: Readonly<Record<Color, ChatAllowance>> = { w: new ChatAllowance(), b: new ChatAllowance() }
  /** Hidden pages of seats on other servers, as told by those. */
  readonly #hiddenElsewhere = new Set<Color>()
  #awaySinceMs: number | undefined
  #recovery: NodeJS.Timeout | undefined
  usedAtMs = 0

  constructor(game: LiveGame, house: LiveHouse) {
    this.game = game
    this.#house = house
    this.#schedule()
  }

  get lines(): ReadonlySet<Line> {
    return this.#lines
  }

  get isEmpty(): boolean {
    return this.#lines.size === 0 && this.#leaving.size === 0 && this.#awaySinceMs === undefined
  }

  get watchers(): number {
    return [...this.#lines].filter(({ color }) => color === null).length
  }

  lineOf(color: Color): Line | undefined {
    return [...this.#lines].find((line) => line.color === color)
  }

  /** Makes a change of what is known now and keeps it; made once more where another server was quicker. */
  change(make: (game: LiveGame) => LiveCommand, atMs: number, by?: { line: Line; n: number }): Promise<Kept> {
    const turn = this.#last.then(() => this.#change(make, atMs, by))
    this.#last = turn.catch(() => {})
    return turn
  }

  async #change(
    make: (game: LiveGame) => LiveCommand,
    atMs: number,
    by: { line: Line; n: number } | undefined,
  ): Promise<Kept> {
    const sinceMs = this.#awaySinceMs
    if (sinceMs !== undefined) {
      // What could not be written was no fault of whose clock ran.
      const held = await this.#try(
        () => ({ type: 'hold', sinceMs, untilMs: atMs, cutOff: [] }),
        atMs,
        undefined,
      )
      if (!held.ok && held.error === 'ERR_UNAVAILABLE') return held
      this.#awaySinceMs = undefined
    }
    return this.#try(make, atMs, by)
  }

  /** The database is away. As soon as it is back, the clock is set to what it was when that was found. */
  #wait(atMs: number): void {
    this.#awaySinceMs ??= atMs
    clearTimeout(this.#recovery)
    const recover = () => void this.change(() => ({ type: 'release' }), this.#house.now())
    this.#recovery = setTimeout(recover, RECOVER_EVERY_MS).unref()
  }

  async #try(
    make: (game: LiveGame) => LiveCommand,
    atMs: number,
    by: { line: Line; n: number } | undefined,
  ): Promise<Kept> {
    const { store, log } = this.#house
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const before = this.game
      const command = make(before)
      const reduction = reduce(before, command, atMs)
      if (!reduction.ok || reduction.value.event === 'known') return reduction
      const { game, next, lag } = reduction.value
      let isKept: boolean
      try {
        isKept = await store.commit({ was: before.version, game, atMs, ...(next && { next }) })
      } catch (error) {
        log('warn', 'live game not written', { error })
        this.#house.failed()
        this.#wait(atMs)
        return { ok: false, error: 'ERR_UNAVAILABLE' }
      }
      if (isKept) {
        if (lag && command.type === 'move') this.#keepLag(command.color, lag)
        this.#house.kept(command.type, this.#house.now() - atMs)
        this.receive(game, by)
        return reduction
      }
      const newer = await store.find(before.id).catch(() => undefined)
      if (newer === undefined) return { ok: false, error: 'ERR_UNAVAILABLE' }
      this.receive(newer)
    }
    return { ok: false, error: 'ERR_STALE' }
  }

  #keepLag(color: Color, lag: Line['lag']): void {
    const line = this.lineOf(color)
    if (line) line.lag = { ...line.lag, quickestMs: lag.quickestMs, poolMs: lag.poolMs }
  }

  /** The row as it is now, changed here or elsewhere. Tells everybody what they do not know. */
  receive(game: LiveGame, by?: { line: Line; n: number }): void {
    const before = this.game
    if (game.version <= before.version) return
    this.game = game
    // They were made for another line.
    if (game.line.length < before.line.length) this.#premoves.clear()
    const isMove = game.version === before.version + 1 && game.line.length === before.line.length + 1
    for (const color of COLORS) {
      if (game.presence[color].server !== this.#house.server) this.#sendElsewhere(color, before)
    }
    for (const line of this.#playersFirst()) this.#tell(line, before, isMove, by)
    if (game.line.length !== before.line.length) this.#turnBegan()
    this.#schedule()
    this.#playPremove()
  }

  #tell(line: Line, before: LiveGame, isMove: boolean, by: { line: Line; n: number } | undefined): void {
    const atMs = this.#house.now()
    if (!isMove || line.version !== before.version) return line.send(this.stateFor(line, atMs), atMs)
    const moved = makeMoved(this.game, this.#lagOfMover())
    line.send(by?.line === line ? { ...moved, n: by.n } : moved, atMs)
    const claimIn = line.color === null ? undefined : claimInMs(this.game, line.color, atMs)
    if (claimIn !== undefined && line.color !== null)
      line.send({ type: 'here', color: opposite(line.color), is: 'gone', claimIn: Math.round(claimIn) }, atMs)
  }

  /** A flood of watchers must not keep the players waiting. */
  #playersFirst(): Line[] {
    return [...this.#lines].sort((one, other) => Number(one.color === null) - Number(other.color === null))
  }

  /** The seat is played from another server now. */
  #sendElsewhere(color: Color, before: LiveGame): void {
    const { server } = this.game.presence[color]
    if (server === null || server === before.presence[color].server) return
    this.lineOf(color)?.close('elsewhere')
  }

  #turnBegan(): void {
    const atMs = this.#house.now()
    const line = this.lineOf(turnOf(this.game))
    line?.turnBegan()
    line?.ping(atMs)
  }

  stateFor({ color }: Line, atMs: number): StateMessage {
    return makeState(
      this.game,
      color,
      {
        isHidden: { w: this.#isHidden('w'), b: this.#isHidden('b') },
        watchers: this.watchers,
        lagMs: this.#lagOfMover(),
      },
      atMs,
    )
  }

  #lagOfMover(): number {
    const line = this.lineOf(turnOf(this.game))
    return line ? expectedLagMs(line.lag) : 0
  }

  #isHidden(color: Color): boolean {
    return this.lineOf(color)?.isHidden ?? this.#hiddenElsewhere.has(color)
  }

  /** A line that knows who it is. The newest one of a seat plays, the older one is told so. */
  async add(line: Line): Promise<void> {
    const { color } = line
    if (color !== null) {
      const older = this.lineOf(color)
      if (older) {
        line.lag = older.lag
        this.#lines.delete(older)
        older.close('elsewhere')
      }
      clearTimeout(this.#leaving.get(color))
      this.#leaving.delete(color)
    }
    this.#lines.add(line)
    // As good as told: it gets the whole state when this is done, whatever has changed meanwhile.
    if (color !== null && !line.isClosed) {
      const cutOffSinceMs = await this.#cutOffSince(color)
      const { server } = this.#house
      await this.change(() => ({ type: 'arrive', color, server, cutOffSinceMs }), this.#house.now())
    }
    if (color === null) this.#tellWatchers()
  }

  /** Since when the server is silent that holds this seat according to the row. */
  async #cutOffSince(color: Color): Promise<number | undefined> {
    const { server, goneAtMs } = this.game.presence[color]
    if (server === null || server === this.#house.server || goneAtMs !== null || !isRunning(this.game))
      return undefined
    return this.#house.silentSince(server).catch(() => undefined)
  }

  remove(line: Line): void {
    if (!this.#lines.delete(line)) return
    const { color } = line
    if (color === null) return this.#tellWatchers()
    this.#premoves.delete(color)
    const sinceMs = this.#house.now()
    const depart = () => {
      this.#leaving.delete(color)
      if (this.lineOf(color)) return
      void this.change(
        () => ({ type: 'depart', color, server: this.#house.server, sinceMs }),
        this.#house.now(),
      )
    }
    clearTimeout(this.#leaving.get(color))
    this.#leaving.set(color, setTimeout(depart, GONE_AFTER_MS).unref())
  }

  #tellWatchers(): void {
    const atMs = this.#house.now()
    const message: ServerMessage = { type: 'watchers', count: this.watchers }
    for (const line of this.#lines) if (line.color !== null) line.send(message, atMs)
  }

  setHidden(line: Line, isHidden: boolean): void {
    const { color } = line
    if (line.isHidden === isHidden || color === null) return
    line.isHidden = isHidden
    this.tellHere(color, isHidden)
    this.#house.tellOthers({ id: this.game.id, here: { color, isHidden } })
  }

  tellHere(color: Color, isHidden: boolean): void {
    if (this.lineOf(color) === undefined) {
      if (isHidden) this.#hiddenElsewhere.add(color)
      else this.#hiddenElsewhere.delete(color)
    }
    const is = hereOf(this.game, color, isHidden)
    this.broadcast({ type: 'here', color, is }, color)
  }

  /** To everybody but `except`. */
  broadcast(message: ServerMessage, except?: Color): void {
    const atMs = this.#house.now()
    for (const line of this.#playersFirst())
      if (line.color === null || line.color !== except) line.send(message, atMs)
  }

  mayChat(color: Color, atMs: number): boolean {
    return this.#chat[color].mayChat(atMs)
  }

  /** To the other side alone: whoever watches has no part in it. */
  say(color: Color, preset: number): void {
    this.lineOf(opposite(color))?.send({ type: 'said', color, preset }, this.#house.now())
  }

  setPremove(color: Color, ply: number, uci: string | undefined): void {
    if (uci === undefined) this.#premoves.delete(color)
    else this.#premoves.set(color, { ply, uci })
    this.#playPremove()
  }

  #playPremove(): void {
    const color = turnOf(this.game)
    const premove = this.#premoves.get(color)
    if (premove === undefined || premove.ply > this.game.line.length) return
    this.#premoves.delete(color)
    if (premove.ply < this.game.line.length) return
    const timing = { sinceSentMs: undefined, spentMs: 0, isPremove: true, stallMs: 0 }
    const lag = this.lineOf(color)?.lag ?? NEW_LAG
    const { ply, uci } = premove
    void this.change(() => ({ type: 'move', color, ply, uci, lag, timing }), this.#house.now())
  }

  moveOf(
    line: Line,
    { ply, uci, spent }: { ply: number; uci: string; spent: number },
    atMs: number,
  ): MoveCommand {
    const { turnAtMs } = this.game
    // What was thought over on an older connection, nobody here has seen.
    const isSeen = turnAtMs === null || line.openedAtMs <= turnAtMs
    const isToldOfTurn = line.version === this.game.version && isSeen
    return {
      type: 'move',
      color: line.color ?? 'w',
      ply,
      uci,
      lag: line.lag,
      timing: {
        sinceSentMs: isToldOfTurn ? Math.max(0, atMs - line.sentAtMs) : undefined,
        spentMs: isSeen ? spent : undefined,
        isPremove: false,
        stallMs: line.stallMs(atMs),
      },
    }
  }

  /** How long after the deadline a move may come that was made in time. */
  patience(): number {
    const color = turnOf(this.game)
    const line = this.lineOf(color)
    return line ? patienceMs(line.lag, this.game.spare[color]) : PATIENCE_FOR_OTHERS_MS
  }

  #schedule(): void {
    clearTimeout(this.#deadline)
    const deadline = deadlineMs(this.game)
    if (deadline === null) return
    const inMs = deadline + this.patience() - this.#house.now()
    if (inMs > LONGEST_TIMER_MS) return
    this.#deadline = setTimeout(() => void this.timeUp(), Math.max(1, inMs)).unref()
  }

  /** Asks whether time is up; the row says so, or not. */
  async timeUp(): Promise<void> {
    // A player whom an outage has disconnected must not lose on time before the outage is noticed.
    if ((await this.#cutOffSince(turnOf(this.game))) !== undefined) return this.#scheduleAgain()
    const patienceMs = this.patience()
    const kept = await this.change(() => ({ type: 'time-up', patienceMs }), this.#house.now())
    // The mover's lag is known better by now, or the database was away.
    if (!kept.ok && this.#lines.size > 0) this.#scheduleAgain()
  }

  #scheduleAgain(): void {
    setTimeout(() => this.#schedule(), TIME_UP_AGAIN_MS).unref()
  }

  /** Nothing is left to happen by itself. */
  close(): void {
    clearTimeout(this.#deadline)
    clearTimeout(this.#recovery)
    for (const timer of this.#leaving.values()) clearTimeout(timer)
    this.#leaving.clear()
  }
}

/** A timer takes 32 bits. Those beyond are for the sweep. */
const LONGEST_TIMER_MS = 24 * 60 * 60_000
