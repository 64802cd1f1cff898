import { describe, expect, it } from 'vitest'
import { parsePgn, type ReadGame } from './pgn.ts'
import { Position } from './position.ts'
import { makeSan } from './san.ts'

/** Texts as people and programs write them, by kind. */

function sansOf({ start, moves }: ReadGame): string {
  const position = start?.clone() ?? Position.start()
  const sans = moves.map((move) => {
    const san = makeSan(position, move)
    position.make(move)
    return san
  })
  return sans.join(' ')
}

function read(text: string) {
  const parsed = parsePgn(text)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed
}

/** The games' moves and results, and the codes of the notes. */
const summary = (text: string) => {
  const { value, notes } = read(text)
  return [value.map((game) => `${sansOf(game)} ${game.result}`.trim()), notes.map(({ error }) => error)]
}

const [A, C] = ['[Event "A"]\n\n1. e4 e5 1-0\n\n', '\n\n[Event "C"]\n\n1. d4 d5 0-1\n']
const CHESS960 = 'rkbnnbqr/pppppppp/8/8/8/8/PPPPPPPP/RKBNNBQR w HAha - 0 1'

describe('a fault in one game', () => {
  it.each([
    ['another variant', `[Variant "Crazyhouse"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 1-0`, [], 'ERR_PGN_VARIANT'],
    ['Chess960', `[Variant "Chess960"]\n[FEN "${CHESS960}"]\n\n1. e4 1-0`, [], 'ERR_PGN_VARIANT'],
    ['a variant without moves', '[Variant "Atomic"]\n\n1-0', [], 'ERR_PGN_VARIANT'],
    ['a position that cannot be', '[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. e4 1-0', [], 'ERR_PGN_START'],
    ['an illegal move', '\n1. e4 e5 2. Ke3 Nc6 {x} (2... d6) 3. Nf3 1-0', ['e4 e5 1-0'], 'ERR_PGN_MOVE'],
    ['an illegal first move', '\n1. e5 1-0', [], 'ERR_PGN_MOVE'],
    ['a null move', '\n1. e4 e5 2. Z0 1-0', ['e4 e5 1-0'], 'ERR_PGN_MOVE'],
    ['a comment without an end', '\n1. e4 {so it begins', ['e4 *'], 'ERR_PGN_COMMENT'],
    ['a variation without an end', '\n1. e4 (1. d4 d5 1-0', ['e4 *'], 'ERR_PGN_VARIATION'],
    ['a variation without a start', '\n1. e4 e5) 1-0', ['e4 e5 1-0'], 'ERR_PGN_VARIATION'],
    ['a line that is not a tag', '[White Asha]\n\n1. e4 e5 1-0', ['e4 e5 1-0'], 'ERR_PGN_TAG'],
    ['half a move', '\n1. e4 e5 2. Nf Nc6 1-0', ['e4 e5 1-0'], 'ERR_PGN_MOVE'],
    ['words', '\n1. e4 zap e5 1-0', ['e4 e5 1-0'], 'ERR_PGN_WORD'],
  ])('such as %s costs no other, and has a note', (_, text, kept, note) => {
    expect(summary(`${A}[Event "B"]\n${text}${C}`)).toEqual([['e4 e5 1-0', ...kept, 'd4 d5 0-1'], [note]])
  })

  it('leaves the comments of other games alone', () => {
    const { value } = read(`[Event "B"]\n\n1. e4 {no end\n${C.replace('d5', '{closed} d5')}`)
    expect(value.map(({ comments }) => comments)).toEqual([
      [undefined, 'no end'],
      [undefined, 'closed', undefined],
    ])
  })

  it('has its game and move', () => {
    expect(read(`${A}[Event "B"]\n\n1. e4 e5 2. Ke3 1-0${C}`).notes).toEqual([
      {
        error: 'ERR_PGN_MOVE',
        place: { game: 2, move: 2, turn: 'w' },
        text: 'Ke3',
        reason: 'ERR_SAN_ILLEGAL',
        isVariation: false,
      },
    ])
  })

  it('in a variation cuts that short', () => {
    const text = '1. e4 e5 (1... -- 2. d4 {strong centre} (2. c4)) (1... c5 2. Ke3) 2. Nf3 *'
    expect(summary(text)).toEqual([['e4 e5 Nf3 *'], ['ERR_PGN_MOVE', 'ERR_PGN_MOVE']])
    expect(read(text).value[0]!.tree.next[0]!.next).toHaveLength(2)
  })
})

