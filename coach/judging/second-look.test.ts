import { describe, expect, it } from 'vitest'
import type { Score } from '#engine/protocol.ts'
import type { Judgement } from './judgement.ts'
import { secondLooks, mergeLooks } from './second-look.ts'

const pawns = (value: number): Score => ({ type: 'centipawns', value: 100 * value })
/** Scores are from the view of the side to move. */
const judged = (score: Score, first?: Score): Judgement => ({
  depth: 9,
  variations: [{ score, moves: ['e2e4'] }],
  ...(first && { first }),
})
const EVEN = judged(pawns(0))
const UP = judged(pawns(3))
const OVER: Judgement = { depth: 0, variations: [] }
const MATED: Score = { type: 'mate', moves: -1 }

describe('the positions that get a second look', () => {
  it.each<[string, (Judgement | undefined)[], number[]]>([
    ['none of a game without a mistake', [EVEN, EVEN, EVEN], []],
    ['those before and after a mistake', [EVEN, EVEN, UP, judged(pawns(-3))], [1, 2]],
    ['each once of two mistakes on end', [EVEN, UP, UP], [0, 1, 2]],
    ['those around a mate that is allowed', [EVEN, judged({ type: 'mate', moves: 2 })], [0, 1]],
    ['none where the other side has gained nothing by a mate that is forced', [judged(MATED), OVER], []],
    ['none around a position that is not judged yet', [EVEN, undefined, UP], []],
    ['none that has been looked at twice', [EVEN, judged(pawns(2.9), pawns(3))], [0]],
    [
      'those of a mistake that only the second look at one of them has seen',
      [EVEN, judged(pawns(3), pawns(0)), judged(pawns(-3))],
      [0],
    ],
    [
      'those of a mistake that the second look at one of them no longer sees',
      [EVEN, judged(pawns(0), pawns(3)), EVEN],
      [0, 2],
    ],
  ])('are %s', (_, judgements, expected) => {
    expect(secondLooks(judgements)).toEqual(expected)
  })

  it('are the same ones in the end, whichever is looked at first', () => {
    const first = [EVEN, UP, EVEN, EVEN, EVEN]
    const second = [EVEN, EVEN, UP, EVEN, EVEN]
    const seen = [true, false].map((isFromTheEnd) => {
      const judgements = [...first]
      for (let todo = secondLooks(judgements); todo.length > 0; todo = secondLooks(judgements)) {
        const index = isFromTheEnd ? todo.at(-1)! : todo[0]!
        judgements[index] = mergeLooks(judgements[index]!, second[index]!)
      }
      return judgements
    })
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]!.map((each) => each.first !== undefined)).toEqual([true, true, true, true, false])
  })
})

describe('a judgement of two looks', () => {
  it('says what the second one did, and what the first one said', () => {
    expect(mergeLooks(UP, EVEN)).toEqual({ ...EVEN, first: pawns(3) })
  })

  it('keeps the first when there is a third', () => {
    expect(mergeLooks(judged(pawns(2), pawns(3)), EVEN)).toEqual({ ...EVEN, first: pawns(3) })
  })
})
