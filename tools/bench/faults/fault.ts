import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finishedRecord } from '#matches/game-record.fixture.ts'
import { openDatabase, type Database } from '#server/database/db.ts'
import { addMember } from '../../../tests/support/members.ts'
import { startSite, type Site } from '../../../tests/support/site.ts'

/** An injected fault and the invariant that must survive it. */
export interface Fault {
  readonly name: string
  /** The condition that must hold during and after the fault. */
  readonly holds: string
  /** Runs the fault and returns counts; `skipped` with the reason if this machine cannot produce the fault. */
  try(): Promise<Seen>
}

export type Seen =
  | { readonly passed: boolean; readonly counts: Record<string, number> }
  | { readonly skipped: string }

const SECRET = 'a secret of the bench, and of nobody else'
export const SETTINGS = { AUTH_SECRET: SECRET, TRUST_PROXY: '1', LOG_LEVEL: 'error' }

/** Releases everything that a fault has acquired, in reverse order. */
export class Clean {
  readonly #steps: (() => unknown)[] = []

  add(step: () => unknown): void {
    this.#steps.push(step)
  }

  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'rook-fault-'))
    this.add(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }

  async site(env: Record<string, string>): Promise<Site> {
    const site = await startSite({ ...SETTINGS, ...env })
    this.add(() => (site.process.exitCode ?? site.process.signalCode) === null && site.stop())
    return site
  }

  database(settings: { DATA_DIR: string; DATABASE_URL?: string }): Database {
    const opened = openDatabase(settings, () => {})
    if (!opened.ok) throw new Error(`${opened.error} ${opened.detail}`)
    this.add(() => opened.value.close())
    return opened.value
  }

  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) await step()
  }
}

/** Runs a fault and always cleans up after it. */
export const cleanly = (work: (clean: Clean) => Promise<Seen>) => async (): Promise<Seen> => {
  const clean = new Clean()
  try {
    return await work(clean)
  } finally {
    await clean.run()
  }
}

/** Signed-in clients that save games until stopped, with the outcomes of their saves. */
export interface Writers {
  /** Ids of the games that the server has confirmed as saved. */
  readonly acknowledged: string[]
  /** Number of responses by status, and of broken connections by error code. */
  readonly outcomes: Map<string, number>
  stop(): Promise<void>
}

const WRITERS = 4

export async function addMembers(database: Database, count = WRITERS): Promise<string[]> {
  const cookies: string[] = []
  for (let each = 0; each < count; each++)
    cookies.push(await addMember(database, { id: `member-${each}-${randomUUID()}`, secret: SECRET }))
  return cookies
}

export function startWriters(
  clean: Clean,
  origin: () => string,
  cookies: readonly string[],
  pauseMs = 30,
): Writers {
  const acknowledged: string[] = []
  const outcomes = new Map<string, number>()
  const over = new AbortController()
  const writing = cookies.map(async (cookie) => {
    while (!over.signal.aborted) {
      const game = finishedRecord({ gameId: randomUUID() })
      const outcome = await save(origin(), cookie, game)
      if (outcome === '200') acknowledged.push(game.gameId)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  })
  const stop = async () => {
    over.abort()
    await Promise.all(writing)
  }
  clean.add(stop)
  return { acknowledged, outcomes, stop }
}

export const save = (
  origin: string,
  cookie: string,
  game: object = finishedRecord({ gameId: randomUUID() }),
) =>
  statusOf(`${origin}/api/matches`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(game),
  })

/** The response's status, or the error code of a failed request. */
export async function statusOf(url: string, init: RequestInit = {}): Promise<string> {
  try {
    const response = await fetch(url, { redirect: 'manual', ...init })
    await response.arrayBuffer()
    return String(response.status)
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'broken'
  }
}

export async function timed(work: () => Promise<string>): Promise<{ status: string; ms: number }> {
  const began = performance.now()
  const status = await work()
  return { status, ms: Math.round(performance.now() - began) }
}

/** Resolves to the milliseconds until the condition holds. */
export async function until(holds: () => Promise<boolean> | boolean, withinMs = 120_000): Promise<number> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > withinMs) throw new Error('It never came to hold')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return Math.round(performance.now() - began)
}

/** The number of acknowledged games that are missing in the database. */
export async function countLost({ query }: Database, acknowledged: readonly string[]): Promise<number> {
  const rows = await query.selectFrom('matches').select('game_id').execute()
  const kept = new Set(rows.map((row) => row.game_id))
  return acknowledged.filter((id) => !kept.has(id)).length
}

export const countOf = (
  outcomes: ReadonlyMap<string, number>,
  isSuch: (outcome: string) => boolean,
): number => [...outcomes].filter(([outcome]) => isSuch(outcome)).reduce((sum, [, count]) => sum + count, 0)
