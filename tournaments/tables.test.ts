import { describe, expect, it } from 'vitest'
import { act, eventOf, makeClub, OPEN, openOf, pairNext, player, playRound } from './club.fixture.ts'
import { makeCrossTable } from './cross-table.ts'
import { awardSection } from './event-prizes.ts'
import { explainPair } from './explain-pair.ts'
import { nextMatches } from './knock-out-bracket.ts'
import { makePgnShell } from './pgn-shell.ts'
import { makeSectionReport } from './section-report.ts'
import { rankSection } from './standings.ts'
import { makeTeamTable } from './team-table.ts'
import type { EventLog } from './log.ts'

const ranks = (log: EventLog) =>
  rankSection(eventOf(log), openOf(log)).places.map(({ rank, player }) => `${rank} ${player.name}`)
const repeat = (log: EventLog, rounds: number) => {
  let next = log
  for (let round = 0; round < rounds; round++) next = playRound(pairNext(next))
  return next
}

describe('standings', () => {
  it('are provisional until every result of the last round is known', () => {
    const paired = pairNext(repeat(makeClub(8, { rounds: 3 }), 2))
    expect(rankSection(eventOf(paired), openOf(paired)).isFinal).toBe(false)
    const played = playRound(paired)
    expect(rankSection(eventOf(played), openOf(played)).isFinal).toBe(true)
    const open = act(played, {
      type: 'result-entered',
      section: OPEN,
      round: 3,
      board: 2,
      result: 'adjourned',
    })
    expect(rankSection(eventOf(open), openOf(open)).isFinal).toBe(false)
  })

  it('share a place until a play-off or lots settle it', () => {
    const drawn = playRound(pairNext(makeClub(2, { rounds: 1, tieBreaks: 'SB' })), () => '1/2-1/2')
    expect(ranks(drawn)).toEqual(['1 Player 1', '1 Player 2'])
    expect(ranks(act(drawn, { type: 'ties-settled', section: OPEN, order: [2, 1] }))).toEqual([
      '1 Player 2',
      '2 Player 1',
    ])
  })

  it('leave out an expelled player, whose opponents keep their points', () => {
    const log = act(repeat(makeClub(4, { rounds: 3 }), 1), {
      type: 'player-left',
      player: 1,
      isExpelled: true,
    })
    expect(ranks(log).some((place) => place.endsWith('Player 1'))).toBe(false)
    expect(rankSection(eventOf(log), openOf(log)).places).toHaveLength(3)
  })

  // C.05, 6.6: exactly half counts.
  it.each([
    ['three of seven games', 3, 1],
    ['four of seven games', 4, 0],
  ])('do not count the games of a player who left a round robin after %s', (_, rounds, uncounted) => {
    const half = repeat(makeClub(8, { system: 'round-robin', tieBreaks: 'DE SB' }), rounds)
    const log = repeat(act(half, { type: 'player-left', player: 8, isExpelled: false }), 7 - rounds)
    const { places, uncounted: left, isFinal } = rankSection(eventOf(log), openOf(log))
    expect(left).toHaveLength(uncounted)
    expect(isFinal).toBe(true)
    const best = places[0]!.points
    expect(best).toBe(uncounted === 1 ? 60 : 70)
  })
})

describe('a round robin', () => {
  it('lets everybody meet everybody once, and its late rounds are lost by players who left', () => {
    const log = repeat(makeClub(6, { system: 'round-robin', tieBreaks: 'SB' }), 5)
    const pairs = openOf(log).rounds.flatMap(({ games }) =>
      games.map(({ white, black }) => [white, black].sort((a, b) => a - b).join('-')),
    )
    expect(new Set(pairs).size).toBe(15)
    const left = act(repeat(makeClub(4, { system: 'round-robin', tieBreaks: 'SB' }), 1), {
      type: 'player-left',
      player: 4,
      isExpelled: false,
    })
    const games = openOf(pairNext(left)).rounds[1]!.games
    expect(games.filter(({ result }) => result !== undefined)).toHaveLength(1)
  })
})

describe('a knock-out', () => {
  it('continues with the winners, and waits for games without one', () => {
    const six = makeClub(6, { system: 'knock-out', tieBreaks: 'WIN' })
    const first = playRound(pairNext(six), () => '1/2-1/2')
    expect(nextMatches(openOf(first))).toBeUndefined()
    const decided = openOf(first).rounds[0]!.games.reduce(
      (log, { board, white, black }) =>
        act(log, {
          type: 'advancing-decided',
          section: OPEN,
          round: 1,
          board,
          player: Math.max(white, black),
        }),
      first,
    )
    const final = playRound(pairNext(playRound(pairNext(decided))))
    expect(openOf(final).rounds).toHaveLength(3)
    expect(ranks(final)[0]).toBe('1 Player 1')
  })
})

