import { describe, expect, it } from 'vitest'
import { makeSquare } from '#chess/squares.ts'
import type { Square } from '#chess/types.ts'
import { beginWalk, isWalked, makeWalk, reduceWalk, squareOf, targetsIn, type WalkState } from './walk.ts'
import { answerTyped } from '#app/line/questions/answer-question.ts'
import { viewWalk } from './view-walk.ts'
import { parseStep, walkLabels, walkStatus } from './walk-words.ts'

const STARS = makeWalk('8/8/8/8/3R4/8/8/8', { kind: 'collect', stars: ['d7', 'h7'], fewest: 2 })
const PAWNS = makeWalk('8/3P4/8/8/8/2p5/1P6/8', { kind: 'capture', fewest: 1 })

const after = (walk: typeof STARS, steps: string): WalkState =>
  steps
    .split(' ')
    .filter(Boolean)
    .reduce((state, text) => {
      if (text === 'back' || text === 'restart') return reduceWalk(walk, state, { type: text })
      const step = { from: squareOf(text.slice(0, 2)), to: squareOf(text.slice(2, 4)) }
      return reduceWalk(walk, state, { type: 'step', step })
    }, beginWalk(walk))

const targets = (placement: string, from: string): string[] =>
  targetsIn(beginWalk(makeWalk(placement, { kind: 'capture', fewest: 1 })), squareOf(from))
    .map((square: Square) => makeSquare(square))
    .toSorted()

describe('a single piece', () => {
  it.each([
    ['a rook goes straight', '8/8/8/8/3R4/8/8/8', 'd4', 14],
    ['a bishop aslant', '8/8/8/8/3B4/8/8/8', 'd4', 13],
    ['a queen both', '8/8/8/8/3Q4/8/8/8', 'd4', 27],
    ['a king one step', '8/8/8/8/3K4/8/8/8', 'd4', 8],
    ['a knight jumps', '8/8/8/8/3N4/8/8/8', 'd4', 8],
    ['from the corner it has two squares', '8/8/8/8/8/8/8/N7', 'a1', 2],
    ['Black’s pieces have nowhere to go', '8/8/8/8/3r4/8/8/8', 'd4', 0],
    ['an empty square neither', '8/8/8/8/3r4/8/8/8', 'e4', 0],
  ])('%s', (_, placement, from, count) => {
    expect(targets(placement, from)).toHaveLength(count)
  })

  it.each([
    ['may go two squares at first', '8/8/8/8/8/8/4P3/8', 'e2', ['e3', 'e4']],
    ['and one later', '8/8/8/8/8/4P3/8/8', 'e3', ['e4']],
    ['passes nothing that stands before it', '8/8/8/8/8/4p3/4P3/8', 'e2', []],
    ['nor what stands one further', '8/8/8/8/4p3/8/4P3/8', 'e2', ['e3']],
    ['takes to the side', '8/8/8/8/8/3p1p2/4P3/8', 'e2', ['d3', 'e3', 'e4', 'f3']],
    ['and not its own', '8/8/8/8/8/3P1p2/4P3/8', 'e2', ['e3', 'e4', 'f3']],
    ['stays on its own side of the edge', '8/8/8/8/8/7p/P7/8', 'a2', ['a3', 'a4']],
  ])('a pawn %s', (_, placement, from, expected) => {
    expect(targets(placement, from)).toEqual(expected)
  })

  it.each([
    ['its own stand in the way', '8/8/8/8/8/8/P7/RP6', 'a1', []],
    ['Black’s can be taken', '8/8/8/8/8/8/p7/Rp6', 'a1', ['a2', 'b1']],
  ])('of a rook: %s', (_, placement, from, expected) => {
    expect(targets(placement, from)).toEqual(expected)
  })
})

