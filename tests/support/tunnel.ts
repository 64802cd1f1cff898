import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { clickMoves } from '../e2e/play-steps.ts'
import { makeGameByHttp, type ChaosGame } from './live-chaos.ts'
import { connectPlayer, type LivePlayer } from './live-player.ts'
import { startTcpProxy, type Direction } from './tcp-proxy.ts'
import { someAddress } from './visitor.ts'

/** A network outage between a page and the server. */
export interface Hole {
  readonly direction: Direction
  /** Bytes arrive late, or never. */
  readonly bytes: 'held' | 'dropped'
  readonly seconds: number
  /** When the player moves, as a fraction of the outage. */
  readonly moveAt: number
}

/** Milliseconds after the network is back; zero if it happened before. `undefined`: not within the time limit. */
export interface Recovery {
  /** The opponent received the move made during the outage. */
  readonly arrivedMs: number | undefined
  /** The page shows the opponent's reply. */
  readonly repliedMs: number | undefined
  /** The page's texts if either did not happen. */
  readonly shown?: string
}

interface TunnelGameSettings {
  readonly transport: 'socket' | 'stream'
  /** Slows the page's thread down by this factor. */
  readonly slowdown: number
  readonly patienceMs: number
}

export interface TunnelGame {
  playThrough(hole: Hole): Promise<Recovery>
  close(): Promise<void>
}

const KNIGHTS = ['g1f3', 'g8f6', 'f3g1', 'f6g8'] as const
const PAWNS = ['a', 'b', 'c', 'd', 'e', 'f'].map((file) => [`${file}2${file}3`, `${file}7${file}6`])
/** Knights moving back and forth would be a draw by repetition, so pawn moves come in between. */
const LINE = PAWNS.flatMap((pawns) => [...KNIGHTS, ...pawns])

/** A game in which a real page plays White behind a breakable proxy, and a script plays Black over a direct connection. */
export async function openTunnelGame(
  browser: Browser,
  origin: string,
  { transport, slowdown, patienceMs }: TunnelGameSettings,
): Promise<TunnelGame> {
  const game = await makeGameByHttp(origin, someAddress())
  const proxy = await startTcpProxy(Number(new URL(origin).port))
  const page = await browser.newPage()
  if (transport === 'stream')
    await page.routeWebSocket(/\/api\/online\//, (socket) => void socket.close({ code: 1001 }))
  const black = await connectPlayer(origin, game.id, { key: game.keys.b, patienceMs: 600_000 })
  await playFirstMoves(origin, game, black)
  await page.goto(`http://127.0.0.1:${proxy.port}/online/${game.id}#seat=${game.keys.w}`)
  await page.getByRole('grid', { name: 'Chess board' }).waitFor({ timeout: 120_000 })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let ply = 2

  async function playReply() {
    black.send({ type: 'move', n: ply, ply, uci: LINE[ply]!, spent: 0 })
    ply += 1
    await shows(page, ply, patienceMs)
  }

  return {
    async playThrough({ direction, bytes, seconds, moveAt }) {
      const opensMs = performance.now() + seconds * 1000
      if (bytes === 'held') proxy.stall(direction)
      else proxy.drop(direction)
      await sleep(seconds * 1000 * moveAt)
      await clickMoves(page, LINE[ply]!)
      ply += 1
      const arrived = black.until(({ moves }) => movesIn(moves) >= ply).then(() => performance.now())
      await sleep(Math.max(0, opensMs - performance.now()))
      proxy.resume()
      const back = performance.now()
      const since = (atMs: number) => Math.max(0, Math.round(atMs - back))
      const arrivedAt = await Promise.race([arrived, sleep(patienceMs).then(() => undefined)])
      const shown = async () => ({ shown: (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ') })
      if (arrivedAt === undefined) return { arrivedMs: undefined, repliedMs: undefined, ...(await shown()) }
      try {
        await playReply()
      } catch {
        return { arrivedMs: since(arrivedAt), repliedMs: undefined, ...(await shown()) }
      }
      return { arrivedMs: since(arrivedAt), repliedMs: since(performance.now()) }
    },
    async close() {
      black.drop()
      await page.close()
      await proxy.close()
    },
  }
}

/** Unless each side moves within a minute, the game is aborted. */
async function playFirstMoves(origin: string, { id, keys }: ChaosGame, black: LivePlayer): Promise<void> {
  const white = await connectPlayer(origin, id, { key: keys.w })
  await black.until(({ here }) => here.w === 'here' && here.b === 'here')
  for (const [ply, player] of [white, black].entries()) {
    player.send({ type: 'move', n: ply, ply, uci: LINE[ply]!, spent: 0 })
    await black.until(({ moves }) => movesIn(moves) > ply)
  }
  white.drop()
}

const movesIn = (moves: string): number => moves.split(' ').filter(Boolean).length

async function shows(page: Page, plies: number, timeout: number): Promise<void> {
  await page
    .getByRole('list', { name: 'Moves' })
    .getByRole('button')
    .nth(plies - 1)
    .waitFor({ timeout })
}
