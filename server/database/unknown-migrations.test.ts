import { describe, expect, it } from 'vitest'
import { findUnknownMigrations } from './unknown-migrations.ts'

const KNOWN = ['001-a', '002-b', '004-d']
const find = (...applied: string[]) => findUnknownMigrations(applied, KNOWN)

describe('migrations that this release does not know', () => {
  it('are accepted if they come after all that it knows', () => {
    expect(find('001-a', '002-b', '004-d')).toEqual([])
    expect(find('001-a', '002-b', '004-d', '005-e', '999-z')).toEqual(['005-e', '999-z'])
  })

  it('are accepted if they need a migration that it knows', () => {
    expect(find(...KNOWN, '005-e.needs-004')).toEqual(['005-e.needs-004'])
  })

  it.each(['005-e.needs-005', '006-f.needs-005', '005-e.needs-003'])('are refused as newer: %s', (name) => {
    expect(() => find(...KNOWN, name)).toThrow(`ERR_DATABASE_NEWER: ${name}`)
  })

  it('are refused as foreign if they come before one that it knows', () => {
    expect(() => find('001-a', '002-b', '003-c', '004-d')).toThrow('ERR_DATABASE_FOREIGN: 003-c')
    expect(() => find('000-a', ...KNOWN)).toThrow('ERR_DATABASE_FOREIGN: 000-a')
  })
})
