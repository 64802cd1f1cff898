import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stockfishWasm } from './peers.ts'
import type { UciProgram } from './uci-process.ts'

/** Our engine, as started by `npm run uci`. */
const OURS = [process.execPath, join('scripts', 'run.mjs'), 'uci']
const STOCKFISH = ['/usr/games/stockfish', '/usr/bin/stockfish', '/usr/local/bin/stockfish'].find((file) =>
  existsSync(file),
)

export const OURS_AT_FULL_STRENGTH: UciProgram = {
  name: 'rook-and-rajah',
  command: OURS,
}

/** The same search with the hand-written evaluation, as a reference. */
export const OURS_WITHOUT_NET: UciProgram = {
  name: 'rook-and-rajah, hand-written evaluation',
  command: OURS,
  options: { Net: 'false' },
}

/**
 * Programs that are measured for comparison and never part of ours. Uses those that are installed;
 * `UCI_PEERS="name=command;..."` adds others.
 */
export function peers(): readonly UciProgram[] {
  const found: UciProgram[] = []
  if (STOCKFISH) found.push({ name: 'Stockfish, native', command: [STOCKFISH], options: { Threads: '1' } })
  const wasm = stockfishWasm()
  if (wasm) found.push(wasm)
  return [...found, ...namedPeers()]
}

/** Only the programs in `UCI_PEERS`. */
export const namedPeers = (): readonly UciProgram[] =>
  (process.env['UCI_PEERS'] ?? '').split(';').flatMap((entry) => {
    const [name, command] = entry.split('=')
    return name && command ? [{ name, command: command.split(' ') }] : []
  })

/** Stockfish at full strength, as a judge. It must be installed for this benchmark. */
export function stockfish(options: NonNullable<UciProgram['options']>): UciProgram {
  if (STOCKFISH === undefined)
    throw new Error('This benchmark needs Stockfish (Debian: apt-get install stockfish)')
  return { name: 'Stockfish', command: [STOCKFISH], options }
}

/** Stockfish at a Skill Level, if installed. It picks its weakened move at depth 1 + level. */
export const skillLevel = (level: number): (UciProgram & { readonly limits: string }) | undefined =>
  STOCKFISH === undefined
    ? undefined
    : {
        name: `Stockfish, Skill Level ${level}`,
        command: [STOCKFISH],
        options: { Threads: '1', Hash: '16', 'Skill Level': String(level) },
        limits: `depth ${level + 1}`,
      }
