import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = new URL('../../docs/decisions/', import.meta.url)
const read = (name) => readFileSync(new URL(name, FOLDER), 'utf8')
const records = readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'README.md')
const numbers = records.map((name) => name.slice(0, 3))
const index = read('README.md')

describe('a decision record', () => {
  it.each(records)('%s has a number, a date, a status and the three sections', (name) => {
    const text = read(name)
    const number = name.slice(0, 3)
    const [heading, blank, dated] = text.split('\n')
    expect(heading).toMatch(new RegExp(`^# ${number}\\. \\S`))
    expect(blank).toBe('')
    expect(dated).toMatch(
      /^Date: \d{4}-\d{2}-\d{2}\. Status: (accepted|superseded by \[\d{3}\]\(\d{3}-[a-z0-9-]+\.md\))\./,
    )
    const sections = text.split('\n').filter((line) => line.startsWith('## '))
    const required = ['## Context', '## Decision', '## Consequences']
    expect(sections.filter((line) => required.includes(line))).toEqual(required)
  })

  it('has a unique number', () => {
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

describe('the index of decision records', () => {
  it('lists each record once, under its file name and title', () => {
    const listed = [...index.matchAll(/^- \[(\d{3})\]\((\S+\.md)\) (.+)$/gm)].map(
      ([, number, name, title]) => ({
        number,
        name,
        title,
      }),
    )
    const expected = records.map((name) => ({
      number: name.slice(0, 3),
      name,
      title: /^# \d{3}\. (.+)$/m.exec(read(name))?.[1],
    }))
    const byNumber = (one, other) => one.number.localeCompare(other.number)
    expect(listed.toSorted(byNumber)).toEqual(expected.toSorted(byNumber))
  })

  it('maps each replaced number to the record that replaces it', () => {
    const mapped = new Map(
      [...index.matchAll(/^\| ([\d, ]+?) *\| \[(\d{3})\]/gm)].flatMap(([, replaced, by]) =>
        replaced.split(', ').map((number) => [number, by]),
      ),
    )
    const replaced = new Map(
      records.flatMap((name) =>
        [...(/ Replaces (.+)\.$/m.exec(read(name))?.[1] ?? '').matchAll(/\d{3}/g)].map(([number]) => [
          number,
          name.slice(0, 3),
        ]),
      ),
    )
    expect(mapped).toEqual(replaced)
    for (const number of replaced.keys()) expect(numbers).not.toContain(number)
  })
})
