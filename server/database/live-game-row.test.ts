import { describe, expect, it } from 'vitest'
import { played, seatedGame } from '#live/live-game.fixture.ts'
import { INVITATION_POLICY } from '#live/policy.ts'
import { CHANGING_COLUMNS, makeLiveRow, readLiveRow, type LiveRow } from './live-game-row.ts'

const MOVES = ['e2e4', 'e7e5', 'g1f3']
const game = played(seatedGame(), MOVES)
const row = makeLiveRow(game, 5_000)

const withState = (changed: object): LiveRow => ({
  ...row,
  state: JSON.stringify({ ...(JSON.parse(row.state) as object), ...changed }),
})

describe('the row of a live game', () => {
  it('is read as the game that was written', () => {
    const { line, ...rest } = readLiveRow(row)
    const { line: written, ...others } = game
    expect(rest).toEqual(others)
    expect(line.toText()).toEqual(written.toText())
  })

  it('is read as PostgreSQL returns it, with 64-bit integers as text', () => {
    const read = readLiveRow({ ...row, turn_at: String(row.turn_at) as unknown as number })
    expect(read).toMatchObject({ turnAtMs: row.turn_at })
  })

  it.each([
    ['resignation', 'b', { reason: 'resignation', color: 'w' }],
    ['agreement', null, { reason: 'agreement' }],
    ['timeout', 'w', { reason: 'timeout', color: 'b' }],
    ['timeout-without-mating-material', null, { reason: 'timeout', color: 'b' }],
    ['abandonment', 'w', { reason: 'abandonment', color: 'b' }],
    ['abandonment', null, { reason: 'abandonment', color: null }],
    ['checkmate', 'w', null],
  ])('has the declared end of a row that an older release has ended by %s', (reason, winner, called) => {
    const ended = withState({ end: { reason, winner }, called: undefined })
    expect(readLiveRow({ ...ended, phase: 'over', ended_at: 6_000 })).toMatchObject({ called })
  })

  it('is refused with an illegal line', () => {
    expect(() => readLiveRow(withState({ moves: ['e2e4', 'e2e4'] }))).toThrow(/illegal line: e2e4/)
  })

  it('keeps its policy and its days for a move, also if an older release has sent it without them', () => {
    const strict = { ...INVITATION_POLICY, mayTakeBack: false, ifAbsent: 'forfeit' } as const
    const settings = { minutes: 30, increment: 0, untimed: false, days: 3 } as const
    const serious = { ...game, policy: strict, settings, origin: 'tournament:1' } as const
    const stored = makeLiveRow(serious, 5_000)
    expect(readLiveRow(stored)).toMatchObject({ policy: strict, settings, origin: 'tournament:1' })
    const older = { ...stored }
    for (const column of ['policy', 'move_days', 'origin'] as const) delete older[column]
    expect(readLiveRow(older, serious)).toMatchObject({ policy: strict, settings, origin: 'tournament:1' })
    expect(readLiveRow(older)).toMatchObject({ policy: INVITATION_POLICY })
  })

  it('keeps the positions of a known line as far as the moves agree', () => {
    const shorter = game.line.upTo(2)
    for (const line of [game.line, shorter, seatedGame().line]) {
      const known = { ...game, line }
      expect(readLiveRow(row, known).line.ucis()).toEqual(MOVES)
      expect(readLiveRow(withState({ moves: ['e2e4', 'c7c5'] }), known).line.ucis()).toEqual(['e2e4', 'c7c5'])
    }
  })

  it('is read although an older release, which knows fewer columns and fields, has sent it', () => {
    const older = withState({ awaited: undefined, maker: undefined })
    delete older.rules
    delete older.origin
    expect(readLiveRow(older)).toMatchObject({ origin: 'invitation', awaited: { w: null, b: null } })
    expect(readLiveRow(older).line.rules).toBe('standard')
  })

  it('has columns that a change never writes, and accounts that only the taking of a seat does', () => {
    const names = CHANGING_COLUMNS.map(({ name }) => name)
    expect(names).not.toEqual(expect.arrayContaining(['id']))
    for (const fixed of ['id', 'watch_id', 'minutes', 'start_fen', 'rules', 'origin', 'created_at'])
      expect(names).not.toContain(fixed)
    expect(CHANGING_COLUMNS.filter(({ whileNull }) => whileNull !== undefined)).toEqual([
      { name: 'w_user', sql: 'text', whileNull: 'w_key' },
      { name: 'b_user', sql: 'text', whileNull: 'b_key' },
    ])
  })
})
