import { COLORS, ROLES, type Role, type SquareName } from '#chess/types.ts'
import type {
  Effect,
  FactKind,
  FactOf,
  HiddenChance,
  Outcome,
  Side,
  Spoils,
  ToldPiece,
  ToldResult,
} from '#coach/telling/facts.ts'

const BOTH = [false, true] as const
const COUNTS = [0, 1, 2, 5]
const SIDES: readonly Side[] = COLORS.flatMap((color) => BOTH.map((isReader) => ({ color, isReader })))
const PIECES: readonly ToldPiece[] = ROLES.flatMap((role, index) =>
  BOTH.map((isReaders) => ({ role, square: `${'abcdef'[index]}${index + 2}` as SquareName, isReaders })),
)
const LINES = BOTH.map((isCut) => ({ text: '16. Qb8+ Nxb8 17. Rd8#', isCut }))
const LEADS = [[], ['Nf3', 'exd5']]
const PRIZES: readonly (readonly Role[])[] = [['p'], ['n'], ['r'], ['q'], ['p', 'p'], ['r', 'n', 'p', 'p']]
const SPOILS: readonly Spoils[] = [
  ...(['q', 'n'] as const).map((role) => ({ type: 'promotion', role }) as const),
  { type: 'ahead' },
  ...PRIZES.flatMap((won) => [[], ...PRIZES].map((lost) => ({ type: 'pieces', won, lost }) as const)),
]
const OUTCOMES: readonly Outcome[] = SIDES.flatMap((side) =>
  SPOILS.flatMap((spoils) =>
    BOTH.flatMap((isMissed) => BOTH.map((isLeast) => ({ side, isMissed, spoils, isLeast }))),
  ),
)
const CHANCES: readonly HiddenChance[] = [
  ...COUNTS.map((moves) => ({ type: 'mate', moves }) as const),
  ...SPOILS.flatMap((spoils) =>
    BOTH.map((isBestPlay) => ({ type: 'material', spoils, isBestPlay }) as const),
  ),
  ...(
    ['draw', 'trade', 'threat', 'mate-threat', 'castling', 'hunt', 'pawn-won', 'pawn-stopped'] as const
  ).map((type) => ({ type })),
]
const PLAYED = [1, 2].map((moves) =>
  ['Nf3', 'e8=Q+'].slice(0, moves).map((san, index) => ({ san, share: 40 - index })),
)

const EXACT: readonly (readonly [ToldResult, ToldResult])[] = [undefined, 1, 11].flatMap((moves) => [
  [{ result: 'win', moves }, { result: 'draw' }] as const,
  [{ result: 'draw' }, { result: 'loss', moves }] as const,
  [
    { result: 'win', moves },
    { result: 'loss', moves },
  ] as const,
])

const ideas = LEADS.map((lead) => ({ lead, san: 'Nxe5' }))
const pairs = PIECES.map((piece, index) => [piece, PIECES[(index + 3) % PIECES.length]!] as const)
const EFFECTS: readonly Effect[] = [
  { type: 'mate' },
  ...PIECES.map((victim) => ({ type: 'takes', victim }) as const),
  ...pairs.map((targets) => ({ type: 'attacks', targets }) as const),
]
const told = ideas.flatMap((idea) => PIECES.map((victim) => ({ ...idea, victim })))
const variants = [0, 1, 2].map((variant) => ({ variant }))
const missed = BOTH.map((isMissed) => ({ isMissed }))

