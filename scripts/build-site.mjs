import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runQuietly } from './child.mjs'
import { BUILD } from './paths.mjs'
import { precompress } from './precompress.mjs'

const reactRouter = join(
  dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
  'bin.js',
)
const client = join(BUILD, 'client')

rmSync(client, { recursive: true, force: true })
const code = await runQuietly(process.execPath, [reactRouter, 'build', '--logLevel', 'warn'])
if (code !== 0) process.exit(code)
await precompress(client)
