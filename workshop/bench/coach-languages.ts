/**
 * Words the same facts about people's mistakes in every language, and compares the moves and squares that the sentences name.
 * `npm run bench -- coach-languages [MISTAKES] [FROM]`: FROM skips so many games of `npm run bench -- review`.
 */
import { COLORS } from '../../chess/types.ts'
import { factsOfMove, factsOfWarning } from '../../coach/telling/make-facts.ts'
import type { Fact } from '../../coach/telling/facts.ts'
import { words as en } from '../../words/coach/en.ts'
import { words as hi } from '../../words/coach/hi.ts'
import { namedIn } from '../../words/coach/notation.fixture.ts'
import { KeptJudge } from '../../tools/bench/judging/kept-judge.ts'
import { knownMistakes } from '../../tools/bench/judging/known-mistakes.ts'

export const description = 'The same facts of the coach in every language'

export async function run([most = '1000', from = '0']: readonly string[]): Promise<readonly object[]> {
  const figures = { mistakes: 0, texts: 0, 'with other moves': 0, kinds: 0 }
  const kinds = new Set<string>()
  for await (const { move } of knownMistakes(new KeptJudge(), Number(from))) {
    if (figures.mistakes >= Number(most)) break
    figures.mistakes++
    for (const reader of [undefined, ...COLORS])
      for (const facts of [factsOfMove(move, figures.mistakes, reader), factsOfWarning(move, reader)]) {
        if (facts.length === 0) continue
        figures.texts++
        for (const { kind } of facts) kinds.add(kind)
        const texts = [textOf(en, facts), textOf(hi, facts)] as const
        if (namedIn(texts[0]) === namedIn(texts[1])) continue
        figures['with other moves']++
        console.log(texts.join('\n'))
      }
  }
  return [{ ...figures, kinds: kinds.size }]
}

const textOf = (words: typeof en, facts: readonly Fact[]): string =>
  facts.map((fact) => (words.facts[fact.kind] as (each: Fact) => string)(fact)).join(' ')
