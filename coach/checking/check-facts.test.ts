import { describe, expect, it } from 'vitest'
import { knownFen } from '#chess/fen.ts'
import type { Color, Role, SquareName } from '#chess/types.ts'
import type { Fact, FactOf, ToldPiece } from '#coach/telling/facts.ts'
import { falsehoodsIn } from './check-facts.ts'
import type { Told } from './scene.ts'

const piece = (role: Role, square: SquareName, isReaders = false): ToldPiece => ({ role, square, isReaders })
const side = (color: Color) => ({ color, isReader: false })
const told = (about: Told['about'], fen: string, san: string, ...facts: readonly Fact[]): readonly string[] =>
  falsehoodsIn({ about, fen: knownFen(fen), san, facts })

/** White's knight forks on c7. */
const FORK = 'r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1'
/** White's rook can take the knight on d5, which has no defender. */
const LOOSE = '4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1'
/** The bishop on h2 has no safe square after Kg1-h1. */
const TRAP = '4k3/8/8/8/5p2/6p1/5PPb/5RK1 w - - 0 1'
const MATE = '6k1/5ppp/8/8/8/8/8/3RK3 w - - 0 1'
const PIN = '4k3/8/4n3/8/8/8/4R3/4K3 w - - 0 1'

const fork = (...targets: readonly ToldPiece[]): Fact => ({
  kind: 'fork',
  lead: [],
  san: 'Nc7+',
  by: 'n',
  targets,
})
const taken = (more: Partial<FactOf<'taken'>> = {}): Fact => ({
  ...{ kind: 'taken', lead: [], san: 'Rxd5', victim: piece('n', 'd5'), by: piece('r', 'd1') },
  ...{ plight: 'plain', how: 'free', warning: undefined, answer: 'Ke2' },
  ...more,
})

describe('a sentence that is true', () => {
  it.each<[string, readonly string[]]>([
    ['about a fork', told('missed', FORK, 'Ke2', fork(piece('k', 'e8'), piece('r', 'a8')))],
    ['about a piece without a defender', told('missed', LOOSE, 'Ke2', taken())],
    [
      'about a trapped piece',
      told('played', TRAP, 'Kh1', { kind: 'trapped-piece', lead: [], san: 'Kh1', victim: piece('b', 'h2') }),
    ],
    [
      'about mate',
      told('missed', MATE, 'Ke2', { kind: 'mate-at-once', san: 'Rd8#', isMissed: true, isBackRank: true }),
    ],
    [
      'about a pin',
      told('played', PIN, 'Kd1', {
        ...{ kind: 'pin', lead: [], san: 'Kd1', pinned: piece('n', 'e6'), behind: piece('k', 'e8') },
      }),
    ],
    [
      'about a threat of mate',
      told('played', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'Kf2', {
        ...{ kind: 'mate-threat', san: 'Kf2', next: 'Ra8', isNow: false },
      }),
    ],
  ])('%s passes', (_, falsehoods) => expect(falsehoods).toEqual([]))
})

describe('a sentence is refuted', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'if a piece stands elsewhere',
      'is not there',
      told('missed', FORK, 'Ke2', fork(piece('k', 'e8'), piece('r', 'b8'))),
    ],
    [
      'if a piece is another one',
      'is not there',
      told('missed', FORK, 'Ke2', fork(piece('k', 'e8'), piece('q', 'a8'))),
    ],
    [
      'if a piece is the winner’s own',
      'the other side’s',
      told('missed', 'r3k3/8/8/1P1N4/8/8/8/4K3 w - - 0 1', 'Ke2', fork(piece('k', 'e8'), piece('p', 'b5'))),
    ],
    [
      'if a piece is not attacked',
      'does not attack',
      told('missed', 'r3k2r/8/8/3N4/8/8/8/4K3 w - - 0 1', 'Ke2', fork(piece('k', 'e8'), piece('r', 'h8'))),
    ],
    [
      'if a piece has a defender',
      'has a defender',
      told('missed', '3rk3/8/8/3n4/8/8/8/3RK3 w - - 0 1', 'Ke2', taken()),
    ],
    [
      'if a piece takes back from behind on the line',
      'has a defender',
      told('missed', '4k3/8/8/3n4/8/3R4/6K1/3r4 w - - 0 1', 'Kf3', taken({ by: piece('r', 'd3') })),
    ],
    [
      'if a piece has a safe square',
      'is safe on',
      told('played', '4k3/8/8/8/5p2/8/6Pb/5RK1 w - - 0 1', 'Kh1', {
        ...{ kind: 'trapped-piece', lead: [], san: 'Kh1', victim: piece('b', 'h2') },
      }),
    ],
    [
      'if a mate is none',
      'cannot be played',
      told('missed', '4k3/5ppp/8/8/8/8/8/3RK3 w - - 0 1', 'Ke2', {
        ...{ kind: 'mate-at-once', san: 'Rd8#', isMissed: true, isBackRank: true },
      }),
    ],
    [
      'if a piece is not pinned',
      'is not pinned',
      told('played', '3k4/8/4n3/8/8/8/4R3/4K3 w - - 0 1', 'Kf1', {
        ...{ kind: 'pin', lead: [], san: 'Kf1', pinned: piece('n', 'e6'), behind: piece('k', 'd8') },
      }),
    ],
    [
      'if a line does not win what it says',
      'and not what is said',
      told('missed', LOOSE, 'Ke2', {
        ...{ kind: 'wins-by-line', line: { text: '1. Rxd5', isCut: false } },
        outcome: { side: side('w'), isMissed: true, spoils: { type: 'pieces', won: ['r'], lost: [] } },
      }),
    ],
    [
      'if a line has another number',
      'is not possible',
      told('missed', LOOSE, 'Ke2', {
        ...{ kind: 'wins-by-line', line: { text: '2. Rxd5', isCut: false } },
        outcome: { side: side('w'), isMissed: true, spoils: { type: 'pieces', won: ['n'], lost: [] } },
      }),
    ],
    [
      'if another side wins',
      'the other side wins',
      told('missed', LOOSE, 'Ke2', taken(), {
        ...{ kind: 'outcome', side: side('b'), isMissed: true },
        spoils: { type: 'pieces', won: ['n'], lost: [] },
      }),
    ],
    [
      'if a threat of mate is none',
      'no threat of mate',
      told('played', LOOSE, 'Ke2', { kind: 'mate-threat', san: 'Ke2', next: 'Rd8', isNow: false }),
    ],
    [
      'if more than one other move was legal',
      'moves are legal',
      told('played', LOOSE, 'Rxd5', { kind: 'next-best', san: 'Ke2', isOnlyOther: true, variant: 0 }),
    ],
    [
      'if a piece is called the reader’s and is not',
      'wrong reader',
      falsehoodsIn({
        ...{ about: 'missed', fen: knownFen(LOOSE), san: 'Ke2', reader: 'w' },
        facts: [taken({ victim: piece('n', 'd5', true) })],
      }),
    ],
  ])('%s', (_, said, falsehoods) => expect(falsehoods.join()).toContain(said))
})
