import { expect, it } from 'vitest'
import { finishedGame } from './game-record.fixture.ts'
import { startOf } from './game-start.ts'

const FINISHED = '2026-11-20T10:00:00.000Z'
const idOf = (time: string): string =>
  Date.parse(time)
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})(.{4})$/, '$1-$2-7000-8000-000000000001')
const online = { type: 'online' as const, seat: 'w' as const, names: { w: '', b: '' } }

it.each([
  [
    'the time in its id, although it was suspended',
    { gameId: idOf('2026-11-18T20:30:00Z') },
    '2026-11-18T20:30:00.000Z',
  ],
  [
    'its duration before the end, if the id is impossible',
    { gameId: idOf('2020-01-01T00:00:00Z') },
    '2026-11-20T09:59:00.000Z',
  ],
  [
    'its duration before the end, if the id is later',
    { gameId: idOf('2026-11-21T00:00:00Z') },
    '2026-11-20T09:59:00.000Z',
  ],
  [
    'its duration before the end, if it was online',
    { gameId: idOf('2026-11-20T01:00:00Z'), opponent: online },
    '2026-11-20T09:59:00.000Z',
  ],
] as const)('a game began at %s', (_, changed, start) => {
  const game = finishedGame({ finishedAt: FINISHED, durationSeconds: 60, ...changed })
  expect(startOf(game).toISOString()).toBe(start)
})