describe('where a game ends', () => {
  it('annotations after its result belong to its last move', () => {
    const { value, notes } = read(`[Event "A"]\n\n1. e4 e5 1-0 {Black resigned} $2 ; at once${C}`)
    expect(value.map(({ comments }) => comments)).toEqual([
      [undefined, undefined, 'Black resigned at once'],
      undefined,
    ])
    expect(value[0]!.tree.next[0]!.next[0]!.glyphs).toEqual([2])
    expect(notes).toEqual([])
  })

  it.each([
    ['a result twice', '1. e4 1-0 1-0', ['e4 1-0'], []],
    ['a star before the result', '1. e4 * 1-0', ['e4 1-0'], []],
    ['two results', '1. e4 1-0 0-1', ['e4 1-0'], ['ERR_PGN_WORD']],
    ['an arrow', '1. e4 --> good e5', ['e4 e5 *'], ['ERR_PGN_WORD']],
    ['words after the result', '1. e4 1-0 Black resigned', ['e4 1-0'], ['ERR_PGN_WORD']],
    ['games without tags', '1. e4 * 1. d4 1-0 c4 0-1', ['e4 *', 'd4 1-0', 'c4 0-1'], []],
    ['tags without moves', '[Event "A"]\n\n[Event "B"]\n\n1. e4 *', ['*', 'e4 *'], []],
    ['tags without moves, one after the other', '[Event "A"]\n[Event "B"]\n\n1. e4 *', ['*', 'e4 *'], []],
    ['tags with empty lines', '[Event "A"]\n\n[Site "B"]\n\n1. e4 *', ['e4 *'], []],
    ['the end of a DOS file', '1. e4 e5 1-0\n\u001A', ['e4 e5 1-0'], []],
    ['a text before the tags', 'Dear Ben,\n\n[Event "A"]\n\n1. e4 *', ['e4 *'], ['ERR_PGN_WORD']],
  ])('with %s', (_, text, games, notes) => {
    expect(summary(text)).toEqual([games, notes])
  })
})

