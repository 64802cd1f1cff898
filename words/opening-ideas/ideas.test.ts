import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { attackersOf, piecesOf, reachOf } from '#chess/attackers.ts'
import { afterMoves, afterPass } from '#chess/line.ts'
import { legalMoves, moveFrom, moveTo } from '#chess/moves.ts'
import { Position } from '#chess/position.ts'
import { parseSan } from '#chess/san.ts'
import { makeSquare, parseSquare } from '#chess/squares.ts'
import { COLORS, type Color, type Role, type Square } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { OPENINGS_WITH_IDEA, type OpeningWithIdea } from '#content/openings/ideas.ts'
import { hashOf } from '#matches/openings.ts'
import { popularMovesAt } from '#matches/popular-moves.ts'
import { namedIn } from '../coach/notation.fixture.ts'
import { words as en } from './en.ts'
import { words as hi } from './hi.ts'

const MOST_LETTERS = 150
const FOLDER = 'content/openings'
const POPULAR = readFileSync(`${FOLDER}/popular.txt`, 'utf8')

/** The table's positions with a name, by their hash. */
const table = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.tsv'))
    .flatMap((file) => readFileSync(`${FOLDER}/${file}`, 'utf8').trim().split('\n').slice(1))
    .map((row) => {
      const [, name, pgn] = row.split('\t')
      const position = Position.start()
      for (const san of pgn!.split(' ').filter((word) => !/^\d+\.$/.test(word)))
        position.make(moveOf(position, san)!)
      return [hashOf(position), { name: name!, position }] as const
    }),
)
const OPENINGS = Object.entries(OPENINGS_WITH_IDEA).map(([hash, name]) => ({
  hash,
  name,
  position: table.get(hash)!.position,
}))

function moveOf(position: Position, san: string) {
  const move = parseSan(position, san)
  return move.ok ? move.value : undefined
}

const withTurn = (position: Position, color: Color): Position =>
  position.turn === color ? position : afterPass(position)

