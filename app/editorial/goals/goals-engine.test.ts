import { describe, expect, it } from 'vitest'
import { historyArticles, posts } from '#content/library.server.ts'
import { proseOf } from '#app/editorial/prose.server.ts'
import { readDuel } from '#app/exercise/read-duel.ts'
import { playDuel } from '../../../tests/support/play-duel.ts'

const GOAL = /data-goal="([^"]+)" data-start="([^"]+)"/g
const goals = [...posts(), ...historyArticles()].flatMap((document) =>
  [...proseOf(document).html.matchAll(GOAL)].map(
    ([, goal = '', start = '']) => [document.data.slug, goal, start] as const,
  ),
)

/** Nodes per move: the positions are simple endings. */
const NODES = 8_000

describe('what articles ask against the engine', () => {
  it('is asked in more than one article', () => {
    expect(goals.length).toBeGreaterThanOrEqual(3)
    expect(new Set(goals.map(([slug]) => slug)).size).toBeGreaterThan(1)
  })

  it.each(goals)('%s: “%s” can be reached from %s', (_, goal, start) => {
    expect(playDuel(readDuel(goal, start)!, NODES)).toMatchObject({ phase: 'done' })
  })
})
