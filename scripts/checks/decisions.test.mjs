import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = new URL('../../docs/decisions/', import.meta.url)
const records = readdirSync(FOLDER).filter((name) => name.endsWith('.md'))

describe('a decision record', () => {
  it.each(records)('%s has a number, a date, a status and the three sections', (name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8')
    const number = name.slice(0, 3)
    const [heading, blank, dated] = text.split('\n')
    expect(heading).toMatch(new RegExp(`^# ${number}\\. \\S`))
    expect(blank).toBe('')
    expect(dated).toMatch(
      /^Date: \d{4}-\d{2}-\d{2}\. Status: (accepted|superseded by \[\d{3}\]\(\d{3}-[a-z-]+\.md\))\./,
    )
    const sections = text.split('\n').filter((line) => line.startsWith('## '))
    const required = ['## Context', '## Decision', '## Consequences']
    expect(sections.filter((line) => required.includes(line))).toEqual(required)
  })

  it('has a number of its own', () => {
    const numbers = records.map((name) => name.slice(0, 3))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
