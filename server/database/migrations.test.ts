import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MIGRATION_NAMES } from './migrate.ts'

const FOLDER = new URL('migrations/', import.meta.url)
const files = readdirSync(FOLDER)

describe('migrations', () => {
  it('are applied in the order of their numbers, one for each file', () => {
    const names = MIGRATION_NAMES.map((name) => name.replace(/\.needs-\d{3}$/, ''))
    expect(names).toEqual(files.map((file) => file.replace(/\.ts$/, '')).sort())
    expect([...MIGRATION_NAMES].sort()).toEqual(MIGRATION_NAMES)
    expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(names.length)
  })

  it.each(files.filter((file) => file >= '018'))('say how older releases live with them: %s', (file) => {
    expect(readFileSync(new URL(file, FOLDER), 'utf8')).toMatch(/^( \*|\/\*\*|\/\/) Older releases: \S/m)
  })
})
