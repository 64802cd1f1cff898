import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'
import { ROOT } from './paths.mjs'

const SOURCE = join(ROOT, 'engine', 'net', 'kernel.as')
const TARGET = join(ROOT, 'engine', 'net', 'kernel-code.ts')
/** Room for the weights and 256 pairs of sums: 11 pages of 64 kB. */
const PAGES = 11

/** The net's kernel as the bytes of a WebAssembly module of about one kilobyte. */
export async function compileKernel() {
  let code
  const { error } = await asc.main(
    [
      ...['kernel.ts', '--outFile', 'kernel.wasm', '--runtime', 'stub', '--enable', 'simd'],
      ...['-O3', '--noAssert', '--converge'],
      ...['--initialMemory', String(PAGES), '--maximumMemory', String(PAGES)],
    ],
    {
      readFile: (name) => (name === 'kernel.ts' ? readFileSync(SOURCE, 'utf8') : null),
      stderr: process.stderr,
      writeFile: (_, content) => (code = Buffer.from(content)),
    },
  )
  if (error || code === undefined) throw new Error('The kernel does not compile', { cause: error })
  return code
}

/** The expected content of kernel-code.ts. */
export const kernelModule = (code) =>
  [
    '/** kernel.as, compiled: written by `node scripts/kernel.mjs`. Base64 of a WebAssembly module. */',
    'export const KERNEL_CODE =',
    `  '${code.toString('base64')}'`,
    '',
  ].join('\n')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const code = await compileKernel()
  writeFileSync(TARGET, kernelModule(code))
  console.log(`${code.byteLength} bytes`)
}