describe('a walk', () => {
  it.each([
    ['begins with all stars', '', 2, 0, false],
    ['a star is collected by landing on it', 'd4d7', 1, 1, false],
    ['not by passing over it', 'd4d8', 2, 1, false],
    ['the last one ends it', 'd4d7 d7h7', 0, 2, true],
    ['after which nothing moves', 'd4d7 d7h7 h7h1', 0, 2, true],
    ['a step that the piece cannot make is none', 'd4e5', 2, 0, false],
    ['a step is taken back, star and all', 'd4d7 back', 2, 0, false],
    ['before the first there is nothing to take back', 'back', 2, 0, false],
    ['it begins again', 'd4d7 d7h7 restart', 2, 0, false],
  ])('%s', (_, steps, stars, count, isDone) => {
    const state = after(STARS, steps)
    expect([state.stars.length, state.steps, isWalked(state)]).toEqual([stars, count, isDone])
  })

  it('ends when Black has no pieces, and promotes a pawn to the chosen piece', () => {
    expect(isWalked(after(PAWNS, 'b2c3'))).toBe(true)
    const step = { from: squareOf('d7'), to: squareOf('d8'), promotion: 'n' } as const
    const promoted = reduceWalk(PAWNS, beginWalk(PAWNS), { type: 'step', step })
    expect(promoted.pieces.find(({ square }) => square === step.to)?.piece).toEqual({ color: 'w', role: 'n' })
  })

  it.each([
    ['', '2 stars left.'],
    ['d4d7', '1 star left. 1 move so far.'],
    ['d4d7 d7h7', 'Done in 2 moves: it cannot be done in fewer.'],
    ['d4d8 d8d7 d7h7', 'Done in 3 moves. It can be done in 2.'],
  ])('describes the state after “%s”: %s', (steps, words) => {
    expect(walkStatus(STARS, after(STARS, steps))).toBe(words)
  })

  it('names squares with their pieces, stars and targets', () => {
    const labels = walkLabels(beginWalk(STARS), squareOf('d4'))
    expect(labels[squareOf('d4')]).toBe('d4, white rook, selected, has 14 moves')
    expect(labels[squareOf('d7')]).toBe('d7, empty, star, may be moved to')
    expect(labels[squareOf('e5')]).toBe('e5, empty')
  })

  it.each([
    ['p', 'White: rook d4. Black: no pieces. Stars: d7 and h7.'],
    ['stars', 'Stars: d7 and h7.'],
    ['s d4', 'd4: white rook.'],
    ['s d7', 'd7: star.'],
    ['p r', 'Rook: White on d4; Black none.'],
    ['at d7', 'Attacking d7: white rook on d4.'],
    ['at e5', 'Nothing attacks e5.'],
    ['l', 'No move has been played yet.'],
    ['?', /stars, the stars that are left;/],
  ])('answers “%s”', (text, told) => {
    const answer = answerTyped(text, { view: viewWalk(beginWalk(STARS)) })
    expect(answer).toEqual(typeof told === 'string' ? told : expect.stringMatching(told))
  })

  it('answers for what was collected and for what can be taken', () => {
    expect(answerTyped('stars', { view: viewWalk(after(STARS, 'd4d7 d7h7')) })).toBe('No stars are left.')
    expect(answerTyped('l', { view: viewWalk(after(STARS, 'd4d7')) })).toBe('From d4 to d7.')
    const pawns = { view: viewWalk(beginWalk(PAWNS)) }
    expect(answerTyped('moves b2', pawns)).toBe(
      'The white pawn on b2 can move to b3 and b4, and can take on c3.',
    )
    expect(answerTyped('at b3', pawns)).toBe('Nothing attacks b3.')
    expect(answerTyped('at c3', pawns)).toBe('Attacking c3: white pawn on b2.')
  })

  it.each([
    ['Rd7', 'd4d7'],
    ['d4d7', 'd4d7'],
    ['d4-d7', 'd4d7'],
    ['rook to d7', 'd4d7'],
    ['d7', 'd4d7'],
    ['Nd7', undefined],
    ['Re5', undefined],
    ['knight', undefined],
    ['', undefined],
  ])('reads “%s”', (text, expected) => {
    const step = parseStep(beginWalk(STARS), text)
    expect(step && makeSquare(step.from) + makeSquare(step.to)).toBe(expected)
  })

  it.each([
    ['bxc3', { from: 'b2', to: 'c3', promotion: undefined }],
    ['d8=N', { from: 'd7', to: 'd8', promotion: 'n' }],
    ['d8', { from: 'd7', to: 'd8', promotion: undefined }],
  ])('reads a pawn’s “%s”', (text, { from, to, promotion }) => {
    expect(parseStep(beginWalk(PAWNS), text)).toEqual({
      from: squareOf(from),
      to: squareOf(to),
      ...(promotion && { promotion }),
    })
  })

  it('rejects a target that two pieces can reach', () => {
    const two = beginWalk(makeWalk('8/8/8/8/8/8/8/R6R', { kind: 'collect', stars: ['d1'], fewest: 1 }))
    expect(parseStep(two, 'Rd1')).toBeUndefined()
    expect(parseStep(two, 'a1d1')).toBeDefined()
  })
})
