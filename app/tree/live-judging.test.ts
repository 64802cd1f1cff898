import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { judgeLive, type LiveAnswer, type LiveJudge } from './live-judging.ts'
import { scoreText, scoreWords, whitesView } from './score-text.ts'

const LINE = { start: START_FEN, moves: [] }

function judgeThat(answer: (nodes: number) => Awaited<ReturnType<LiveJudge['judge']>>): LiveJudge {
  return { judge: (_, { nodes }) => Promise.resolve(answer(nodes)), stop: () => undefined }
}
const analysed = (nodes: number) =>
  ({
    ok: true,
    value: { type: 'analysed', id: 1, index: 0, depth: nodes / 1000, nodes, net: 1, variations: [] },
  }) as const

describe('thinking about a position', () => {
  it('gives one answer after another, each deeper, and marks the last', async () => {
    const answers: LiveAnswer[] = []
    await judgeLive(judgeThat(analysed), LINE, 2, new AbortController().signal, (answer) =>
      answers.push(answer),
    )
    expect(answers.map(({ depth }) => depth)).toEqual([20, 120, 700])
    expect(answers.map(({ isLast }) => isLast)).toEqual([false, false, true])
  })

  it('is silent after it is stopped, and passes a failure on', async () => {
    const left = new AbortController()
    const answers: LiveAnswer[] = []
    const judge = judgeThat((nodes) => {
      if (nodes > 20_000) left.abort()
      return analysed(nodes)
    })
    expect(await judgeLive(judge, LINE, 1, left.signal, (answer) => answers.push(answer))).toMatchObject({
      ok: true,
    })
    expect(answers).toHaveLength(1)
    const failed = { ok: false, error: 'ERR_ENGINE_DIED' } as const
    expect(
      await judgeLive(
        judgeThat(() => failed),
        LINE,
        1,
        new AbortController().signal,
        () => undefined,
      ),
    ).toBe(failed)
  })
})

it.each([
  [{ type: 'centipawns', value: 17.5 }, 'w', '+0.3', 'White is 0.3 pawns better'],
  [{ type: 'centipawns', value: 60 }, 'b', '−1.2', 'Black is 1.2 pawns better'],
  [{ type: 'centipawns', value: 0 }, 'w', '0.0', 'Level'],
  [{ type: 'centipawns', value: -2 }, 'w', '0.0', 'Level'],
  [{ type: 'mate', moves: 3 }, 'w', '#3', 'White mates in 3'],
  [{ type: 'mate', moves: -2 }, 'w', '#−2', 'Black mates in 2'],
] as const)('writes a score from White’s view: %j for %s', (score, turn, text, words) => {
  expect(scoreText(whitesView(score, turn))).toBe(text)
  expect(scoreWords(whitesView(score, turn))).toBe(words)
})
