import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ArbiterAction } from './action.ts'
import {
  act,
  AT,
  eventOf,
  EVERY_WARNING,
  makeClub,
  OPEN,
  openOf,
  pairNext,
  player,
  playRound,
} from './club.fixture.ts'
import { findEventPlayer, NO_EVENT_DETAILS } from './chess-event.ts'
import {
  appendAction,
  EMPTY_LOG,
  findUndoable,
  listEffective,
  replayLog,
  undoLast,
  type EventLog,
} from './log.ts'
import { pairSection } from './pair-section.ts'
import { BOARD_RESULTS } from './results.ts'
import { rankSection } from './standings.ts'

/** The answer to an action: `done`, the warnings still open, or the error. */
function answer(log: EventLog, action: ArbiterAction): string {
  const added = appendAction(log, action, { at: AT, accepted: [] })
  if (added.ok) return 'done'
  return added.error === 'ERR_UNCONFIRMED' ? added.warnings.map(({ code }) => code).join(' ') : added.error
}

const result = (round: number, board: number, code: (typeof BOARD_RESULTS)[number]) =>
  ({ type: 'result-entered', section: OPEN, round, board, result: code }) as const

describe('the log of an event', () => {
  it('begins with the event itself', () => {
    expect(answer(EMPTY_LOG, { type: 'section-removed', section: OPEN })).toBe('ERR_NO_EVENT')
    const created = { type: 'created', details: { ...NO_EVENT_DETAILS, name: 'Club night' } } as const
    expect(answer(EMPTY_LOG, created)).toBe('done')
    expect(answer(makeClub(2), created)).toBe('ERR_EVENT_EXISTS')
  })

  it('undoes the last action that counts, again and again, back to the same event', () => {
    const club = makeClub(6)
    const played = playRound(pairNext(club))
    let log = played
    for (let step = 0; step < 4; step++) {
      const undone = undoLast(log, AT)
      if (!undone.ok) throw new Error(undone.error)
      log = undone.log
    }
    expect(log.event).toEqual(club.event)
    // Nothing is deleted: four actions and four entries that undo them.
    expect(log.entries).toHaveLength(club.entries.length + 8)
    expect(listEffective(log.entries)).toHaveLength(club.entries.length)
    expect(replayLog(log.entries)).toEqual({ ok: true, log })
  })

  it('does not undo the creation', () => {
    const log = act(EMPTY_LOG, { type: 'created', details: { ...NO_EVENT_DETAILS, name: 'Club night' } })
    expect(undoLast(log, AT)).toMatchObject({ ok: false, error: 'ERR_NOTHING_TO_UNDO' })
  })

  it('refuses entries with a gap, and actions whose warnings were not accepted', () => {
    const { entries } = playRound(pairNext(makeClub(4)))
    expect(replayLog(entries.filter(({ number }) => number !== 3))).toMatchObject({
      error: 'ERR_ENTRY_NUMBER',
    })
    const corrected = act(playRound(pairNext(makeClub(4))), result(1, 1, '0-0'))
    const hidden = corrected.entries.map((entry) => ({ ...entry, accepted: [] }))
    expect(replayLog(hidden)).toMatchObject({ error: 'ERR_UNCONFIRMED', number: corrected.entries.length })
  })

  it('keeps strict rules left once they are', () => {
    const log = act(makeClub(4), { type: 'strict-left', section: OPEN, reason: 'A friendly event' })
    expect(findUndoable(log)).toBeUndefined()
    expect(answer(log, { type: 'strict-left', section: OPEN, reason: '' })).toBe('ERR_STRICT_LEFT')
    expect(answer(makeClub(4), { type: 'strict-left', section: OPEN, reason: '' })).toBe('leaves-strict')
  })
})