/** Facts of every kind, with every role, side and count, for tests and for `npm run snapshot`. */
export const SAMPLE_FACTS: { readonly [Kind in FactKind]: readonly Omit<FactOf<Kind>, 'kind'>[] } = {
  'game-drawn': [{ kept: undefined }, { kept: 'Nf3' }],
  checkmate: [{}],
  'better-move': variants.map((each) => ({ ...each, better: 'Nf3' })),
  'missed-chance': variants.flatMap((each) =>
    [undefined, 'Nf3'].flatMap((better) => SIDES.map((side) => ({ ...each, side, better }))),
  ),
  'fine-sacrifice': variants,
  'quicker-mate': COUNTS.flatMap((moves) =>
    LINES.map((line) => ({ san: 'Nf3', better: 'Qe7', moves, line })),
  ),
  'mate-at-once': missed.flatMap((each) => BOTH.map((isBackRank) => ({ ...each, san: 'Qe8#', isBackRank }))),
  'mate-in': SIDES.flatMap((side) =>
    missed.flatMap((each) =>
      BOTH.flatMap((isBackRank) =>
        COUNTS.flatMap((moves) => LINES.map((line) => ({ ...each, side, isBackRank, moves, line }))),
      ),
    ),
  ),
  'wins-or-mates': OUTCOMES.flatMap((outcome) => LINES.map((line) => ({ outcome, line }))),
  'wins-by-move': OUTCOMES.map((outcome) => ({ outcome, san: 'Nxe5' })),
  'wins-by-line': OUTCOMES.flatMap((outcome) => LINES.map((line) => ({ outcome, line }))),
  'best-play-move': OUTCOMES.map((outcome) => ({ outcome, san: 'Nf3' })),
  'best-play': OUTCOMES.flatMap((outcome) =>
    LINES.map((line, index) => ({ outcome, line, isDisputed: index === 1 })),
  ),
  taken: told.flatMap((each) =>
    (
      ['plain', 'moved-into', 'taken-back', 'sacrificed', 'line-opened', 'left-unguarded', 'ignored'] as const
    ).flatMap((plight) =>
      (['free', 'cheaper', 'at-most', 'outnumbered', 'with-check', 'other'] as const).flatMap((how) =>
        [undefined, '12... Bg4'].flatMap((warning) =>
          PIECES.map((by) => ({ ...each, by, plight, how, warning, answer: 'O-O' })),
        ),
      ),
    ),
  ),
  fork: ideas.flatMap((idea) => pairs.flatMap((targets) => ROLES.map((by) => ({ ...idea, by, targets })))),
  skewer: ideas.flatMap((idea) => pairs.map(([front, behind]) => ({ ...idea, front, behind }))),
  pin: ideas.flatMap((idea) => pairs.map(([pinned, behind]) => ({ ...idea, pinned, behind }))),
  'discovered-attack': ideas.flatMap((idea) => pairs.map(([by, victim]) => ({ ...idea, by, victim }))),
  'removed-defender': told,
  deflection: ideas.flatMap((idea) => pairs.map(([lured, victim]) => ({ ...idea, lured, victim }))),
  'trapped-piece': told,
  promotion: ideas.flatMap((idea) => (['q', 'n'] as const).map((role) => ({ ...idea, role }))),
  outcome: OUTCOMES,
  'win-gone': [{}],
  instead: [{ san: 'Nf3' }],
  rest: [{ line: '12... Kb5 13. Na3+' }],
  'pawn-ending': SIDES.flatMap((side) =>
    (['won', 'drawn'] as const).flatMap((result) => [
      ...LEADS.map((line) => ({ side, result, line, traded: undefined })),
      { side, result, line: [], traded: 'e4' as const },
    ]),
  ),
  'exact-ending': SIDES.flatMap((side) =>
    EXACT.flatMap(([before, after]) =>
      [undefined, 'Ra7'].map((keeps) => ({ side, san: 'Kd5', before, after, keeps })),
    ),
  ),
  'wins-pawn-ending': SIDES.flatMap((side) => missed.map((each) => ({ ...each, side, moves: ['Rxd5'] }))),
  repetition: missed.map((each) => ({ ...each, moves: ['Qe8+', 'Kh7'] })),
  'king-moved': SIDES.map((side) => ({ side, san: 'Kf1' })),
  'king-driven': SIDES.map((side) => ({ side, san: 'Bb4+' })),
  'king-hunt': SIDES.flatMap((king) =>
    missed.map((each) => ({ ...each, king, moves: ['Qf7+', 'Kd8', 'Qxg7+'] })),
  ),
  'mate-threat': BOTH.map((isNow) => ({ isNow, san: 'Qd3', next: 'Qxh7' })),
  threat: SIDES.flatMap((side) =>
    SPOILS.flatMap((spoils) =>
      variants.flatMap((each) =>
        [undefined, ...PIECES].map((chased) => ({
          ...{ ...each, side, spoils, chased, san: 'Bg5', next: 'Bxf6' },
          isNow: each.variant === 0,
        })),
      ),
    ),
  ),
  trades: PIECES.map((victim) => ({ san: 'Nxc3', by: 'n', victim })),
  hits: ideas.flatMap((idea) => pairs.map((targets) => ({ ...idea, targets }))),
  'way-open': [{ san: 'gxh3', answer: 'Rg8+' }],
  'passed-pawn': [1, 2, 3].map((left) => ({ san: 'bxa3', square: 'a3', left })),
  'not-all': SIDES.map((side) => ({ side, from: 62, to: 31 })),
  captures: told,
  attack: told,
  'if-retaken': EFFECTS.map((effect) => ({ reply: 'Nxd4', answer: 'Bxe2', effect })),
  also: [
    ...pairs.flatMap((targets) => [undefined, 'Qxf7'].map((mate) => ({ targets, mate }))),
    { targets: [], mate: 'Qxf7' },
  ],
  'double-threat': PIECES.map((victim) => ({ san: 'Ne6', victim, mate: 'Rd8' })),
  'way-shut': PIECES.map((piece) => ({ san: 'Nc4', piece })),
  pinned: pairs.map(([piece, behind]) => ({ piece, behind })),
  tempo: PIECES.flatMap((victim) =>
    missed.flatMap((each) =>
      [undefined, { reply: 'Qd8', next: 'O-O' }].map((use) => ({ ...each, victim, san: 'Nb5', use })),
    ),
  ),
  'still-wins': OUTCOMES.map((outcome) => ({ reply: 'Be7', outcome })),
  answered: SIDES.flatMap((side) =>
    missed.map((each) => ({ ...each, side, reply: 'Be7', better: 68, left: 45 })),
  ),
  threatened: [{ move: '12... Bg4' }],
  'next-best': variants.flatMap((each) =>
    [false, true].map((isOnlyOther) => ({ ...each, san: 'Kc7', isOnlyOther })),
  ),
  again: [{ numbers: [5] }, { numbers: [5, 9, 12] }],
  'book-moves': PLAYED.map((moves) => ({ moves })),
  'chances-fell': SIDES.flatMap((side) => [
    { side, was: 'open', from: 44, to: 28 },
    { side, was: 'winning', from: 94, to: 28 },
  ]),
  'let-back': SIDES.map((side) => ({ side, move: '14. Nf3' })),
  decided: SIDES.map((winner) => ({ winner, move: '14. Nf3' })),
  hasty: COUNTS.map((minutes) => ({ minutes })),
  'time-trouble': COUNTS.map((seconds) => ({ seconds })),
  'nothing-wrong': [undefined, 'Nf3'].map((better) => ({ san: 'Nc3', better })),
  avoids: [{ better: 'Nf3' }],
  misses: [{ san: 'Nc3', better: 'Nf3' }],
  'best-reply': [{ san: 'Nc3', line: '14... Nf6' }],
  'gives-check': [{ san: 'Bb5+' }],
  'no-threat': [{ san: 'Nc3' }],
  'people-play': PLAYED.map((moves) => ({ rating: 1_500, moves })),
  'could-have': CHANCES.map((chance) => ({ chance })),
}
