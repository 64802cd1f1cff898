import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UciProgram } from './uci-process.ts'

const SOURCE = join('tools', 'bench', 'engine', 'processor-clock.c')
const FOLDER = join(tmpdir(), 'rook-and-rajah-peers')

/**
 * Makes programs keep their time by the processor time they have used: so much a move is then the same for each, however
 * busy the machine is. Linux with a C compiler only; elsewhere an error, since times by the wall would compare nothing.
 */
export function processorClock(): (program: UciProgram) => UciProgram {
  mkdirSync(FOLDER, { recursive: true })
  const library = join(FOLDER, 'processor-clock.so')
  const { status, stderr } = spawnSync('cc', ['-O2', '-shared', '-fPIC', '-o', library, SOURCE], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`Time limits need a C compiler on Linux: ${stderr}`)
  return (program) => ({ ...program, environment: { ...program.environment, LD_PRELOAD: library } })
}