describe('results', () => {
  const two = pairNext(playRound(pairNext(makeClub(8))))
  const three = pairNext(playRound(two))

  it('are entered without a question in the round that is played', () => {
    expect(answer(two, result(2, 1, '1-0'))).toBe('done')
    expect(answer(two, result(2, 9, '1-0'))).toBe('ERR_NOT_PAIRED')
    expect(answer(two, result(5, 1, '1-0'))).toBe('ERR_NOT_PAIRED')
  })

  it('are corrected after a question, back to the round before the last', () => {
    const entered = act(two, result(2, 1, '1-0'))
    expect(answer(entered, result(2, 1, '1-0'))).toBe('ERR_NO_CHANGE')
    expect(answer(entered, result(2, 1, '1/2-1/2'))).toBe('result-changes')
    expect(answer(two, result(1, 1, '1/2-1/2'))).toBe('result-changes earlier-round')
    expect(answer(three, result(1, 1, '1/2-1/2'))).toBe('ERR_TOO_OLD')
  })

  it('older than that are corrected in the rating report alone', () => {
    const correction = {
      type: 'rating-corrected',
      section: OPEN,
      round: 1,
      board: 1,
      result: '1/2-1/2',
    } as const
    expect(answer(two, correction)).toBe('ERR_NOT_OLD')
    expect(answer(three, correction)).toBe('rating-report-only')
    const corrected = act(three, correction)
    const points = (log: EventLog) =>
      rankSection(eventOf(log), openOf(log)).places.map((place) => place.points)
    expect(points(corrected)).toEqual(points(three))
  })

  it('that are missing become adjourned games when the next round is paired, and then pair as draws', () => {
    const open = act(pairNext(makeClub(4)), result(1, 1, '1-0'))
    const paired = pairSection(eventOf(open), openOf(open))
    if (!paired.ok) throw new Error(paired.error)
    expect(answer(open, paired.action)).toBe('missing-results')
    const next = act(open, paired.action)
    expect(openOf(next).rounds[0]!.games[1]!.result).toBe('adjourned')
    const drawn = act(open, result(1, 2, '1/2-1/2'))
    expect(pairSection(eventOf(drawn), openOf(drawn))).toEqual(paired)
    // The result is entered at any time, with a question if the game was not drawn.
    const later = pairNext(playRound(next))
    expect(answer(later, result(1, 2, '1/2-1/2'))).toBe('done')
    expect(answer(later, result(1, 2, '0-1'))).toBe('adjourned-not-drawn')
  })

  it('follow when the players turn out to have sat the wrong way round', () => {
    const entered = act(pairNext(makeClub(4)), result(1, 1, '1-0'))
    const { white, black } = openOf(entered).rounds[0]!.games[0]!
    const swapped = act(entered, { type: 'colors-swapped', section: OPEN, round: 1, board: 1 })
    expect(openOf(swapped).rounds[0]!.games[0]).toMatchObject({ white: black, black: white, result: '0-1' })
  })
})