describe('forms of a move', () => {
  const ROOKS = '[FEN "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"]\n\n'
  const PAWN = '[FEN "8/4P1k1/8/8/8/8/4K3/8 w - - 0 1"]\n\n'
  const ITALIAN = '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. '
  it.each([
    ['coordinates', '1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5', 'e4 e5 Nf3 Nc6 Bb5'],
    ['coordinates in capitals', '1. E2E4 E7-E5 2. G1F3', 'e4 e5 Nf3'],
    ['long notation', '1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1–b5', 'e4 e5 Nf3 Nc6 Bb5'],
    ['castling as the king’s move', `${ROOKS}e1g1 e8c8`, 'O-O O-O-O'],
    ['castling in long notation', `${ROOKS}Ke1-c1 Ke8-g8`, 'O-O-O O-O'],
    ['castling to the rook', `${ROOKS}e1h1 e8a8`, 'O-O O-O-O'],
    ['castling with zeros', `${ROOKS}0-0 0-0-0`, 'O-O O-O-O'],
    ['castling without hyphens', `${ROOKS}OOO OO`, 'O-O-O O-O'],
    ['a non-breaking hyphen', `${ITALIAN}O\u2011O`, 'e4 e5 Nf3 Nc6 Bc4 Bc5 O-O'],
    ['a minus sign', `${ITALIAN}0\u22120`, 'e4 e5 Nf3 Nc6 Bc4 Bc5 O-O'],
    ['a soft hyphen', `${ITALIAN}O\u00ADO`, 'e4 e5 Nf3 Nc6 Bc4 Bc5 O-O'],
    ['a prime', `${ITALIAN}O\u2032O`, 'e4 e5 Nf3 Nc6 Bc4 Bc5 O-O'],
    ['Cyrillic letters', `${ITALIAN}О-О`, 'e4 e5 Nf3 Nc6 Bc4 Bc5 O-O'],
    ['figurines', '1. ♘f3 ♞f6 2. ♙e4', 'Nf3 Nf6 e4'],
    ['full-width letters', '1. ｅ４ ｅ５', 'e4 e5'],
    ['a sign of capture without one', '1. Nxf3 e5', 'Nf3 e5'],
    ['a multiplication sign', '1. e4 d5 2. e×d5', 'e4 d5 exd5'],
    ['its number without a dot or a space', '1e4 e5 2 Nf3 2…Nc6 3...a3', 'e4 e5 Nf3 Nc6 a3'],
    ['check in words', '1. f3 e5 2. g4 Qh4 mate', 'f3 e5 g4 Qh4#'],
    ['commas', '1. e4, e5, 2. Nf3', 'e4 e5 Nf3'],
    ['promotion without a sign', `${PAWN}e8Q Kf6`, 'e8=Q Kf6'],
    ['promotion in brackets', `${PAWN}1. e8(Q) Kf6`, 'e8=Q Kf6'],
    ['promotion in brackets after a sign', `${PAWN}1. e8=(R) Kf6`, 'e8=R Kf6'],
    ['promotion with a stroke', `${PAWN}e8/Q! Kf6`, 'e8=Q Kf6'],
    ['promotion after a space', `${PAWN}1. e8 = N+ Kf8`, 'e8=N+ Kf8'],
    ['promotion to a figurine', `${PAWN}1. e8=♕ Kf6`, 'e8=Q Kf6'],
    ['promotion as coordinates', `${PAWN}e7e8n g7f8`, 'e8=N+ Kf8'],
    ['promotion in a variation', `${PAWN}1. e8Q (1. e8(N)+ Kf8) Kf6`, 'e8=Q Kf6'],
  ])('%s', (_, text, moves) => {
    expect(summary(text)).toEqual([[`${moves} *`], []])
  })

  it.each([
    ['left-to-right marks', '1. e4 e5 2. \u200ENf3'],
    ['zero-width spaces', '1. e4\u200B e5\u200B 2.\u200BNf3'],
    ['byte order marks', '\uFEFF1. e4 \uFEFFe5 2. Nf3\uFEFF'],
    ['soft hyphens', '1. e4 e5 2. N\u00ADf3'],
    ['no-break spaces', '1.\u00A0e4\u00A0e5\u202F2.\u2003Nf3'],
    ['null characters', '1. e4\0 e5 \0 2. Nf3'],
    ['only carriage returns', '[Event "A"]\r\r1. e4 e5\r2. Nf3\r'],
    ['other line ends', '[Event "A"]\u2028\u20281. e4 e5\u00852. Nf3\f'],
  ])('with %s', (_, text) => {
    expect(summary(text)).toEqual([['e4 e5 Nf3 *'], []])
  })

  it('reads a comment to the end of its line, whatever ends it', () => {
    for (const end of ['\r', '\n', '\r\n', '\u0085', '\u2028']) {
      const text = ['[Event "A"]', '', '1. e4 e5 ; note', '%escaped', '2. Nf3 Nc6 *', ''].join(end)
      expect(summary(text)).toEqual([['e4 e5 Nf3 Nc6 *'], []])
      expect(read(text).value[0]!.comments?.[2]).toBe('note')
    }
  })
})

describe('signs', () => {
  const glyphs = (text: string) =>
    read(text).value.map((game) => {
      const found: (readonly number[])[] = []
      for (let node = game.tree.next[0]; node; node = node.next[0]) found.push(node.glyphs)
      return found
    })[0]

  it.each([
    ['as words', '1. e4 ± e5 = 2. Nf3 +- N', [[16], [10], [18, 146]]],
    ['behind moves', '1. e4± e5= 2. Nf3+/-', [[16], [10], [16]]],
    [
      'after marks',
      '1. e4!⩲ e5?! -+ 2. Nf3!?−+',
      [
        [1, 14],
        [6, 19],
        [5, 19],
      ],
    ],
    ['in one character', '1. e4‼ e5⁇ 2. Nf3⁉', [[3], [4], [5]]],
    ['by number', '1. e4 $1$16 e5 $10', [[1, 16], [10]]],
  ])('%s', (_, text, expected) => {
    expect(glyphs(text)).toEqual(expected)
    expect(read(text).notes).toEqual([])
  })
})

