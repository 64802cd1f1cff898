import { expect, it } from 'vitest'
import { PUZZLE_INDEX } from './puzzle-shelf.ts'
import { makeTopic, parseTopic, type PuzzleTopic } from './topic.ts'
import { topicGroups, topicName } from './topic-words.ts'

it.each<[string, PuzzleTopic]>([
  ['', { kind: 'rated' }],
  ['theme=fork', { kind: 'theme', name: 'fork' }],
  ['opening=Sicilian_Defense', { kind: 'opening', name: 'Sicilian_Defense' }],
  ['band=1200', { kind: 'band', from: 1200 }],
  ['again', { kind: 'again' }],
])('“%s” is a topic, and its own address', (text, topic) => {
  expect(parseTopic(new URLSearchParams(text), PUZZLE_INDEX)).toEqual(topic)
  expect(makeTopic(topic)).toBe(text)
})

it.each(['theme=toString', 'theme=', 'opening=__proto__', 'band=1250', 'band=', 'fork'])(
  '“%s” means puzzles of the own strength',
  (text) => {
    expect(parseTopic(new URLSearchParams(text), PUZZLE_INDEX)).toEqual({ kind: 'rated' })
  },
)

it('every topic has a distinct name in words', () => {
  const topics = topicGroups(PUZZLE_INDEX).flatMap((group) => group.topics.map(({ topic }) => topic))
  const names = topics.map(topicName)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => /_|[a-z][A-Z]/.test(name))).toEqual([])
  expect(topics.length).toBeGreaterThan(50)
})
