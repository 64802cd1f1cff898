import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stockfishWasm } from './peers.ts'
import type { UciProgram } from './uci-process.ts'

/** As `npm run uci` starts it. */
const OURS = [process.execPath, join('scripts', 'run.mjs'), 'uci']
const STOCKFISH = ['/usr/games/stockfish', '/usr/bin/stockfish', '/usr/local/bin/stockfish'].find((file) =>
  existsSync(file),
)

export const OURS_AT_FULL_STRENGTH: UciProgram = {
  name: 'rook-and-rajah',
  command: OURS,
}

/** The same search by the hand-written evaluation: what a peer was once measured against. */
export const OURS_WITHOUT_NET: UciProgram = {
  name: 'rook-and-rajah, hand-written evaluation',
  command: OURS,
  options: { Net: 'false' },
}

/** Measured beside us, never part of us. Each is taken where it is found; `UCI_PEERS="name=command;..."` adds others. */
export function peers(): readonly UciProgram[] {
  const found: UciProgram[] = []
  if (STOCKFISH) found.push({ name: 'Stockfish, native', command: [STOCKFISH], options: { Threads: '1' } })
  const wasm = stockfishWasm()
  if (wasm) found.push(wasm)
  return [...found, ...namedPeers()]
}

/** Those of `UCI_PEERS` alone. */
export const namedPeers = (): readonly UciProgram[] =>
  (process.env['UCI_PEERS'] ?? '').split(';').flatMap((entry) => {
    const [name, command] = entry.split('=')
    return name && command ? [{ name, command: command.split(' ') }] : []
  })

/** Stockfish at full strength as a judge. Install it to run this benchmark. */
export function stockfish(options: NonNullable<UciProgram['options']>): UciProgram {
  if (STOCKFISH === undefined)
    throw new Error('This benchmark needs Stockfish (Debian: apt-get install stockfish)')
  return { name: 'Stockfish', command: [STOCKFISH], options }
}

/** Stockfish at a Skill Level, if it is installed. It picks its weakened move at depth 1 + level. */
export const skillLevel = (level: number): (UciProgram & { readonly limits: string }) | undefined =>
  STOCKFISH === undefined
    ? undefined
    : {
        name: `Stockfish, Skill Level ${level}`,
        command: [STOCKFISH],
        options: { Threads: '1', Hash: '16', 'Skill Level': String(level) },
        limits: `depth ${level + 1}`,
      }
