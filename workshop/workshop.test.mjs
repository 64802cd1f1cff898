import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ROOT } from '../scripts/paths.mjs'
import { compileKernel, KERNELS, kernelModule, moduleFile } from './kernel.mjs'

/** `npm test` in this folder: what the product contains was made from the sources here. */
for (const kernel of KERNELS)
  test(`the compiled kernel of ${kernel.folder} is what its source compiles to`, async () => {
    assert.equal(readFileSync(moduleFile(kernel), 'utf8'), kernelModule(kernel, await compileKernel(kernel)))
  })

const pictures = JSON.parse(readFileSync(join(ROOT, 'content', 'gallery', 'pictures.json'), 'utf8'))
for (const [slug, { master }] of Object.entries(pictures))
  test(`the files of ${slug} were made from its master`, () => {
    const file = readFileSync(join(ROOT, 'workshop', 'art', 'masters', `${slug}.jpg`))
    assert.equal(createHash('sha256').update(file).digest('hex'), master)
  })