describe('a section that has started', () => {
  const started = pairNext(makeClub(8))
  const changed = (settings: object) =>
    ({
      type: 'section-changed',
      section: OPEN,
      settings: { ...openOf(started).settings, ...settings },
    }) as const

  it.each([
    ['rounds', { rounds: 4 }, 'ERR_LOCKED'],
    ['points', { points: { ...openOf(started).settings.points, win: 30, draw: 10 } }, 'ERR_LOCKED'],
    ['the list of tie-breaks', { tieBreaks: 'SB' }, 'ERR_LOCKED'],
    ['the system', { system: 'round-robin', tieBreaks: 'SB' }, 'ERR_SYSTEM_LOCKED'],
    ['the acceleration', { isBaku: true }, 'ERR_SYSTEM_LOCKED'],
    ['nothing but the name', { name: 'Open A' }, 'done'],
  ])('locks %s', (_, settings, expected) => {
    expect(answer(started, changed(settings))).toBe(expected)
  })

  it('asks in two steps for the same changes outside the strict rules', () => {
    const left = act(started, { type: 'strict-left', section: OPEN, reason: 'Friendly' })
    expect(answer(left, changed({ rounds: 4 }))).toBe('rounds-change')
    expect(answer(left, changed({ tieBreaks: 'SB' }))).toBe('tie-breaks-change')
  })

  it('takes forbidden pairs only before round 1', () => {
    const groups = [{ fromRound: 1, toRound: 2, players: [1, 2] }]
    const action = { type: 'forbidden-pairs-set', section: OPEN, groups } as const
    expect(answer(makeClub(8), action)).toBe('done')
    expect(answer(started, action)).toBe('ERR_STARTED')
  })

  it('gives a late entry the number that the rating earns, and zero for the rounds missed', () => {
    const late = act(playRound(started), {
      type: 'players-added',
      section: OPEN,
      players: [player('Late', 1985), player('Later', 1000)],
    })
    expect(openOf(late).order.map((id) => findEventPlayer(eventOf(late), id)!.name)).toEqual([
      ...[
        'Player 1',
        'Player 2',
        'Late',
        'Player 3',
        'Player 4',
        'Player 5',
        'Player 6',
        'Player 7',
        'Player 8',
      ],
      'Later',
    ])
    const { places } = rankSection(eventOf(late), openOf(late))
    expect(places.find(({ player }) => player.name === 'Late')?.points).toBe(0)
    expect(openOf(pairNext(late)).rounds[1]!.games).toHaveLength(5)
  })

  it('lets numbers be exchanged between equal ratings until round 4 is paired', () => {
    const club = act(makeClub(0), {
      type: 'players-added',
      section: OPEN,
      players: ['A', 'B', 'C', 'D', 'E', 'F'].map((name, index) => player(name, index === 5 ? 1500 : 1600)),
    })
    const exchange = (first: number, second: number) =>
      ({ type: 'numbers-exchanged', section: OPEN, first, second }) as const
    expect(answer(club, exchange(1, 2))).toBe('numbers-change')
    expect(answer(club, exchange(1, 6))).toBe('ERR_NUMBERS_RATING')
    let log = club
    for (let round = 1; round <= 4; round++) log = playRound(pairNext(log))
    expect(answer(log, exchange(1, 2))).toBe('ERR_NUMBERS_LOCKED')
  })
})

describe('players', () => {
  it.each([
    ['a name that is there', [player('player 1')], 'same-name'],
    ['one name twice', [player('New'), player('new')], 'same-name'],
    ['no name', [player('  ')], 'ERR_NAME_MISSING'],
    ['an impossible rating', [player('New', 9000)], 'ERR_RATING'],
    ['a wrong date of birth', [player('New', 0, { born: '12.3.2012' })], 'ERR_BIRTH'],
    ['nobody', [], 'ERR_NO_NEW_PLAYERS'],
    ['two new ones', [player('New'), player('Newer')], 'done'],
  ])('are entered or refused: %s', (_, players, expected) => {
    expect(answer(makeClub(3), { type: 'players-added', section: OPEN, players })).toBe(expected)
  })

  it('are removed before they have played, and withdraw afterwards', () => {
    expect(answer(makeClub(4), { type: 'player-removed', player: 2 })).toBe('done')
    const paired = pairNext(makeClub(4))
    expect(answer(paired, { type: 'player-removed', player: 2 })).toBe('ERR_PLAYER_PLAYED')
    const left = act(playRound(paired), { type: 'player-left', player: 2, isExpelled: false })
    const next = openOf(pairNext(left)).rounds[1]!
    expect(next.byes).toContainEqual({ player: 2, bye: 'zero' })
    expect(next.byes).toHaveLength(2)
  })

  it('who are not checked in sit out with no points, after a question', () => {
    const open = act(
      makeClub(5),
      { type: 'check-in-opened', section: OPEN },
      ...[1, 2, 3, 4].map((player) => ({ type: 'checked-in', player, isHere: true }) as const),
    )
    const paired = pairSection(eventOf(open), openOf(open))
    if (!paired.ok) throw new Error(paired.error)
    expect(paired.action.byes).toEqual([{ player: 5, bye: 'zero' }])
    expect(answer(open, paired.action)).toBe('not-here')
  })

  it('have one half-point bye without a question, and none if they are not entitled', () => {
    const bye = (round: number) => ({ type: 'bye-requested', player: 1, round, bye: 'half' }) as const
    const once = act(makeClub(6), bye(1))
    expect(answer(makeClub(6), bye(1))).toBe('done')
    expect(answer(once, bye(2))).toBe('second-half-bye')
    expect(answer(once, { ...bye(2), bye: 'full' })).toBe('full-point-bye')
    const free = act(makeClub(6), {
      type: 'player-changed',
      player: 1,
      details: { ...findEventPlayer(eventOf(makeClub(6)), 1)!, mayTakeHalfBye: false },
    })
    expect(answer(free, bye(1))).toBe('ERR_NO_HALF_BYE')
    expect(answer(pairNext(once), bye(1))).toBe('ERR_ROUND_PAIRED')
  })
})

