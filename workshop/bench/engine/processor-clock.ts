import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UciProgram } from '../../../tools/bench/engine/uci-process.ts'

const SOURCE = join('workshop', 'bench', 'engine', 'processor-clock.c')
const FOLDER = join(tmpdir(), 'rook-and-rajah-peers')

/**
 * Makes programs measure time by the processor time they have used, so that a time per move means the same for each, however
 * busy the machine is. Needs Linux and a C compiler; throws elsewhere, since wall-clock times would not be comparable.
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
