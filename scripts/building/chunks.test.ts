import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { SITE_FOLDERS } from '../folders.mjs'
import { CHUNKS, patternOf } from './chunks.ts'

const files = execFileSync('git', ['ls-files', ...SITE_FOLDERS], { encoding: 'utf8' })
  .split('\n')
  .map((file) => resolve(file))

const PATHS = CHUNKS.flatMap(({ name, paths }) => paths.map((path): [string, string] => [path, name]))

it.each(PATHS)('%s, of the chunk %s, is in the source', (path, name) => {
  // `words/game/en~modes` is a member of a word module.
  const file = path.replace(/~.+/, '')
  expect(files.filter((each) => patternOf({ name, paths: [file] }).test(each))).not.toEqual([])
})

it('no file is in two chunks', () => {
  const chunksOf = (file: string) => CHUNKS.filter((chunk) => patternOf(chunk).test(file)).length
  expect(files.filter((file) => chunksOf(file) > 1)).toEqual([])
})
