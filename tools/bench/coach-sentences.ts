/**
 * Replays every noun of the sentences about puzzles (coach/checking), without an engine, and prints the false ones. `STEP`
 * takes every so many puzzles, from number FROM, since the files are sorted by rating.
 * `npm run bench -- coach-sentences PUZZLES.csv.gz [STEP] [FROM]`
 */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { falsehoodsIn } from '#coach/checking/check-facts.ts'
import { say } from '#coach/telling/wording.ts'
import { sentencesOf } from './judging/puzzle-sentences.ts'

interface Count {
  facts: number
  refuted: number
}

export const description = 'What the coach says about puzzles, replayed noun by noun on a board of its own'

export async function run([file, step = '1', from = '0']: readonly string[]): Promise<readonly object[]> {
  if (file === undefined) throw new Error('Which puzzles?')
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  const rows = text
    .trim()
    .split('\n')
    .slice(1)
    .filter((_, index) => index % Number(step) === Number(from))
  const kinds = new Map<string, Count>()
  const whole: Count = { facts: 0, refuted: 0 }
  for (const row of rows) {
    const [, fen, moves] = row.split(',')
    for (const told of sentencesOf({ fen: fen!, moves: moves!.split(' ') })) {
      whole.facts++
      for (const { kind } of told.facts) countOf(kinds, kind).facts++
      const found = falsehoodsIn(told)
      if (found.length === 0) continue
      whole.refuted++
      for (const falsehood of found) countOf(kinds, falsehood.split(':')[0]!).refuted++
      console.log(told.about, told.fen, told.san, '|', found.join('; '), '|', say(told.facts))
    }
  }
  return [
    { told: 'moves with sentences', puzzles: rows.length, count: whole.facts, refuted: whole.refuted },
    ...[...kinds]
      .toSorted(([, one], [, other]) => other.facts - one.facts)
      .map(([told, { facts, refuted }]) => ({ told, count: facts, refuted })),
  ]
}

function countOf(kinds: Map<string, Count>, kind: string): Count {
  const known = kinds.get(kind) ?? { facts: 0, refuted: 0 }
  kinds.set(kind, known)
  return known
}
