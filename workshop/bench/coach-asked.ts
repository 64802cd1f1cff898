/**
 * Asks the coach "Why not this?" after the mistakes of `npm run bench -- coach known`, about a legal move sampled from the
 * policy net. Stockfish checks the claims as in that benchmark, and that moves our engine finds nothing wrong with lose
 * little.
 * `npm run bench -- coach-asked [QUESTIONS] [MINUTES]`
 */
import { legalMoves } from '../../chess/moves.ts'
import { makeFen } from '../../chess/fen.ts'
import type { Line } from '../../chess/line.ts'
import { makeUci } from '../../chess/uci.ts'
import { SECOND_EFFORT } from '../../app/review/judging/planner.ts'
import { whyNot, type CoachAnswer } from '../../coach/telling/ask.ts'
import { reviewLastMove, type MoveReview } from '../../coach/review/review.ts'
import { say } from '../../coach/telling/wording.ts'
import { LOGIT_UNIT } from '../../engine/policy/policy-net.ts'
import { gumbel, seededRandom } from '../../engine/random.ts'
import { openPolicy } from '../../tools/bench/engine/open-policy.ts'
import { chanceOf, startAsking, type Ask } from '../../tools/bench/judging/asking.ts'
import { checkClaim } from '../../tools/bench/judging/claim-check.ts'
import { costlyMoves, lineOf } from '../../tools/bench/judging/costly-moves.ts'
import { KeptJudge } from '../../tools/bench/judging/kept-judge.ts'

export const description = 'The coach’s answers to "Why not this?" beside Stockfish'

const RATING = 1_500
const SEED = 43
/** In points of winning chances by Stockfish: a move that loses more than this is a mistake. */
const MOST_LOST = 10

export async function run([questions = '1000', minutes = '30']: readonly string[]): Promise<
  readonly object[]
> {
  const { ask, quit } = await startAsking()
  const judge = new KeptJudge()
  const until = Date.now() + Number(minutes) * 60_000
  const counts = { questions: 0, fine: 0, proved: 0, onlyReply: 0, silent: 0, refuted: 0, notFine: 0 }
  for (const line of drawnMoves(Number(questions))) {
    if (Date.now() > until) break
    const before = line.upTo(line.length - 1)
    const [judged, answered] = await judge.judgeAll([before.toText(), line.toText()], SECOND_EFFORT)
    const review = reviewLastMove({ line, bookPlies: 0, before: judged!, after: answered! })
    if (!review.ok) throw new Error(review.error)
    const reply = answered!.variations[0]?.moves ?? []
    const answer = whyNot(before.positionAt(), review.value, reply)
    counts.questions++
    counts[typeOf(answer)]++
    if (await isRefuted(before, review.value, answer, ask)) {
      counts[typeOf(answer) === 'fine' ? 'notFine' : 'refuted']++
      console.log(makeFen(before.positionAt()), review.value.san, say(answer.facts))
    }
  }
  await quit()
  return [
    {
      ...counts,
      'answered, per cent': Math.round((1000 * (counts.fine + counts.proved)) / counts.questions) / 10,
    },
  ]
}

/** Samples a move after every n-th costly move, so that all games are represented. */
function* drawnMoves(most: number): Generator<Line> {
  const net = openPolicy()
  const random = seededRandom(SEED)
  const mistakes = [...costlyMoves()]
  const step = Math.max(1, Math.floor(mistakes.length / most))
  for (const [index, line] of mistakes.entries()) {
    const position = line.positionAt()
    const legal = legalMoves(position)
    if (index % step !== 0 || legal.length === 0) continue
    const players = { own: RATING, other: RATING, timeClass: 'rapid' } as const
    // Sampling by Gumbel-max: the largest sum of logit and Gumbel deviate picks each move with its probability.
    const drawn = [...net.logits(position, legal, players)].map(
      (logit) => logit / LOGIT_UNIT + gumbel(random),
    )
    const move = legal[drawn.indexOf(Math.max(...drawn))]!
    yield lineOf(line.start, [...line.ucis(), makeUci(move)])
  }
}

function typeOf({ facts }: CoachAnswer): 'fine' | 'proved' | 'onlyReply' | 'silent' {
  if (facts.length === 0) return 'silent'
  if (facts[0]!.kind === 'nothing-wrong') return 'fine'
  return facts[0]!.kind === 'best-reply' ? 'onlyReply' : 'proved'
}

async function isRefuted(
  before: Line,
  { move, claim }: MoveReview,
  answer: CoachAnswer,
  ask: Ask,
): Promise<boolean> {
  const type = typeOf(answer)
  if (type === 'proved') return claim !== undefined && (await checkClaim(claim, ask)) === 'refuted'
  if (type !== 'fine') return false
  const start = makeFen(before.positionAt())
  return chanceOf(await ask(start, [])) - (100 - chanceOf(await ask(start, [move]))) > MOST_LOST
}
