import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../paths.mjs'

// Compiling needs a package of 98 MB, so the workshop has it: `npm run kernel` there, and its test compiles and compares.
it.each(['net', 'policy'])('the kernel of engine/%s was compiled from its present source', (folder) => {
  const source = readFileSync(join(ROOT, 'engine', folder, 'kernel.as'))
  const compiled = readFileSync(join(ROOT, 'engine', folder, 'kernel-code.ts'), 'utf8')
  expect(compiled).toContain(`// Source: ${createHash('sha256').update(source).digest('hex')}`)
})
