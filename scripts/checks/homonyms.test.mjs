import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../paths.mjs'
import { trackedFiles } from './comments.mjs'

/**
 * Excluded: React Router chooses the names that routes export, words use the same names in each folder, and tests, tools and the
 * workshop are separate.
 */
const NOT_CHECKED = /\.test\.|\.fixture\.|\.d\.ts$|^(?:app\/routes|words|tools|tests|workshop)\//
const EXPORTED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

/** Names that two files may export, with the reason. */
const ALLOWED = {
  ConfirmDialog: 'a component and its lazily loaded twin',
  GameScreen: 'a component and its lazily loaded twin',
  warningOf: 'coach/finding/warning.ts finds the line of a threat, coach/telling/wording.ts its sentences',
}

it('an exported name is defined in one file', () => {
  const filesOfName = new Map()
  for (const file of trackedFiles().filter((name) => /\.tsx?$/.test(name) && !NOT_CHECKED.test(name))) {
    const names = new Set(
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(EXPORTED)].map(([, name]) => name),
    )
    for (const name of names) filesOfName.set(name, [...(filesOfName.get(name) ?? []), file])
  }
  const homonyms = [...filesOfName].filter(([, files]) => files.length > 1)
  expect(homonyms.filter(([name]) => !Object.hasOwn(ALLOWED, name))).toEqual([])
  // Remove a name from the list once it is unique.
  expect(new Set(homonyms.map(([name]) => name))).toEqual(new Set(Object.keys(ALLOWED)))
})
