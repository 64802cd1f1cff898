import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'
import { ROOT } from '../scripts/paths.mjs'

/** The engine's kernels, and how many pages of 64 kB each needs for its weights and working memory. */
export const KERNELS = [
  { folder: 'net', constant: 'KERNEL_CODE', pages: 11 },
  { folder: 'policy', constant: 'POLICY_KERNEL_CODE', pages: 16 },
]

const readSource = (folder) => readFileSync(join(ROOT, 'engine', folder, 'kernel.as'), 'utf8')

/** The kernel as the bytes of a WebAssembly module of one or two kilobytes. */
export async function compileKernel({ folder, pages }) {
  let code
  const { error } = await asc.main(
    [
      ...['kernel.ts', '--outFile', 'kernel.wasm', '--runtime', 'stub', '--enable', 'simd'],
      ...['-O3', '--noAssert', '--converge'],
      ...['--initialMemory', String(pages), '--maximumMemory', String(pages)],
    ],
    {
      readFile: (name) => (name === 'kernel.ts' ? readSource(folder) : null),
      stderr: process.stderr,
      writeFile: (_, content) => (code = Buffer.from(content)),
    },
  )
  if (error || code === undefined)
    throw new Error(`The kernel of ${folder} does not compile`, { cause: error })
  return code
}

export const moduleFile = ({ folder }) => join(ROOT, 'engine', folder, 'kernel-code.ts')

/** The expected content of kernel-code.ts. */
export const kernelModule = ({ constant, folder }, code) =>
  [
    '/** kernel.as, compiled: written by `npm run kernel` in workshop/. Base64 of a WebAssembly module. */',
    `export const ${constant} =`,
    `  '${code.toString('base64')}'`,
    `// Source: ${createHash('sha256').update(readSource(folder)).digest('hex')}`,
    '',
  ].join('\n')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const kernel of KERNELS) {
    const code = await compileKernel(kernel)
    writeFileSync(moduleFile(kernel), kernelModule(kernel, code))
    console.log(`${kernel.folder}: ${code.byteLength} bytes`)
  }
}
