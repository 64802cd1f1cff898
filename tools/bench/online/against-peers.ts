import { startPeers, residentKilobytes, type Peer } from './peers.ts'
import { lineOf, playPairs, timesOf, type Seat } from './seat.ts'
import type { OnlineFigure } from './figure.ts'

const GAMES = 40
const MOVES = 30
const PAUSE_MS = 125
const IDLE_SOCKETS = 1_000
const SOCKETS_A_GAME = 20

/** Plays the same moves in as many games on other programs' servers, in the same run. */
export async function measurePeers(): Promise<OnlineFigure[]> {
  const figures: OnlineFigure[] = []
  for (const peer of await startPeers()) {
    try {
      figures.push(...(await measureMoves(peer)), await measureSockets(peer), await measureKill(peer))
    } finally {
      await peer.close()
    }
  }
  return figures
}

async function sitDown(peer: Peer) {
  const games = []
  for (let each = 0; each < GAMES; each++) {
    const id = await peer.makeGame()
    games.push({ id, w: await peer.connect(id, 'w'), b: await peer.connect(id, 'b') })
  }
  return games
}

async function measureMoves(peer: Peer): Promise<OnlineFigure[]> {
  const games = await sitDown(peer)
  const { acks, ways } = await playPairs(games, lineOf(MOVES), PAUSE_MS)
  for (const { w, b } of games) for (const seat of [w, b]) seat.close()
  return [
    { database: peer.name, what: `acknowledged, ${GAMES} games`, done: acks.length, ...timesOf(acks) },
    { database: peer.name, what: 'at the other side', done: ways.length, ...timesOf(ways) },
  ]
}

async function measureSockets(peer: Peer): Promise<OnlineFigure> {
  const games: string[] = []
  for (let each = 0; each < IDLE_SOCKETS / SOCKETS_A_GAME; each++) games.push(await peer.makeGame())
  const before = residentKilobytes(peer.process())
  const seats: Seat[] = []
  for (const game of games)
    seats.push(
      ...(await Promise.all(Array.from({ length: SOCKETS_A_GAME }, () => peer.connect(game, undefined)))),
    )
  const kilobytes = rounded((residentKilobytes(peer.process()) - before) / seats.length)
  for (const seat of seats) seat.close()
  return { database: peer.name, what: 'weight of an idle socket', done: seats.length, kilobytes }
}

const rounded = (value: number) => Math.round(value * 10) / 10

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Kills the server during play and restarts it; acknowledged moves that are missing afterwards are lost. */
async function measureKill(peer: Peer): Promise<OnlineFigure> {
  const games = await sitDown(peer)
  const acknowledged = new Map<string, number>()
  const over = new AbortController()
  let done = 0
  const playing = games.map(async ({ id, w, b }) => {
    for (const [ply, uci] of lineOf(MOVES).entries()) {
      const mover = ply % 2 === 0 ? w : b
      const ended = new Promise<'over'>((resolve) =>
        over.signal.addEventListener('abort', () => resolve('over'), { once: true }),
      )
      if (over.signal.aborted || (await Promise.race([mover.move(ply, uci), ended])) === 'over') return
      acknowledged.set(id, ply + 1)
      done += 1
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * Math.random()))
    }
  })
  await until(() => done >= 10 * GAMES)
  const isBack = await peer.kill()
  over.abort()
  await Promise.all(playing)
  for (const { w, b } of games) for (const seat of [w, b]) seat.close()
  let lost = 0
  for (const [id, count] of acknowledged)
    lost += Math.max(0, count - (isBack ? (await peer.movesOf(id)).length : 0))
  const what = `moves acknowledged before a kill with ${GAMES} games`
  return { database: peer.name, what: isBack ? what : `${what}; it did not start again`, done, lost }
}
