import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchPackages } from '../peers/fetch-packages.ts'
import type { Seat } from './seat.ts'

/** Another program that hosts games between browsers, running chess as in its documentation. */
export interface Peer {
  readonly name: string
  readonly process: () => ChildProcess
  makeGame(): Promise<string>
  /** `undefined` connects as a spectator. */
  connect(game: string, color: 'w' | 'b' | undefined): Promise<Seat>
  /** The stored moves after a restart; empty if the game is lost. */
  movesOf(game: string): Promise<readonly string[]>
  /** Kills the server and restarts it with its stored data; resolves to true if it started. */
  kill(): Promise<boolean>
  close(): Promise<void>
}

/** Starts the peers whose packages are available. */
export async function startPeers(): Promise<Peer[]> {
  const peers: Peer[] = []
  const boardgame = fetchPackages('boardgame.io@0.50.2', 'node-persist@3.1.3')
  if (boardgame !== undefined) peers.push(await startBoardgame(boardgame))
  const colyseus = fetchPackages(
    '@colyseus/core@0.18.16',
    '@colyseus/ws-transport@0.18.4',
    '@colyseus/schema@5.0.34',
    '@colyseus/sdk@0.18.4',
  )
  if (colyseus !== undefined) peers.push(await startColyseus(colyseus))
  return peers
}

/** Resident memory of a process in kilobytes. */
export const residentKilobytes = ({ pid }: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))

interface Program {
  readonly origin: string
  readonly process: () => ChildProcess
  kill(): Promise<boolean>
  close(): Promise<void>
}

async function startProgram(file: string, packages: string): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'rook-peer-'))
  const port = await freePort()
  const start = async () => {
    const child = spawn(
      process.execPath,
      [join('tools', 'bench', 'online', file), packages, String(port), folder],
      {
        env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
    // Kills the server even if the run is aborted.
    const kill = () => child.kill('SIGKILL')
    process.once('exit', kill)
    child.once('close', () => process.off('exit', kill))
    await new Promise<void>((resolve, reject) => {
      child.once('close', (code) => reject(new Error(`${file} ended with ${code}`)))
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (/^ready$/m.test(text)) resolve()
      })
    })
    return child
  }
  const end = (child: ChildProcess) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('close', () => resolve())
      child.kill('SIGKILL')
    })
  let child = await start()
  return {
    origin: `http://127.0.0.1:${port}`,
    process: () => child,
    async kill() {
      await end(child)
      try {
        child = await start()
        return true
      } catch (error) {
        console.log(String(error))
        return false
      }
    },
    async close() {
      await end(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** Promises for events by half-move, which may already have occurred. */
function comings() {
  const waiting = new Map<number, () => void>()
  let come = 0
  return {
    /** Marks all events up to this number as arrived. */
    upTo(count: number) {
      come = Math.max(come, count)
      for (const [ply, resolve] of waiting) {
        if (ply >= come) continue
        waiting.delete(ply)
        resolve()
      }
    },
    ply: (ply: number) =>
      ply < come ? Promise.resolve() : new Promise<void>((resolve) => void waiting.set(ply, resolve)),
  }
}

/** boardgame.io's wire protocol. Its own client is optimistic and does not report when the server has accepted a move. */
interface BoardgameSocket {
  on(event: string, listener: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  disconnect(): void
}

interface BoardgameState {
  readonly ['_stateID']: number
  readonly G: { readonly moves: readonly string[] }
}

async function startBoardgame(packages: string): Promise<Peer> {
  const program = await startProgram('boardgame-io.mjs', packages)
  const { io } = createRequire(join(packages, 'package.json'))('socket.io-client') as {
    io: (address: string, options: object) => BoardgameSocket
  }
  const open = async (
    game: string,
    color: 'w' | 'b' | undefined,
    onState: (state: BoardgameState) => void,
  ) => {
    const socket = io(`${program.origin}/chess`, { transports: ['websocket'], forceNew: true })
    const player = color === undefined ? undefined : color === 'w' ? '0' : '1'
    await new Promise<void>((resolve) => {
      socket.on('update', (_match: string, state: BoardgameState) => onState(state))
      socket.on('sync', (_match: string, { state }: { state: BoardgameState }) => {
        onState(state)
        resolve()
      })
      socket.on('connect', () => socket.emit('sync', game, player ?? null, undefined, 2))
    })
    return { socket, player }
  }
  return {
    name: 'boardgame.io 0.50.2, its store of files',
    ...program,
    // The first visitor creates the game.
    makeGame: () => Promise.resolve(randomUUID()),
    async connect(game, color) {
      const come = comings()
      let version = 0
      const { socket, player } = await open(game, color, (state) => {
        version = state['_stateID']
        come.upTo(state.G.moves.length)
      })
      return {
        move(ply, uci) {
          const payload = { type: 'move', args: [uci], playerID: player }
          socket.emit('update', { type: 'MAKE_MOVE', payload }, version, game, player)
          return come.ply(ply)
        },
        heard: come.ply,
        close: () => socket.disconnect(),
      }
    },
    async movesOf(game) {
      let moves: readonly string[] = []
      const { socket } = await open(game, undefined, ({ G }) => (moves = G.moves))
      socket.disconnect()
      return moves
    },
  }
}

interface ColyseusRoom {
  readonly roomId: string
  readonly reconnection: { enabled: boolean }
  onMessage(type: string, listener: (message: never) => void): void
  send(type: string, message?: unknown): void
  leave(consented?: boolean): Promise<unknown>
}

async function startColyseus(packages: string): Promise<Peer> {
  const program = await startProgram('colyseus.mjs', packages)
  const { Client } = createRequire(join(packages, 'package.json'))('@colyseus/sdk') as {
    Client: new (address: string) => {
      create(name: string): Promise<ColyseusRoom>
      joinById(id: string): Promise<ColyseusRoom>
    }
  }
  const client = new Client(program.origin)
  /** Rooms by game. The creator joins its room, and an empty room is disposed. */
  const makers = new Map<string, ColyseusRoom>()
  return {
    name: 'Colyseus 0.18.16',
    ...program,
    async makeGame() {
      const room = await client.create('chess')
      room.onMessage('moved', () => {})
      room.reconnection.enabled = false
      makers.set(room.roomId, room)
      return room.roomId
    },
    async connect(game) {
      const come = comings()
      const room = await client.joinById(game)
      room.reconnection.enabled = false
      room.onMessage('moved', ({ ply }: { ply: number }) => come.upTo(ply + 1))
      return {
        move(ply, uci) {
          room.send('move', { ply, uci })
          return come.ply(ply)
        },
        heard: come.ply,
        close: () => void room.leave(),
      }
    },
    async movesOf(game) {
      try {
        const room = await client.joinById(game)
        const moves = new Promise<readonly string[]>((resolve) => room.onMessage('moves', resolve))
        room.send('moves')
        return await moves
      } catch {
        // The room was in the memory of the killed process.
        return []
      }
    },
  }
}
