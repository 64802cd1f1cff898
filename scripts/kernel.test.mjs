import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compileKernel, KERNELS, kernelModule, moduleFile } from './kernel.mjs'

it.each(KERNELS)('the compiled kernel of $folder is what its source compiles to', async (kernel) => {
  expect(readFileSync(moduleFile(kernel), 'utf8')).toBe(kernelModule(kernel, await compileKernel(kernel)))
})
