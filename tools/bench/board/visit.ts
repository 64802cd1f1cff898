import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import type { findBrowser as find } from '../../../scripts/browser.mjs'

export interface Visit {
  readonly browser: Browser
  readonly origin: string
  close(): Promise<void>
}

/** Starts the production build, or another build's `server/index.js`, on a separate server, together with a real browser. */
export async function startVisit(bundle?: string): Promise<Visit> {
  const { ensureSite } = await script<{ ensureSite: () => Promise<void> }>('setup/ensure.mjs')
  if (bundle === undefined) await ensureSite()
  const site = await startServer(bundle ?? join('build', 'server', 'index.js'))
  const browser = await startBrowser()
  return {
    browser,
    origin: site.origin,
    close: async () => {
      await browser.close()
      await site.stop()
    },
  }
}

/** Imports a script without bundling it: scripts locate files relative to their own path. */
const script = <T>(name: string): Promise<T> =>
  import(pathToFileURL(resolve('scripts', name)).href) as Promise<T>

export async function startBrowser(): Promise<Browser> {
  const { findBrowser } = await script<{ findBrowser: typeof find }>('browser.mjs')
  const { path, env } = await findBrowser(chromium.executablePath())
  const isRoot = process.getuid?.() === 0
  return chromium.launch({
    executablePath: path,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  })
}

async function startServer(bundle: string) {
  const folder = await mkdtemp(join(tmpdir(), 'rook-bench-'))
  const server = spawn(process.execPath, [bundle], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const origin = await new Promise<string>((resolve, reject) => {
    let text = ''
    server.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      const ready = /^ready (\S+)$/m.exec(text)?.[1]
      if (ready !== undefined) resolve(ready)
    })
    server.once('close', () => reject(new Error('The server ended before it was ready')))
  })
  return {
    origin,
    stop: async () => {
      server.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