describe('forms of a result', () => {
  it.each([
    ['1–0', '1-0'],
    ['0—1', '0-1'],
    ['1\u20110', '1-0'],
    ['1:0', '1-0'],
    ['1 - 0', '1-0'],
    ['0 – 1', '0-1'],
    ['½-½', '1/2-1/2'],
    ['½–½', '1/2-1/2'],
    ['1/2–1/2', '1/2-1/2'],
    ['1/2 - 1/2', '1/2-1/2'],
    ['½', '1/2-1/2'],
    ['1/2', '1/2-1/2'],
    ['1-0.', '1-0'],
  ])('%s', (text, result) => {
    expect(summary(`1. e4 e5 ${text}`)).toEqual([[`e4 e5 ${result}`], []])
    expect(read(`[Result "${text}"]\n\n1. e4 e5`).value[0]!.result).toBe(result)
  })
})

describe('tags', () => {
  it.each([
    ['a variant that is none', '[Variant "normal"]'],
    ['an empty variant', '[Variant ""]'],
    ['a position as the standard', '[Variant "From Position"]'],
    ['an empty position', '[FEN ""]'],
    ['an unknown position', '[FEN "?"]'],
    ['a position by name', '[FEN "startpos"]'],
  ])('with %s are of a standard game', (_, tag) => {
    expect(summary(`${tag}\n\n1. e4 e5 *`)).toEqual([['e4 e5 *'], []])
  })

  it.each([
    ['[BlackType: "program"]'],
    ['[White Asha]'],
    ['[White "Asha]'],
    ['[White "Asha"'],
    ['[White-Elo "2500"]'],
    ['[]'],
    ['[Asha – Ben, 2026]'],
  ])('%s is passed over with a note', (tag) => {
    expect(summary(`[Event "A"]\n${tag}\n[Round "1"]\n\n1. e4 e5 *`)).toEqual([['e4 e5 *'], ['ERR_PGN_TAG']])
    expect(read(`${tag}\n[Round "1"]\n\n1. e4 e5 *`).value[0]!.tags).toEqual({ Round: '1' })
  })

  it.each([
    ['[White "The "Rook""]', 'The "Rook"'],
    ['[White “Asha”]', 'Asha'],
    ["[White 'Asha']", 'Asha'],
    ['[ White  "Asha" ]', 'Asha'],
    ['[White"Asha"]', 'Asha'],
    ['[White "C:\\games\\"]', 'C:\\games\\'],
    ['[White "a \\"b\\" \\\\ c"]', 'a "b" \\ c'],
  ])('%s is read', (tag, name) => {
    expect(read(`${tag}\n\n1. e4 *`).value[0]!.tags).toEqual({ White: name })
    expect(read(`${tag}\n\n1. e4 *`).notes).toEqual([])
  })

  it('that are given twice have a note', () => {
    const { value, notes } = read('[White "A"]\n[White "B"]\n\n1. e4 *')
    expect([value[0]!.tags, notes.map(({ error }) => error)]).toEqual([{ White: 'B' }, ['ERR_PGN_TAG']])
  })
})

describe('clocks', () => {
  it.each([
    ['1:02:03', 3723],
    ['0:09:58.5', 598.5],
    ['0:09:58,5', 598.5],
    ['2:59', 179],
    ['90:00', 5400],
    ['59', 59],
    ['4.2', 4.2],
    ['2′59″', 179],
    ['1h02m03s', 3723],
  ])('%s', (clock, seconds) => {
    expect(read(`1. e4 {[%clk ${clock}]} *`).value[0]!.clocks).toEqual([seconds])
  })

  it.each(['', 'soon', '1:75:00', '2:75', '-1:00'])('“%s” is not a time', (clock) => {
    expect(read(`1. e4 {[%clk ${clock}]} *`).value[0]).not.toHaveProperty('clocks')
  })
})
