import { NO_STATE, receive, type OnlineState } from '#app/game/online/online-state.ts'
import type { NextPremove } from '#app/line/premove.ts'
import { legalMoves } from '#chess/moves.ts'
import { randomFrom } from '#chess/samples.ts'
import type { Color, Move } from '#chess/types.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import { createLiveGame, hasEnded, type LiveGame } from '#live/live-game.ts'
import { makeLiveMessage, parseServerMessage, type ClientMessage } from '#live/protocol.ts'
import { reduce } from '#live/reduce.ts'
import { makeState } from '#live/state-message.ts'
import { hashKey, newIds, newSeatKey } from '#server/live/ids.ts'
import { createGameSessions, type GameSessions } from '#server/live/game-sessions.ts'
import { PlayerConnection } from '#server/live/player-connection.ts'
import { MessageHandler } from '#server/live/message-handler.ts'
import { makeLiveRow, readLiveRow } from '#server/database/live-game-row.ts'
import type { LiveStore } from '#server/live/store.ts'
import type { SessionContext } from '#server/live/session-context.ts'

/**
 * Simulates one game of two pages over two servers with one table, in virtual time. The pages' state and the servers' sessions
 * are the real code; the network and the table fail occasionally. After each message from a server, and again at the end when
 * all have arrived, the page is compared with the row.
 */
export interface SimulatedGame {
  readonly plies: number
  readonly faults: number
  /** States that a page showed but the row never had, or did not have at the end. */
  readonly differences: readonly string[]
}

const MOST_PLIES = 60
/** Stops a simulation that makes no progress, which would show up as a difference. */
const MOST_EVENTS = 20_000

interface World {
  readonly random: (below: number) => number
  now(): number
  later(inMs: number, run: () => void): void
  /** True if a fault occurs here; never while the game settles. */
  fails(): boolean
}

export async function simulateGame(seed: number, faultsInHundred: number): Promise<SimulatedGame> {
  const random = randomFrom(seed)
  const events: { readonly atMs: number; readonly run: () => void }[] = []
  let nowMs = 0
  let faults = 0
  let isSettling = false
  const world: World = {
    random,
    now: () => nowMs,
    later(inMs, run) {
      const atMs = nowMs + inMs
      const index = events.findLastIndex((event) => event.atMs <= atMs) + 1
      events.splice(index, 0, { atMs, run })
    },
    fails() {
      if (isSettling || random(100) >= faultsInHundred) return false
      faults += 1
      return true
    },
  }
  async function happen(isEnough: () => boolean): Promise<boolean> {
    for (let count = 0; count < MOST_EVENTS; count++) {
      if (isEnough()) return true
      const next = events.shift()
      if (!next) return isEnough()
      nowMs = next.atMs
      next.run()
      await settled()
    }
    return false
  }

  const keys = { w: newSeatKey(), b: newSeatKey() }
  const table = makeTable(world, seatedGame(keys))
  const servers = ['s1', 's2'].map((name) => makeServer(name, world, table))
  table.onKept = (by, game) => {
    // Database notifications: each server receives each one once, in order, some time after the commit.
    for (const { name, sessions } of servers)
      if (name !== by) world.later(NOTICE_MS, () => sessions.find(game.id)?.receive(game))
  }
  const pages = (['w', 'b'] as const).map((color) => makePage(world, servers, table, keys[color]))
  for (const page of pages) page.connect()
  const isOver = () => hasEnded(table.game) || table.game.line.length >= MOST_PLIES
  const differences: string[] = []
  if (!(await happen(isOver))) differences.push(`stands still at ply ${table.game.line.length}`)
  isSettling = true
  for (const page of pages) page.settle()
  // A server that could not write retries a second later, by a timer outside of virtual time.
  for (const { sessions } of servers)
    void sessions.find(table.game.id)?.change(() => ({ type: 'release' }), world.now())
  const endMs = nowMs + 60_000
  await happen(() => nowMs >= endMs)
  for (const page of pages) differences.push(...page.differences, ...page.differenceFromRow())
  for (const { sessions } of servers) sessions.close()
  return { plies: table.game.line.length, faults, differences }
}

/** A notification of the database. */
const NOTICE_MS = 3
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

