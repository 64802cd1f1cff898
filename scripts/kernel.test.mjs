import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compileKernel, kernelModule } from './kernel.mjs'
import { ROOT } from './paths.mjs'

it('the compiled kernel of the net is what its source compiles to', async () => {
  const written = readFileSync(join(ROOT, 'engine', 'net', 'kernel-code.ts'), 'utf8')
  expect(written).toBe(kernelModule(await compileKernel()))
})
