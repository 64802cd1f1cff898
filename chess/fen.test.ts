import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFen, knownFen, makeFen, parseFen, positionFromFen, positionOfFen, START_FEN } from './fen.ts'
import { Position } from './position.ts'
import { playRandomly, positionOf, SAMPLE_FENS } from './samples.ts'
import { parseSquare, SQUARES } from './squares.ts'
import { COLORS, ROLES, type Fen, type Setup } from './types.ts'

const setups: fc.Arbitrary<Setup> = fc.record({
  board: fc.array(
    fc.option(fc.record({ color: fc.constantFrom(...COLORS), role: fc.constantFrom(...ROLES) }), {
      nil: undefined,
    }),
    { minLength: 64, maxLength: 64 },
  ),
  turn: fc.constantFrom(...COLORS),
  castling: fc.record({ K: fc.boolean(), Q: fc.boolean(), k: fc.boolean(), q: fc.boolean() }),
  enPassant: fc.option(fc.constantFrom(...SQUARES), { nil: undefined }),
  halfmoves: fc.nat(9999),
  fullmoves: fc.integer({ min: 1, max: 9999 }),
})

describe('writing and reading back', () => {
  it('gives the same setup, whatever stands on the board', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        expect(parseFen(makeFen(setup))).toEqual({ ok: true, value: setup })
      }),
    )
  })

  it('gives the same position, through random games', () => {
    for (const [index, fen] of SAMPLE_FENS.entries()) {
      const position = positionOf(fen)
      playRandomly(position, index + 500, 60, () => {
        const text = makeFen(position)
        const again = positionOf(text)
        expect(again.toSetup()).toEqual(position.toSetup())
        expect([again.hashLo, again.hashHi]).toEqual([position.hashLo, position.hashHi])
        expect(makeFen(again)).toBe(text)
      })
    }
  })

  it('the start position is the one everybody knows', () => {
    expect(makeFen(Position.start())).toBe(START_FEN)
    expect(positionOf(START_FEN).toSetup()).toEqual(Position.start().toSetup())
  })
})

