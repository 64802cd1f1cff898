import type { LiveCommand } from '#live/command.ts'
import { hasEnded, seatOf, type LiveGame } from '#live/live-game.ts'
import { parseClientMessage, type ClientMessage, type LiveRefusal } from '#live/protocol.ts'
import type { LiveHouse } from './house.ts'
import { hashKey, newIds } from './ids.ts'
import { MessageAllowance, MOST_WATCHERS } from './limits.ts'
import type { Line } from './line.ts'
import type { Kept, Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/** What one connection says, from its first message to its end. */

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>

export class Visit {
  readonly line: Line
  readonly #id: string
  readonly #rooms: Rooms
  readonly #house: LiveHouse
  readonly #allowance: MessageAllowance
  #room: Room | undefined
  #hasSaidHello = false
  /** What a page says is done in the order in which it says it. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(line: Line, id: string, rooms: Rooms, house: LiveHouse) {
    this.line = line
    this.#id = id
    this.#rooms = rooms
    this.#house = house
    this.#allowance = new MessageAllowance(house.now())
  }

  get isSilent(): boolean {
    return !this.#hasSaidHello
  }

  /** A message as it came, at the moment at which it came. */
  receive(text: string): void {
    const atMs = this.#house.now()
    const parsed = parseClientMessage(text)
    if (!parsed.ok) return this.#violate(0, 'ERR_NOT_ALLOWED')
    const message = parsed.value
    const n = 'n' in message ? message.n : 0
    if (!this.#allowance.mayReceive(atMs)) return this.#violate(n, 'ERR_TOO_FAST')
    if (message.type === 'unknown') return this.#refuse(n, 'ERR_NOT_ALLOWED')
    // A beat asks whether anybody is there: it does not wait behind what is being written.
    if (message.type === 'beat' && this.#room) return this.#beat(this.#room, message)
    this.#last = this.#last
      .then(() => this.#hear(message, atMs))
      .catch((error: unknown) => {
        this.#house.log('error', 'live message failed', { error })
        this.line.close('restart')
      })
  }

  closed(): void {
    this.line.isClosed = true
    void this.#last.finally(() => this.#room?.remove(this.line))
  }

  /** Resolves when everything that was said has been answered. */
  done(): Promise<unknown> {
    return this.#last
  }

  /** A message that comes by itself, from whoever has shown the key: the connection that hears of it is another one. */
  async post(message: ClientMessage, room: Room, atMs: number): Promise<void> {
    this.#room = room
    this.#hasSaidHello = true
    if (message.type === 'hello') return this.line.send(room.stateFor(this.line, atMs), atMs)
    if (message.type === 'beat') return this.#beat(room, message)
    await this.#hear(message, atMs)
  }

  async #hear(message: ClientMessage, atMs: number): Promise<void> {
    if (message.type === 'hello') return this.#hello(message)
    const room = this.#room
    if (room === undefined || this.line.isClosed) {
      if (!this.line.isClosed) this.line.close('abuse')
      return
    }
    switch (message.type) {
      case 'move':
        return this.#move(room, message, atMs)
      case 'do':
        return this.#do(room, message, atMs)
      case 'pre':
        return this.#premove(room, message, atMs)
      case 'say':
        return this.#say(room, message, atMs)
      case 'beat':
        return this.#beat(room, message)
    }
  }

  async #hello(message: Said<'hello'>): Promise<void> {
    if (this.#hasSaidHello) return this.#violate(0, 'ERR_NOT_ALLOWED')
    this.#hasSaidHello = true
    const room = await this.enter(message.key)
    if (room === undefined) return
    const atMs = this.#house.now()
    const { line } = this
    if (message.v === room.game.version) {
      line.version = message.v
      line.sentAtMs = atMs
      line.send({ type: 'same', v: message.v }, atMs)
    } else line.send(room.stateFor(line, atMs), atMs)
    if (line.color === null) return
    room.setHidden(line, message.away)
    const [premove] = message.pre ?? []
    if (premove) room.setPremove(line.color, premove.ply, premove.uci)
    line.ping(atMs)
  }

  /** Where the game is, and as whom. */
  async enter(key: string | undefined): Promise<Room | undefined> {
    const room = await this.#rooms.open(this.#id).catch(() => 'away' as const)
    const { line } = this
    if (line.isClosed) return undefined
    if (room === 'away' || room === undefined) {
      line.close(room === 'away' ? 'restart' : 'noSuchGame')
      return undefined
    }
    line.color = seatFor(room.game, this.#id, key, line.userId)
    if (line.color === null && room.watchers >= MOST_WATCHERS) {
      line.close('slow')
      return undefined
    }
    this.#room = room
    await room.add(line)
    return line.isClosed ? undefined : room
  }

  async #move(room: Room, message: Said<'move'>, atMs: number): Promise<void> {
    const { line } = this
    if (line.color === null) return this.#refuse(message.n, 'ERR_NOT_ALLOWED')
    const kept = await room.change(() => room.moveOf(line, message, atMs), atMs, { line, n: message.n })
    this.#answer(room, message.n, kept)
  }

  async #do(room: Room, { n, what, v }: Said<'do'>, atMs: number): Promise<void> {
    const { color } = this.line
    if (color === null) return this.#refuse(n, 'ERR_NOT_ALLOWED')
    const command: LiveCommand =
      what === 'rematch' ? { type: 'rematch', color, ids: newIds() } : { type: what, color }
    const kept = await room.change(() => command, atMs)
    // What was meant for an older state of things is told so.
    const isOld = !kept.ok && kept.error === 'ERR_NOT_ALLOWED' && v !== room.game.version
    this.#answer(room, n, isOld ? { ok: false, error: 'ERR_STALE' } : kept)
  }

  #premove(room: Room, { n, ply, uci }: Said<'pre'>, atMs: number): void {
    const { color } = this.line
    if (color === null || hasEnded(room.game)) return this.#refuse(n, 'ERR_NOT_ALLOWED')
    this.line.send({ type: 'ok', n }, atMs)
    room.setPremove(color, ply, uci)
  }

  #say(room: Room, { n, preset }: Said<'say'>, atMs: number): void {
    const { color } = this.line
    const { phase } = room.game
    const isAllowed = phase === 'seated' || phase === 'playing' || phase === 'over'
    if (color === null || !isAllowed) return this.#refuse(n, 'ERR_NOT_ALLOWED')
    if (!room.mayChat(color, atMs)) return this.#refuse(n, 'ERR_TOO_FAST')
    this.line.send({ type: 'said', color, preset, n }, atMs)
    room.say(color, preset)
    this.#house.tellOthers({ id: room.game.id, said: { color, preset } })
  }

  #beat(room: Room, { v, hidden }: Said<'beat'>): void {
    const atMs = this.#house.now()
    const { line } = this
    line.send({ type: 'beat', v: room.game.version, at: Math.round(atMs) }, atMs)
    if (v !== room.game.version) line.send(room.stateFor(line, atMs), atMs)
    room.setHidden(line, hidden)
  }

  /** What was changed has been told to everybody by now; what was not is told to whoever asked. */
  #answer(room: Room, n: number, kept: Kept): void {
    const atMs = this.#house.now()
    if (!kept.ok) this.#refuse(n, kept.error)
    if (!kept.ok || kept.value.event === 'known' || this.line.version !== room.game.version)
      this.line.send(room.stateFor(this.line, atMs), atMs)
  }

  #refuse(n: number, code: LiveRefusal): void {
    this.line.send({ type: 'no', n, code }, this.#house.now())
  }

  #violate(n: number, code: LiveRefusal): void {
    if (this.#allowance.violate()) this.line.close('abuse')
    else this.#refuse(n, code)
  }
}

/** Whoever comes by the link to watch watches, whatever else he has. */
export function seatFor(
  game: LiveGame,
  id: string,
  key: string | undefined,
  userId: string | undefined,
): 'w' | 'b' | null {
  if (id === game.watchId) return null
  return seatOf(game, { keyHash: key === undefined ? undefined : hashKey(key), userId })
}