const MOVE = '[KQRBN]?[a-h]?x?[a-h][1-8]\\+?'
const ROLES: Readonly<Record<string, Role>> = {
  ...{ king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' },
  ...{ राजा: 'k', वज़ीर: 'q', हाथी: 'r', ऊँट: 'b', घोड़ा: 'n', घोड़े: 'n', प्यादा: 'p', प्यादे: 'p' },
}
const EN_PIECE = /(White’s |Black’s )?(king|queen|rook|bishop|knight|pawn) on ([a-h][1-8])/g
const HI_PIECE = /()([a-h][1-8]) (?:का|के) (राजा|वज़ीर|हाथी|ऊँट|घोड़ा|घोड़े|प्यादा|प्यादे)(?!\p{M})/gu

/** True if the moves can be played in some order, each by either side, as some of the text's moves may only follow others. */
function playable(position: Position, sans: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (at: Position, left: readonly string[]) => {
    for (const san of left)
      for (const color of COLORS) {
        if (at.turn !== color && at.isCheck()) continue
        const turned = withTurn(at, color)
        const move = moveOf(turned, san)
        if (move === undefined) continue
        found.add(san)
        visit(
          afterMoves(turned, [move]),
          left.filter((other) => other !== san),
        )
      }
  }
  visit(position, sans)
  return found
}

/** The square from which the subject of a sentence acts, and the position: a piece, or a move of either side. */
function* subjects(position: Position, piece: string | undefined, san: string | undefined) {
  if (piece !== undefined) yield { position, square: parseSquare(piece)! }
  if (san === undefined) return
  for (const color of COLORS) {
    const turned = withTurn(position, color)
    const move = moveOf(turned, san)
    if (move !== undefined) yield { position: afterMoves(turned, [move]), square: moveTo(move) }
  }
}

const VERB = '(?:attacks|guards|looks at|watches|fights for|aimed at|chases|stops)'
const RELATION = new RegExp(
  `(?:(?:king|queen|rook|bishop|knight|pawn) on ([a-h][1-8])|(${MOVE}),?)(?: also)?(?: which)? ${VERB} (?:the (?:\\w+ on )?)?([a-h][1-8]|queen|bishop)(?: and ([a-h][1-8]))?`,
  'g',
)

/** True if the piece on the square reaches the target, which is a square or a piece of the other side. */
function reaches(position: Position, square: Square, target: string): boolean {
  const reach = reachOf(position, square)
  const own = position.pieceAt(square)!.color
  if (/\d/.test(target)) return reach.includes(parseSquare(target)!)
  return reach.some(
    (to) => position.pieceAt(to)?.role === ROLES[target] && position.pieceAt(to)?.color !== own,
  )
}

/** Positions after some of the moves that the text names, for what a piece does later. */
function later(position: Position, sans: readonly string[]): readonly Position[] {
  const found = [position]
  const visit = (at: Position, depth: number) => {
    for (const san of sans)
      for (const color of COLORS) {
        if (at.turn !== color && at.isCheck()) continue
        const turned = withTurn(at, color)
        const move = moveOf(turned, san)
        if (move === undefined) continue
        const after = afterMoves(turned, [move])
        found.push(after)
        if (depth > 1) visit(after, depth - 1)
      }
  }
  visit(position, 2)
  return found
}

const movesIn = (text: string): readonly string[] => [
  ...new Set(text.replaceAll(EN_PIECE, '').replaceAll(HI_PIECE, '').match(new RegExp(MOVE, 'g')) ?? []),
]
const isPawnMove = (san: string): boolean => /^[a-h][1-8]$/.test(san)
/** Squares that the text names as squares, not as moves. */
const squaresIn = (text: string): readonly string[] => [
  ...[...text.matchAll(RELATION)].flatMap(([, , , ...targets]) =>
    targets.filter((each) => /\d/.test(each ?? '')),
  ),
  ...[...text.matchAll(/(?:square|from|to|attack on) ([a-h][1-8])/g)].map(([, square]) => square!),
  ...[...text.matchAll(/guards ([a-h][1-8]) with/g)].map(([, square]) => square!),
]

describe('the idea of an opening', () => {
  it('exists for forty openings, in both languages', () => {
    expect(OPENINGS).toHaveLength(40)
    expect(Object.keys(en.ideas).toSorted()).toEqual(OPENINGS.map(({ name }) => name).toSorted())
    expect(Object.keys(hi.ideas).toSorted()).toEqual(OPENINGS.map(({ name }) => name).toSorted())
  })

  it.each(OPENINGS)('belongs to a position of that name: $name', ({ hash, name }) => {
    expect(table.get(hash)?.name).toBe(name)
  })

  it.each(OPENINGS)('is short, and names the same moves and squares in both languages: $name', ({ name }) => {
    for (const text of [en.ideas[name], hi.ideas[name]])
      expect(text.length, text).toBeLessThanOrEqual(MOST_LETTERS)
    expect(namedIn(hi.ideas[name])).toBe(namedIn(en.ideas[name]))
    expect(hi.ideas[name]).toMatch(/।$/)
    expect(hi.ideas[name]).not.toMatch(/[\w+]।| ।/)
  })

  it.each(OPENINGS)('names only pieces that stand there: $name', ({ name, position }) => {
    for (const [, side, role, square] of en.ideas[name].matchAll(EN_PIECE)) {
      const piece = position.pieceAt(parseSquare(square!)!)
      expect(piece?.role, `${role} on ${square}`).toBe(ROLES[role!])
      if (side) expect(piece?.color).toBe(side.startsWith('W') ? 'w' : 'b')
    }
    for (const [, , square, role] of hi.ideas[name].matchAll(HI_PIECE))
      expect(position.pieceAt(parseSquare(square!)!)?.role, `${square} ${role}`).toBe(ROLES[role!])
  })

  it.each(OPENINGS)('names only moves that can be played: $name', ({ name, position }) => {
    const text = en.ideas[name]
    const moves = movesIn(text)
    const found = playable(position, moves)
    const squares = squaresIn(text)
    const wrong = moves.filter((san) => !found.has(san) && !(isPawnMove(san) && squares.includes(san)))
    expect(wrong, text).toEqual([])
  })

  it.each(OPENINGS)('says of pieces only what they do: $name', ({ name, position }) => {
    const text = en.ideas[name]
    const positions = later(position, movesIn(text))
    for (const [sentence, piece, san, ...targets] of text.matchAll(RELATION))
      for (const target of targets.filter((each) => each !== undefined)) {
        const holds = positions.some((at) =>
          [...subjects(at, piece, san)].some((each) => reaches(each.position, each.square, target)),
        )
        expect(holds, sentence).toBe(true)
      }
  })

  const positionOf = (name: OpeningWithIdea): Position =>
    OPENINGS.find((opening) => opening.name === name)!.position
  const shareOf = (name: OpeningWithIdea, move: string): number =>
    popularMovesAt(POPULAR, positionOf(name))?.find((each) => each.move === move)?.share ?? 0
  const guards = (position: Position, square: string, color: Color): readonly string[] =>
    attackersOf(position, parseSquare(square)!, color).map(makeSquare)
  const movesFrom = (position: Position, square: string, color: Color): readonly string[] =>
    legalMoves(withTurn(position, color))
      .filter((move) => moveFrom(move) === parseSquare(square))
      .map(makeUci)
  const pawnsOf = (position: Position, color: Color): number =>
    piecesOf(position, color).filter((square) => position.pieceAt(square)?.role === 'p').length

  it('says "only the king guards" where no other piece does', () => {
    const found = OPENINGS.filter(({ name }) => en.ideas[name].includes('only the king guards'))
    expect(found).toHaveLength(2)
    for (const { position } of found) expect(guards(position, 'f7', 'b')).toEqual(['e8'])
  })

  it('says "most players" of a move that more than half choose', () => {
    expect(shareOf("King's Knight Opening", 'b8c6')).toBeGreaterThan(50)
    expect(Object.values(en.ideas).filter((text) => text.includes('Most players'))).toHaveLength(1)
  })

  it.each([
    [
      "King's Pawn Game",
      'the queen and the bishop have moves',
      (at: Position) => ['d1', 'f1'].every((square) => movesFrom(at, square, 'w').length > 0),
    ],
    ["Queen's Pawn Game", 'the queen guards d4', (at: Position) => guards(at, 'd4', 'w').includes('d1')],
    [
      "Van't Kruijs Opening",
      'the queen and the bishop have moves',
      (at: Position) => ['d1', 'f1'].every((square) => movesFrom(at, square, 'w').length > 0),
    ],
    ['Mieses Opening', 'the bishop has moves', (at: Position) => movesFrom(at, 'c1', 'w').length > 0],
    [
      'Philidor Defense',
      'the bishop can only go to e7',
      (at: Position) => movesFrom(at, 'f8', 'b').join() === 'f8e7',
    ],
    ['Slav Defense', 'the bishop has moves', (at: Position) => movesFrom(at, 'c8', 'b').length > 0],
    [
      "Queen's Gambit Declined",
      'the bishop can only go to d7',
      (at: Position) => movesFrom(at, 'c8', 'b').join() === 'c8d7',
    ],
    [
      'Bird Opening',
      'the queen would give check from h4',
      (at: Position) =>
        reachOf(at, parseSquare('e1')!).includes(parseSquare('f2')!) &&
        ['f2', 'g3', 'h4'].every((square) => at.pieceAt(parseSquare(square)!) === undefined),
    ],
    [
      "King's Gambit Accepted",
      'Black is a pawn up',
      (at: Position) => pawnsOf(at, 'b') === pawnsOf(at, 'w') + 1,
    ],
    [
      "King's Gambit Accepted",
      'Nf3 guards h4',
      (at: Position) => guards(afterMoves(at, [moveOf(at, 'Nf3')!]), 'h4', 'w').includes('f3'),
    ],
    ['Englund Gambit', 'the pawn on e5 has no guard', (at: Position) => guards(at, 'e5', 'b').length === 0],
    [
      'Horwitz Defense',
      'e4 leads to the French Defense',
      (at: Position) =>
        table.get(hashOf(afterMoves(at, [moveOf(at, 'e4')!])))?.name.startsWith('French Defense'),
    ],
    [
      'Three Knights Opening',
      'Nf6 leads to the Four Knights Game',
      (at: Position) => table.get(hashOf(afterMoves(at, [moveOf(at, 'Nf6')!])))?.name === 'Four Knights Game',
    ],
    [
      'Four Knights Game',
      'each side guards its centre pawn',
      (at: Position) => guards(at, 'e4', 'w').length > 0 && guards(at, 'e5', 'b').length > 0,
    ],
  ] as const)('of the %s is true: %s', (name, _, holds) => expect(holds(positionOf(name))).toBe(true))

  it('names what pieces do often enough to test', () => {
    const relations = Object.values(en.ideas).flatMap((text) => text.match(RELATION) ?? [])
    expect(relations.length).toBeGreaterThan(20)
  })

  it('is checked: false texts fail', () => {
    const italian = positionOf('Italian Game')
    expect(playable(italian, ['Nd2'])).not.toContain('Nd2')
    expect(
      [...subjects(italian, 'c4', undefined)].some((each) => reaches(each.position, each.square, 'g7')),
    ).toBe(false)
  })
})