function seatedGame(keys: Readonly<Record<Color, string>>): LiveGame {
  const seat = (color: Color) => ({ keyHash: hashKey(keys[color]), userId: null, name: '' })
  const settings = { minutes: 5, increment: 3, untimed: false } as const
  const open = createLiveGame(
    { ...newIds(), settings, seats: { w: seat('w'), b: null }, origin: 'invitation' },
    0,
  )
  const joined = reduce(open, { type: 'join', seat: seat('b') }, 0)
  if (!joined.ok) throw new Error(joined.error)
  return joined.value.game
}

interface Table {
  readonly game: LiveGame
  /** The moves of every version that was ever committed. */
  readonly versions: ReadonlyMap<number, string>
  onKept: (by: string, game: LiveGame) => void
  storeOf(server: string): LiveStore
}

/** Storage that is slow, loses some changes, and reports some saved changes as lost. */
function makeTable(world: World, first: LiveGame): Table {
  let row = makeLiveRow(first, 0)
  const versions = new Map([[first.version, first.line.ucis().join(' ')]])
  const read = () => readLiveRow(row)
  const table: Table = {
    get game() {
      return read()
    },
    versions,
    onKept: () => {},
    storeOf: (server) => ({
      find: async () => read(),
      create: async () => {},
      commit: ({ was, game, atMs }) =>
        new Promise((resolve, reject) => {
          world.later(1 + world.random(5), () => {
            const isLost = world.fails()
            if (isLost && world.random(2) === 0) return reject(new Error('the database is away'))
            if (read().version !== was) return resolve(false)
            row = makeLiveRow(game, atMs)
            versions.set(game.version, game.line.ucis().join(' '))
            table.onKept(server, read())
            if (isLost) reject(new Error('the answer of the database was lost'))
            else resolve(true)
          })
        }),
      findNewer: async (known) => [read()].filter(({ id, version }) => version !== known.get(id)),
      waiting: () => 0,
    }),
  }
  return table
}

interface Server {
  readonly name: string
  readonly sessions: GameSessions
  readonly context: SessionContext
}

function makeServer(name: string, world: World, table: Table): Server {
  const context: SessionContext = {
    server: name,
    store: table.storeOf(name),
    log: () => {},
    now: () => world.now(),
    silentSince: () => Promise.resolve(undefined),
    publish: () => {},
    recordCommit: () => {},
    recordFailure: () => {},
  }
  return { name, sessions: createGameSessions(context), context }
}

/** One connection as a page has it: in order, with delay, and silently dead when it fails. */
interface Link {
  isOpen: boolean
  readonly send: (message: ClientMessage) => void
  readonly cut: () => void
}

function connect(
  world: World,
  { sessions, context }: Server,
  id: string,
  hear: (text: string) => void,
  onCut: () => void,
): Link {
  const lastMs = { up: 0, down: 0 }
  /** In the order of sending, as with TCP. */
  const deliver = (way: 'up' | 'down', run: () => void) => {
    lastMs[way] = Math.max(lastMs[way], world.now() + 5 + world.random(40))
    world.later(lastMs[way] - world.now(), () => link.isOpen && run())
  }
  const connection = new PlayerConnection(
    {
      send: (text) => {
        if (world.fails()) return link.cut()
        deliver('down', () => hear(text))
      },
      close: () => deliver('down', link.cut),
      buffered: () => 0,
    },
    undefined,
    world.now(),
  )
  const handler = new MessageHandler(connection, id, sessions, context)
  const link: Link = {
    isOpen: true,
    send: (message) => {
      const text = makeLiveMessage(message)
      deliver('up', () => {
        // Half of the messages cut off here have arrived, but their answers are lost.
        const isCut = world.fails()
        if (!isCut || world.random(2) === 0) handler.receive(text)
        if (isCut) link.cut()
      })
    },
    cut: () => {
      if (!link.isOpen) return
      link.isOpen = false
      world.later(world.random(2_000), () => handler.close())
      onCut()
    },
  }
  return link
}

const AGAIN_MS = 1_000
const BEAT_MS = 2_500
const LONGEST_THINKING_MS = 3_000
/** How many turns in a hundred make another request. */
const ACTS_IN_HUNDRED = 8
const PREMOVES_IN_HUNDRED = 25
const ACTS = ['draw', 'draw-no', 'back', 'back-yes', 'back-no', 'resign'] as const