describe('any list of actions', () => {
  const step = fc.record({
    kind: fc.constantFrom(
      'pair',
      'result',
      'leave',
      'return',
      'bye',
      'add',
      'undo',
      'here',
      'remove',
      'manual',
    ),
    who: fc.nat(11),
    what: fc.nat(BOARD_RESULTS.length - 1),
  })

  function doStep(log: EventLog, { kind, who, what }: { kind: string; who: number; what: number }): EventLog {
    const [event, section] = [eventOf(log), openOf(log)]
    if (event.players.length === 0) return log
    const { id } = event.players[who % event.players.length]!
    const round = Math.max(1, section.rounds.length - (what % 2))
    const { games } = section.rounds[round - 1] ?? { games: [] }
    const board = games[who % Math.max(1, games.length)]?.board ?? 1
    if (kind === 'undo') {
      const undone = undoLast(log, AT)
      return undone.ok ? undone.log : log
    }
    const paired = kind === 'pair' ? pairSection(event, section) : undefined
    const action: ArbiterAction | undefined = {
      pair: paired?.ok === true ? paired.action : undefined,
      result: { ...result(round, board, BOARD_RESULTS[what]!) },
      leave: { type: 'player-left', player: id, isExpelled: what === 3 } as const,
      return: { type: 'player-returned', player: id } as const,
      bye: { type: 'bye-requested', player: id, round: section.rounds.length + 1, bye: 'half' } as const,
      add: {
        type: 'players-added',
        section: OPEN,
        players: [player(`New ${log.entries.length}`, 1500 + 40 * what)],
      } as const,
      here: { type: 'check-in-opened', section: OPEN } as const,
      remove: { type: 'round-removed', section: OPEN, round: section.rounds.length } as const,
      manual: { type: 'colors-swapped', section: OPEN, round, board } as const,
    }[kind]
    if (action === undefined) return log
    const added = appendAction(log, action, { at: AT, accepted: EVERY_WARNING })
    return added.ok ? added.log : log
  }

  it('keeps every player once in each round, gives at most one bye, and is replayed to the same event', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => {
        const log = steps.reduce(doStep, pairNext(makeClub(7, { rounds: 6 })))
        const { rounds, order } = openOf(log)
        for (const { games, byes } of rounds) {
          const named = [
            ...games.flatMap(({ white, black }) => [white, black]),
            ...byes.map((each) => each.player),
          ]
          expect(new Set(named).size).toBe(named.length)
          expect(named.every((id) => order.includes(id))).toBe(true)
          expect(byes.filter(({ bye }) => bye === 'allocated').length).toBeLessThan(2)
        }
        expect(replayLog(log.entries)).toEqual({ ok: true, log })
        expect(rankSection(eventOf(log), openOf(log)).places).toHaveLength(
          eventOf(log).players.filter(({ status }) => status !== 'expelled').length,
        )
      }),
      { numRuns: 60 },
    )
  })
})
