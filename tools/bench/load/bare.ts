import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Database } from '#server/database/db.ts'

/** The same machine's throughput without our code, in the same run. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PROGRAM = `
  import { serve } from '@hono/node-server'
  import { Hono } from 'hono'
  const page = process.env.PAGE
  const http = new Hono()
  http.get('*', (c) => c.html(page))
  const server = serve({ fetch: http.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port))
`

/** Starts a bare Hono server that answers everything with one page. */
export async function startBareHono(page: string): Promise<{ origin: string; stop: () => void }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], PAGE: page, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve) =>
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim())),
  )
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGKILL') }
}

const WRITERS = 8

/**
 * How many rows of saved games per second the database commits durably with several writers and no code of ours in between.
 */
export async function insertsASecond({ query }: Database, seconds: number): Promise<number> {
  const row = await query.selectFrom('matches').selectAll().executeTakeFirstOrThrow()
  const until = performance.now() + seconds * 1_000
  let done = 0
  const write = async () => {
    while (performance.now() < until) {
      await query
        .insertInto('matches')
        .values({ ...row, id: randomUUID(), game_id: randomUUID(), share_token: null })
        .execute()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  return Math.round(done / seconds)
}