describe('reading', () => {
  const SHORT = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'

  it.each([
    ['missing counters', SHORT],
    ['a missing move number', `${SHORT} 0`],
    ['space around and between', `  ${SHORT.replaceAll(' ', '   ')}\t0  1 \n`],
    ['a move number 0', `${SHORT} 0 0`],
    ['rights in another order', START_FEN.replace('KQkq', 'qkQK')],
  ])('forgives %s', (_, text) => {
    const position = positionFromFen(text)
    expect(position.ok && makeFen(position.value)).toBe(START_FEN)
  })

  it('keeps an en passant square in the setup, and in the position only where the capture is legal', () => {
    const after = (fen: string): string => makeFen(positionOf(fen)).split(' ')[3]!
    const idle = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1'
    const setup = parseFen(idle)
    expect(setup.ok && setup.value.enPassant).toBe(parseSquare('e3'))
    expect(after(idle)).toBe('-')
    expect(after('rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3')).toBe('e3')
    expect(after('8/8/8/8/k2pP2Q/8/8/3K4 b - e3 0 1')).toBe('-')
  })

  it.each([
    ['', 'ERR_FEN_FIELDS'],
    ['hello', 'ERR_FEN_FIELDS'],
    [`${START_FEN} 7`, 'ERR_FEN_FIELDS'],
    ['8/8/8/8/8/8/8 w - -', 'ERR_FEN_RANKS'],
    ['8/8/8/8/8/8/8/8/8 w - -', 'ERR_FEN_RANKS'],
    ['8/8/8/8/8/8/8/7 w - -', 'ERR_FEN_RANK'],
    ['8/8/8/rnbqkbnrr/8/8/8/8 w - -', 'ERR_FEN_RANK'],
    ['8/pppppppp1/8/8/8/8/8/8 w - -', 'ERR_FEN_RANK'],
    ['8//8/8/8/8/8/8 w - -', 'ERR_FEN_RANK'],
    ['8/8/44/8/8/8/8/8 w - -', 'ERR_FEN_NUMBERS'],
    ['8/8/8/4x3/8/8/8/8 w - -', 'ERR_FEN_PIECE'],
    ['9/8/8/8/8/8/8/8 w - -', 'ERR_FEN_PIECE'],
    ['8/8/8/8/8/8/8/♔7 w - -', 'ERR_FEN_PIECE'],
    ['8/8/8/8/8/8/8/8 W - -', 'ERR_FEN_TURN'],
    ['8/8/8/8/8/8/8/8 white - -', 'ERR_FEN_TURN'],
    ['8/8/8/8/8/8/8/8 w KK -', 'ERR_FEN_CASTLING'],
    ['8/8/8/8/8/8/8/8 w HAha -', 'ERR_FEN_CASTLING'],
    ['8/8/8/8/8/8/8/8 w - e9', 'ERR_FEN_EN_PASSANT'],
    ['8/8/8/8/8/8/8/8 w - - x 1', 'ERR_FEN_COUNTERS'],
    ['8/8/8/8/8/8/8/8 w - - -1 1', 'ERR_FEN_COUNTERS'],
    ['8/8/8/8/8/8/8/8 w - - 0 1.5', 'ERR_FEN_COUNTERS'],
    ['8/8/8/8/8/8/8/8 w - - 0 10000', 'ERR_FEN_COUNTERS'],
    [`8/8/8/8/8/8/8/8 ${'w'.repeat(99)} - -`, 'ERR_FEN_TURN'],
  ])('refuses “%s” with %s', (text, error) => {
    expect(parseFen(text)).toMatchObject({ ok: false, error })
  })

  it.each([
    ['8/8/8/8/8/8/8/4K3 w - - 0 1', 'ERR_KINGS'],
    ['4k3/8/8/8/8/8/8/8 w - - 0 1', 'ERR_KINGS'],
    ['4k3/8/8/8/8/8/8/K3K3 w - - 0 1', 'ERR_KINGS'],
    ['8/8/8/8/8/4k3/4K3/8 w - - 0 1', 'ERR_KINGS_ADJACENT'],
    ['4k3/8/8/PPPPPPPP/P7/8/8/4K3 w - - 0 1', 'ERR_TOO_MANY_PAWNS'],
    ['4k3/8/NNNNNNNN/NNNNNNNN/8/8/8/4K3 w - - 0 1', 'ERR_TOO_MANY_PIECES'],
    ['P3k3/8/8/8/8/8/8/4K3 w - - 0 1', 'ERR_PAWNS_ON_LAST_RANK'],
    ['4k3/8/8/8/8/8/8/4K2p b - - 0 1', 'ERR_PAWNS_ON_LAST_RANK'],
    ['4k3/8/8/8/8/8/8/4RK2 w - - 0 1', 'ERR_OPPONENT_IN_CHECK'],
    ['4k3/8/8/8/8/8/5p2/4K3 b - - 0 1', 'ERR_OPPONENT_IN_CHECK'],
    ['4k3/8/8/8/8/8/8/4K3 w K - 0 1', 'ERR_CASTLING'],
    ['r3k3/8/8/8/8/8/8/3K4 w kq - 0 1', 'ERR_CASTLING'],
    ['4k3/8/8/8/8/8/8/R2K4 w Q - 0 1', 'ERR_CASTLING'],
    ['4k3/8/8/8/8/8/8/4K3 w - e6 0 1', 'ERR_EN_PASSANT'],
    ['4k3/8/8/4p3/8/8/8/4K3 w - e3 0 1', 'ERR_EN_PASSANT'],
    ['4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1', 'ERR_EN_PASSANT'],
    ['4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1', 'ERR_EN_PASSANT'],
    ['4k3/8/8/8/4p3/8/8/4K3 b - e3 0 1', 'ERR_EN_PASSANT'],
  ])('does not make a position of “%s”: %s', (text, error) => {
    expect(positionFromFen(text)).toMatchObject({ ok: false, error })
  })

  it('never throws, and never gives a position where the side to move could take the king', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          setups.map(makeFen),
          fc.string().map((junk) => START_FEN + junk),
        ),
        (text) => {
          const position = positionFromFen(text)
          if (!position.ok) return
          position.value.makeNull()
          expect(position.value.isCheck()).toBe(false)
        },
      ),
    )
  })

  it('refuses a setup made by hand with a wrong board or counters', () => {
    const setup = Position.start().toSetup()
    expect(Position.fromSetup({ ...setup, board: [] })).toMatchObject({ error: 'ERR_BOARD' })
    expect(Position.fromSetup({ ...setup, halfmoves: Number.NaN })).toMatchObject({ error: 'ERR_COUNTERS' })
    expect(Position.fromSetup({ ...setup, fullmoves: 0 })).toMatchObject({ error: 'ERR_COUNTERS' })
  })
})

describe('a FEN that comes in', () => {
  it.each([
    [START_FEN, true],
    ['8/8/8/8/8/8/8/8 w - - 0 1', false],
    ['', false],
    [undefined, false],
    [[START_FEN], false],
  ])('%j is one: %j', (text, is) => {
    expect(isFen(text)).toBe(is)
  })

  it('that was not checked first is a fault of the program', () => {
    expect(() => positionOfFen('8/8/8/8/8/8/8/8 w - - 0 1' as Fen)).toThrow(/^ERR_\w+ in 8\/8/)
    expect(() => knownFen('nonsense')).toThrow('ERR_FEN_FIELDS in nonsense')
  })
})
