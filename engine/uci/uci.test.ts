import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LEVELS } from '#engine/levels.ts'
import { randomNet } from '#engine/net/net.fixture.ts'
import { policyFrom } from '#engine/policy/policy.fixture.ts'
import { UciSession, type UciHost } from './uci.ts'

/** A session whose clock advances by one millisecond at each reading. */
function converse(...lines: string[]): string[] {
  return converseWith({}, ...lines)
}

function converseWith(more: Partial<UciHost>, ...lines: string[]): string[] {
  const said: string[] = []
  let time = 0
  const session = new UciSession({
    write: (line) => said.push(line),
    now: () => time++,
    poll: () => {},
    ...more,
  })
  for (const line of lines) session.receive(line)
  return said
}

const bestMove = (said: readonly string[]): string | undefined =>
  said.findLast((line) => line.startsWith('bestmove'))?.split(' ')[1]

describe('introduces itself', () => {
  const said = converse('uci', 'isready')
  it('with name, options and uciok, then is ready', () => {
    expect(said[0]).toMatch(/^id name Rook & Rajah/)
    const options = ['Hash', 'Level', 'Strength', 'Seed', 'MultiPV', 'Ponder', 'UCI_LimitStrength', 'UCI_Elo']
    for (const option of options) {
      expect(said.some((line) => line.startsWith(`option name ${option} type`))).toBe(true)
    }
    expect(said).toContain('option name UCI_Elo type spin default 1500 min 600 max 2600')
    expect(said.slice(-2)).toEqual(['uciok', 'readyok'])
  })
})

describe('the net', () => {
  const net = randomNet(5)
  const SEARCH = ['position startpos moves e2e4 e7e5', 'go depth 3']
  const scores = (said: readonly string[]) => said.map((line) => / score cp (-?\d+)/.exec(line)?.[1])

  it('is offered where there is one, and judges unless it is switched off', () => {
    expect(converse('uci')).not.toContain('option name Net type check default true')
    expect(converseWith({ net }, 'uci')).toContain('option name Net type check default true')
    const hand = scores(converse(...SEARCH))
    expect(scores(converseWith({ net }, ...SEARCH))).not.toEqual(hand)
    expect(scores(converseWith({ net }, 'setoption name Net value false', ...SEARCH))).toEqual(hand)
    expect(
      scores(
        converseWith({ net }, 'setoption name Net value false', 'setoption name Hash value 2', ...SEARCH),
      ),
    ).toEqual(hand)
  })

  it.each(LEVELS)('changes no move of the %s', (level) => {
    const question = [`setoption name Level value ${level}`, 'setoption name Hash value 4', ...SEARCH]
    expect(converseWith({ net }, ...question)).toEqual(converse(...question))
  })
})

describe('pondering', () => {
  /** Sends `ponderhit` in the middle of the search, at its fiftieth poll. */
  function ponder(go: string): string[] {
    const said: string[] = []
    let looks = 0
    const session: UciSession = new UciSession({
      write: (line) => said.push(line),
      now: () => looks,
      poll: () => {
        looks++
        if (looks === 50) said.push('hit')
        if (looks === 50) session.receive('ponderhit')
      },
    })
    session.receive('position startpos moves e2e4')
    session.receive(go)
    return said
  }

  it.each(['go ponder wtime 1000 btime 1000', 'go ponder movetime 30', 'go ponder', 'go ponder depth 6'])(
    'answers after ponderhit: %s',
    (go) => {
      const said = ponder(go)
      expect(said.filter((line) => line.startsWith('bestmove'))).toHaveLength(1)
      expect(said.findIndex((line) => line.startsWith('bestmove'))).toBeGreaterThan(said.indexOf('hit'))
    },
  )

  it('holds an answer found before it back until then', () => {
    const go = ['position startpos', 'go ponder depth 1']
    expect(bestMove(converse(...go))).toBeUndefined()
    expect(bestMove(converse(...go, 'ponderhit'))).toMatch(/^[a-h][1-8]/)
    expect(
      converse(...go, 'ponderhit', 'ponderhit', 'stop').filter((line) => line.startsWith('best')),
    ).toHaveLength(1)
  })

  it('ignores a ponderhit without a search', () => {
    expect(
      converse('ponderhit', 'position startpos', 'go depth 1', 'ponderhit').filter((line) =>
        line.startsWith('best'),
      ),
    ).toHaveLength(1)
  })
})