/** Drives the page's own state as its session does: plays random moves, resends, and requests whatever it has missed. */
function makePage(world: World, servers: readonly Server[], table: Table, key: string) {
  const { id } = table.game
  const differences: string[] = []
  let state: OnlineState = NO_STATE
  let link: Link | undefined
  let isFirst = true
  let isThinking = false
  let isSettled = false
  let sent = 0
  let premove: NextPremove | undefined

  const send = (message: ClientMessage) => link?.isOpen && link.send(message)
  const version = () => state.server?.v

  function open() {
    isFirst = true
    const v = version()
    const server = servers[world.random(servers.length)]!
    link = connect(world, server, id, hear, () => world.later(100 + world.random(2_000), open))
    const pre = premove && premove.ply > state.line.length ? [premove] : undefined
    send({ type: 'hello', key, ...(v !== undefined && { v }), ...(pre && { pre }), away: false })
  }

  function hear(text: string) {
    const message = parseServerMessage(text)
    if (!message.ok) return void differences.push(`unreadable: ${text}`)
    const received = receive(state, message.value, world.now(), isFirst)
    isFirst = false
    state = received.state
    compareMoves()
    if (received.isBehind) send({ type: 'beat', v: 0, hidden: false })
    if (received.resend) resend()
    if (message.value.type === 'no' && message.value.code === 'ERR_UNAVAILABLE') world.later(AGAIN_MS, resend)
    think()
  }

  function compareMoves() {
    const shown = state.line.ucis().join(' ')
    const { server } = state
    if (server && table.versions.get(server.v) !== shown)
      differences.push(`version ${server.v}: page ${shown}, row ${table.versions.get(server.v)}`)
  }

  function resend() {
    const { pending } = state
    if (!pending) return
    const { n, ply, uci, spent } = pending
    send({ type: 'move', n, ply, uci, spent })
  }

  const isOwnTurn = () => {
    const { server, pending, line } = state
    return server?.you === line.sideToMoveAt() && !server.end && !pending
  }

  function think() {
    if (isThinking || !isOwnTurn()) return
    // As in the page: immediately, although the server may have played it already.
    if (premove?.ply === state.line.length) return play()
    if (isSettled) return
    isThinking = true
    world.later(200 + world.random(LONGEST_THINKING_MS), () => {
      isThinking = false
      if (!isSettled && isOwnTurn()) play()
    })
  }

  function play() {
    const { line, server } = state
    if (world.random(100) < ACTS_IN_HUNDRED) {
      const what = ACTS[world.random(ACTS.length)]!
      send({ type: 'do', n: ++sent, what, v: server?.v ?? 0 })
    }
    const position = line.positionAt()
    const wanted = premove?.ply === line.length ? parseUci(position, premove.uci) : undefined
    const move = wanted?.ok ? wanted.value : anyOf(legalMoves(position))
    if (move === undefined) return
    premove = undefined
    const played = line.with(move)
    const pending = {
      n: ++sent,
      ply: line.length,
      uci: makeUci(move),
      line: played,
      spent: 100,
      playedAtMs: 0,
    }
    state = { ...state, pending }
    resend()
    if (!isSettled && world.random(100) < PREMOVES_IN_HUNDRED) makePremove(played)
  }

  /** A premove for a move that the opponent may make; the move actually made may make the premove illegal. */
  function makePremove(line: OnlineState['line']) {
    const reply = anyOf(legalMoves(line.positionAt()))
    if (reply === undefined) return
    const after = line.with(reply)
    const own = anyOf(legalMoves(after.positionAt()))
    if (own === undefined) return
    premove = { ply: after.length, uci: makeUci(own) }
    send({ type: 'pre', n: ++sent, ...premove })
  }

  const anyOf = (moves: readonly Move[]) => moves[world.random(moves.length)]

  function beat() {
    send({ type: 'beat', v: version() ?? 0, hidden: false })
    world.later(BEAT_MS, beat)
  }
  world.later(BEAT_MS, beat)

  return {
    differences,
    connect: open,
    /** Stops playing; messages under way are still received. */
    settle: () => void (isSettled = true),
    differenceFromRow(): string[] {
      const { server } = state
      if (!server) return ['knows nothing']
      const here = { isHidden: { w: false, b: false }, watchers: 0, lagMs: 0 }
      const row = makeState(table.game, server.you, here, world.now())
      return (['v', 'phase', 'moves', 'times', 'left', 'offers', 'end', 'score'] as const).flatMap(
        (field) => {
          const [shown, kept] = [JSON.stringify(server[field]), JSON.stringify(row[field])]
          return shown === kept ? [] : [`${field} at the end: page ${shown}, row ${kept}`]
        },
      )
    },
  }
}