describe('an explanation', () => {
  it('names the rule of the colours in round 1, and the float of a player without an opponent', () => {
    const one = pairNext(makeClub(4))
    const [game] = openOf(one).rounds[0]!.games
    expect(explainPair(eventOf(one), openOf(one), 1, [game!.white, game!.black])).toEqual({
      kind: 'pair',
      colorRule: '5.2.5',
      scores: [0, 0],
      floats: [],
    })
    const log = repeat(makeClub(7), 5)
    const section = openOf(log)
    const explained = section.rounds.flatMap(({ games, byes }, index) => [
      ...games.map(({ white, black }) => explainPair(eventOf(log), section, index + 1, [white, black])),
      ...byes.map(({ player }) => explainPair(eventOf(log), section, index + 1, [player])),
    ])
    expect(new Set(explained.map(({ kind }) => kind))).toEqual(new Set(['pair', 'bye']))
    const reasons = explained.flatMap((each) => (each.kind === 'pair' ? each.floats : []))
    expect(new Set(reasons.map(({ reason }) => reason.kind)).size).toBeGreaterThan(1)
    expect(reasons.map(({ reason }) => reason.kind)).toContain('no-opponent')
  })

  it('reports when a later correction gives another pairing', () => {
    const two = pairNext(repeat(makeClub(8), 1))
    const corrected = act(two, { type: 'result-entered', section: OPEN, round: 1, board: 1, result: '0-1' })
    const { games } = openOf(corrected).rounds[1]!
    const explained = games.map(({ white, black }) =>
      explainPair(eventOf(corrected), openOf(corrected), 2, [white, black]),
    )
    expect(explained).toContainEqual({ kind: 'differs', isManual: false })
  })
})

describe('tables', () => {
  const schools = ['Lotus', 'Lotus', 'River', 'Lotus', 'River', '']
  const log = repeat(
    act(makeClub(0, { rounds: 3 }), {
      type: 'players-added',
      section: OPEN,
      players: schools.map((school, index) =>
        player(`Player ${index + 1}`, 2000 - 10 * index, {
          school,
          sex: index % 2 === 0 ? 'm' : 'w',
          born: `${2010 + index}`,
        }),
      ),
    }),
    3,
  )

  it('add the best players of each school', () => {
    const { places } = rankSection(eventOf(log), openOf(log))
    const teams = makeTeamTable(places, 2)
    expect(teams.map(({ rank, school, players }) => [rank, school, players.length])).toEqual([
      [1, 'Lotus', 2],
      [2, 'River', 2],
    ])
    const lotus = places.filter((place) => place.player.school === 'Lotus').slice(0, 2)
    expect(teams[0]!.points).toBe(lotus[0]!.points + lotus[1]!.points)
  })

  it('name opponents by their row', () => {
    const rows = makeCrossTable(eventOf(log), openOf(log))
    const named = rows.flatMap(({ cells }, index) =>
      cells.flatMap(({ opponentRow }, round) =>
        opponentRow === undefined ? [] : [[index + 1, rows[opponentRow - 1]!.cells[round]!.opponentRow]],
      ),
    )
    expect(named).toHaveLength(18)
    expect(named.every(([row, back]) => row === back)).toBe(true)
  })

  it('give one prize to each player, the best one', () => {
    const prize = {
      section: OPEN,
      sex: '',
      ageFrom: 0,
      ageTo: 0,
      ratingFrom: 0,
      ratingTo: 0,
      isUnrated: false,
      school: '',
    } as const
    const priced = act(log, {
      type: 'prizes-set',
      rule: { prizesPerPlayer: 'best', ties: 'order' },
      prizes: [
        { ...prize, name: 'Main', amounts: [1000, 500] },
        { ...prize, name: 'Girls', amounts: [600], sex: 'w' },
        { ...prize, name: 'Under 13', amounts: [100], ageTo: 12 },
      ],
    })
    const { awards } = awardSection(eventOf(priced), openOf(priced))
    expect(awards).toHaveLength(4)
    expect(new Set(awards.map((award) => award.player)).size).toBe(4)
    expect(awards[0]).toMatchObject({ player: 1, prize: 'main', amount: 1000 })
    const child = awards.find((award) => award.prize === '2')!
    expect(eventOf(priced).players.find(({ id }) => id === child.player)!.born >= '2014').toBe(true)
  })

  it('become PGN tags for the games over the board', () => {
    const pgn = makePgnShell(eventOf(log), openOf(log), 1)
    expect(pgn.match(/\[Event /g)).toHaveLength(3)
    expect(pgn).toContain('[Date "2026.11.28"]')
    expect(pgn).toContain('[Round "1.1"]')
  })
})

describe('the report file', () => {
  it('names missing records and every departure from the rules', () => {
    const played = repeat(makeClub(8), 3)
    const log = act(
      played,
      { type: 'rating-corrected', section: OPEN, round: 1, board: 1, result: '1/2-1/2' },
      { type: 'bye-requested', player: 3, round: 4, bye: 'full' },
      { type: 'strict-left', section: OPEN, reason: 'The hall closes early' },
    )
    const { text, missing } = makeSectionReport(eventOf(pairNext(log)), openOf(pairNext(log)))
    expect(missing).toEqual(['022', '032', '102'])
    expect(text).toContain('### Strict rules left @ Round 3: The hall closes early')
    expect(text).toContain('### Rating correction @ Round 1: board 1 1/2-1/2')
    expect(text).toContain('### FPB @ Round 4: 3')
    expect(text).toContain('192 FIDE_DUTCH_2026\r\n')
  })
})
