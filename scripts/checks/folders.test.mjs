import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { SOURCE_FOLDERS } from '../folders.mjs'
import { ROOT } from '../paths.mjs'

it('scripts/folders.mjs names every top-level folder with source code', () => {
  const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const folders = files
    .split('\0')
    .filter((file) => file.includes('/'))
    .map((file) => file.split('/')[0])
    // Has its own checks and packages.
    .filter((folder) => folder !== 'workshop')
  expect(new Set(folders)).toEqual(new Set(SOURCE_FOLDERS))
})