describe('searches', () => {
  it('the same after warming up, which leaves nothing behind', () => {
    const search = ['position startpos moves d2d4 g8f6', 'go depth 5']
    const nodesOf = (said: readonly string[]) => said.map((line) => / nodes (\d+)/.exec(line)?.[1])
    const cold = converse(...search)
    expect(nodesOf(converse('isready', ...search)).slice(1)).toEqual(nodesOf(cold))
    expect(nodesOf(cold).at(-2)).toMatch(/^\d+$/)
  })

  it('to a depth, saying what it finds', () => {
    const said = converse('position startpos moves e2e4 e7e5', 'go depth 4')
    expect(said.filter((line) => line.startsWith('info depth'))).toHaveLength(4)
    expect(said.at(-2)).toMatch(
      /^info depth 4 seldepth \d+ score cp -?\d+ nodes \d+ nps \d+ hashfull \d+ time \d+ pv( [a-h][1-8][a-h][1-8])+$/,
    )
    expect(bestMove(said)).toMatch(/^[a-h][1-8][a-h][1-8]$/)
  })

  it.each([
    'go nodes 2000',
    'go movetime 50',
    'go wtime 1000 btime 1000 winc 10 binc 10',
    'go wtime 300 btime 300 movestogo 5',
  ])('within limits: %s', (go) => {
    expect(bestMove(converse('position startpos', go))).toMatch(/^[a-h][1-8][a-h][1-8]$/)
  })

  it('for a mate in so many moves', () => {
    expect(bestMove(converse('position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 'go mate 2'))).toBe('d1d8')
  })

  it('for several variations', () => {
    const said = converse('setoption name MultiPV value 3', 'go depth 2')
    expect(said.filter((line) => / multipv [123] /.test(line))).toHaveLength(6)
  })

  it('mates, and reports the mate', () => {
    const said = converse('position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 'go depth 3')
    expect(said.some((line) => line.includes('score mate 1'))).toBe(true)
    expect(bestMove(said)).toBe('d1d8')
  })

  it('only among the moves it is given', () => {
    expect(bestMove(converse('go depth 2 searchmoves a2a3 nonsense'))).toBe('a2a3')
  })

  it('has no move when the game is over', () => {
    const mated = 'position fen R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1'
    const stalemated = 'position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'
    for (const level of ['off', 'beginner']) {
      const chosen = `setoption name Level value ${level}`
      expect(converse(chosen, mated, 'go depth 3')).toEqual(['info depth 0 score mate 0', 'bestmove 0000'])
      expect(converse(chosen, stalemated, 'go')).toEqual(
        level === 'off' ? ['info depth 0 score cp 0'] : ['info depth 0 score cp 0', 'bestmove 0000'],
      )
    }
  })

  it('with a fraction in its limit', () => {
    expect(converse('go depth 2.9').filter((line) => line.startsWith('info'))).toHaveLength(2)
    expect(bestMove(converse('go movetime 50.5'))).toBeDefined()
    expect(bestMove(converse('go wtime 1000.5 btime 1000.5'))).toBeDefined()
  })

  it('counts moves', () => {
    expect(converse('go perft 3')).toEqual(['Nodes searched: 8902'])
  })
})

describe('is interrupted', () => {
  function interrupted(...late: string[]) {
    const said: string[] = []
    let polls = 0
    const session: UciSession = new UciSession({
      write: (line) => said.push(line),
      now: () => 0,
      poll: () => {
        if (++polls === 5) for (const line of late) session.receive(line)
      },
    })
    session.receive('go infinite')
    return { said, session, polls: () => polls }
  }

  it('by stop, at once', () => {
    const { said, polls } = interrupted('stop')
    expect(said.at(-1)).toMatch(/^bestmove/)
    expect(polls()).toBeLessThan(8)
  })

  it('answers isready and keeps other commands for later', () => {
    const { said } = interrupted(
      'isready',
      'position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1',
      'go depth 2',
      'ponderhit',
      'stop',
    )
    const ready = said.indexOf('readyok')
    expect(ready).toBeGreaterThanOrEqual(0)
    expect(said.findIndex((line) => line.startsWith('bestmove'))).toBeGreaterThan(ready)
    expect(said.at(-1)).toMatch(/^bestmove d1d8/)
  })

  it('by quit', () => {
    const { session } = interrupted('quit')
    expect(session.ended).toBe(true)
  })

  it('by the end of its input, if it would never end otherwise', () => {
    const said: string[] = []
    const session: UciSession = new UciSession({
      write: (line) => said.push(line),
      now: () => 0,
      poll: () => session.endOfInput(),
    })
    session.receive('go infinite')
    expect(session.ended).toBe(true)
    expect(said.at(-1)).toMatch(/^bestmove/)
  })

  it('waits for stop before answering go infinite, even with nothing left to search', () => {
    const said: string[] = []
    const session = new UciSession({ write: (line) => said.push(line), now: () => 0, poll: () => {} })
    session.receive('position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1')
    session.receive('go infinite')
    expect(said).toEqual(['info depth 0 score cp 0'])
    session.receive('stop')
    expect(said.at(-1)).toEqual('bestmove 0000')
  })
})

describe('lines that arrive together during a search', () => {
  /** Sends `late` at the fifth poll of the first search, and fails if a search never ends. */
  function answersTo(go: string, ...late: string[]): readonly string[] {
    const said: string[] = []
    let polls = 0
    const session: UciSession = new UciSession({
      write: (line) => said.push(line),
      now: () => 0,
      poll: () => {
        polls++
        if (polls > 2000) throw new Error('The search does not end')
        if (polls === 5) for (const line of late) session.receive(line)
      },
    })
    session.receive(go)
    return said.filter((line) => line.startsWith('bestmove'))
  }
  const MATE = 'position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1'

  it.each([
    ['go depth 4', 'go infinite', 'stop'],
    ['go depth 4', 'go ponder', 'stop'],
    ['go infinite', 'go infinite', 'stop'],
    ['go infinite', 'stop', 'position startpos moves e2e4', 'go infinite', 'stop'],
    ['go depth 4', 'go ponder movetime 1', 'ponderhit', 'stop'],
  ])('%s, then %s, %s: both searches answer', (go, ...late) => {
    expect(answersTo(go, ...late)).toHaveLength(2)
  })

  const ODD = [
    'go btime 1000',
    'go',
    'go depth',
    'go movetime x',
    'go wtime',
    'go nodes infinite',
    'go movestogo 5',
  ]
  it.each(ODD)('“%s”, which has no limit, ends by stop, also with another search behind it', (go) => {
    expect(answersTo(go, 'stop')).toHaveLength(1)
    expect(answersTo(go, 'go depth 2', 'stop')).toHaveLength(2)
  })

  it.each(ODD)('“%s” ends at the end of the input, and the search behind it is finished', (go) => {
    const said: string[] = []
    let polls = 0
    const session: UciSession = new UciSession({
      write: (line) => said.push(line),
      now: () => 0,
      poll: () => {
        if (++polls > 2000) throw new Error('The search does not end')
        if (polls === 5) session.receive('go depth 2')
        if (polls === 6) session.endOfInput()
      },
    })
    session.receive(go)
    expect(said.filter((line) => line.startsWith('bestmove'))).toHaveLength(2)
    expect(session.ended).toBe(true)
  })

  it('each stop ends one queued search', () => {
    expect(answersTo('go infinite', 'stop', 'go infinite', 'stop', MATE, 'go infinite', 'stop')).toHaveLength(
      3,
    )
  })

  it('a stop for a queued search leaves the running one its limit', () => {
    expect(answersTo('go depth 4', MATE, 'go infinite', 'stop').at(-1)).toBe('bestmove d1d8')
    const alone = converse('go depth 4').at(-1)
    expect(answersTo('go depth 4', MATE, 'go infinite', 'stop')[0]).toBe(alone)
  })
})

describe('copes with bad input', () => {
  it.each([
    ['an invalid position', 'position fen 8/8/8/8/8/8/8/8 w - - 0 1'],
    ['a mangled position', 'position fen hello world'],
    ['an illegal move', 'position startpos moves e2e5'],
    ['a nonsense move', 'position startpos moves e2'],
    ['no position at all', 'position'],
    ['moves without the word', 'position startpos e2e4 e7e5'],
    ['moves without a position', 'position moves e2e4'],
    ['a hash of nothing', 'setoption name Hash value 0'],
    ['an unknown level', 'setoption name Level value tal'],
    ['a strength below the dial', 'setoption name Strength value 599'],
    ['a strength above it', 'setoption name Strength value 2601'],
    ['an Elo below the dial', 'setoption name UCI_Elo value 599'],
    ['a negative seed', 'setoption name Seed value -1'],
    ['too deep a count', 'go perft 99'],
  ])('%s is reported in one line', (_, line) => {
    const said = converse(line)
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(/^info string /)
  })

  it.each([
    'position startpos moves e2e5',
    'position fen 8/8/8/8/8/8/8/8 w - - 0 1 moves d1d2',
    'position fen moves d1d2',
    'position startpos d1d2',
    'position moves d1d2',
    'position d1d2',
    'position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1 moves d1d2 e9e9',
  ])('keeps the old position and plays no move in it: %s', (faulty) => {
    const said = converse('position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', faulty, 'go depth 2')
    expect(bestMove(said)).toBe('d1d8')
  })

  it('skips unknown words before and within commands', () => {
    const MATE = '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1'
    expect(converse('joho isready now')).toEqual(['readyok'])
    expect(bestMove(converse(`hello position please fen ${MATE}`, 'now go fast depth 2'))).toBe('d1d8')
    expect(bestMove(converse(`position fen ${MATE.replaceAll(' ', '_')}`, 'go depth 2'))).toBe('d1d8')
    expect(bestMove(converse('position startpos of chess moves f2f3 e7e5 g2g4', 'go depth 2'))).toBe('d8h4')
  })

  it.each([
    '',
    '   ',
    'xyzzy',
    'ponderhit',
    'register later',
    'setoption',
    'setoption name',
    'setoption name Nonsense value 3',
    'debug on',
  ])('ignores %j', (line) => {
    expect(converse(line)).toEqual([])
  })

  it('plays on after a depth that is none', () => {
    expect(bestMove(converse('go depth -5'))).toBeDefined()
    expect(bestMove(converse('go depth 0'))).toBeDefined()
  })
})

const MIDDLEGAME = ['position fen r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 3 9', 'go']

describe('plays as a level', () => {
  it('from the book, by seed', () => {
    const opening = (seed: number) =>
      bestMove(
        converse(
          `setoption name Level value master`,
          `setoption name Seed value ${seed}`,
          'position startpos',
          'go',
        ),
      )
    const moves = new Set(Array.from({ length: 20 }, (_, seed) => opening(seed)))
    expect(moves).toEqual(new Set(['e2e4', 'd2d4', 'g1f3', 'c2c4']))
    expect(opening(3)).toBe(opening(3))
  })

  it('or as a strength of the dial, by whichever was set last, until that is 0', () => {
    const play = (...options: string[]) =>
      bestMove(
        converse(
          ...options.map((option) => `setoption name ${option}`),
          'setoption name Seed value 3',
          ...MIDDLEGAME,
        ),
      )
    const dialled = play('Strength value 1450')
    expect(dialled).toMatch(/^[a-h][1-8][a-h][1-8]$/)
    expect(play('Level value master', 'Strength value 1450')).toBe(dialled)
    expect(play('Strength value 1450', 'Level value beginner')).toBe(play('Level value beginner'))
    const off = converse(
      'setoption name Strength value 1450',
      'setoption name Strength value 0',
      'go depth 2',
    )
    expect(off.some((line) => line.startsWith('info depth 2'))).toBe(true)
  })

  it('with the moves that people play if the host has the policy net, by seed, and never at full strength', () => {
    const policy = policyFrom(readFileSync('engine/policy/policy.bin'))
    const play = (host: Partial<UciHost>, option: string) =>
      Array.from({ length: 12 }, (_, seed) =>
        bestMove(
          converseWith(
            host,
            `setoption name ${option}`,
            `setoption name Seed value ${seed}`,
            'position startpos moves e2e4 e7e5 g1f3',
            'go depth 1',
          ),
        ),
      )
    for (const option of ['Strength value 1000', 'Level value beginner']) {
      const imitated = play({ policy }, option)
      expect(imitated).not.toEqual(play({}, option))
      expect(imitated).toEqual(play({ policy }, option))
    }
    expect(play({ policy }, 'Level value off')).toEqual(play({}, 'Level value off'))
  })

  it('or at UCI_Elo while UCI_LimitStrength is on', () => {
    const play = (...options: string[]) =>
      bestMove(
        converse(
          ...options.map((option) => `setoption name ${option}`),
          'setoption name Seed value 3',
          ...MIDDLEGAME.slice(0, 1),
          'go depth 1',
        ),
      )
    const limited = ['UCI_Elo value 1450', 'UCI_LimitStrength value true']
    expect(play(...limited)).toBe(play('Strength value 1450'))
    expect(play(...limited.toReversed(), 'Level value master')).toBe(play('Strength value 1450'))
    expect(play(...limited, 'UCI_LimitStrength value false')).toBe(play())
  })

  it.each([
    ['go infinite', 'stop'],
    ['go ponder', 'ponderhit'],
    ['go ponder wtime 1000 btime 1000', 'ponderhit'],
    ['go ponder', 'stop'],
  ])('%s: answers at %s, not before', (go, end) => {
    const before = ['setoption name Level value intermediate', 'position startpos moves e2e4', go]
    expect(bestMove(converse(...before))).toBeUndefined()
    expect(bestMove(converse(...before, end))).toMatch(/^[a-h][1-8][a-h][1-8]$/)
  })

  it.each(['beginner', 'master'])('only among searchmoves, past its book too: %s', (level) => {
    const own = [`setoption name Level value ${level}`, 'position startpos']
    expect(bestMove(converse(...own, 'go searchmoves a2a3'))).toBe('a2a3')
    const among = bestMove(converse(...own, 'position startpos moves a2a3 a7a6', 'go searchmoves h2h3 h2h4'))
    expect(['h2h3', 'h2h4']).toContain(among)
  })

  it('and stops when told to', () => {
    const said: string[] = []
    let polls = 0
    const session = new UciSession({
      write: (line) => said.push(line),
      now: () => 0,
      poll: () => {
        polls++
        if (polls === 3) session.receive('stop')
      },
    })
    session.receive('setoption name Level value master')
    session.receive('position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5 a7a6')
    session.receive('go')
    expect(bestMove(said)).toMatch(/^[a-h][1-8][a-h][1-8]$/)
    expect(polls).toBe(3)
  })

  it('until it is switched off', () => {
    const said = converse(
      'setoption name Level value Beginner',
      'setoption name Level value off',
      'go depth 2',
    )
    expect(said.some((line) => line.startsWith('info depth 2'))).toBe(true)
  })
})
