import { makeFen } from '#chess/fen.ts'
import { afterPass } from '#chess/line.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import { makeSan } from '#chess/san.ts'
import { opposite, type San, type Uci } from '#chess/types.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import type { Claim, Proof } from '#coach/claims/claim.ts'
import { factsOfClaim } from './make-facts.ts'
import type { Fact, Reader } from './facts.ts'
import { numberedLine } from './line-text.ts'
import type { MoveReview } from '#coach/review/review.ts'
import { threatensNothing, threatIfPassed } from '#coach/claims/passed-threat.ts'
import { factsOfThreat } from './threat-facts.ts'

/**
 * The coach's answer to a player's question about a position: facts, and moves to show on the board. The facts are proved by
 * the rules or marked as the engine's view.
 */
export interface CoachAnswer {
  readonly facts: readonly Fact[]
  /** Shown on the board. */
  readonly shown: Proof | undefined
}

/** Loss in points of winning chances up to which a move counts as good as the best one, or nearly as good. */
const AS_GOOD = 2
const NEARLY_AS_GOOD = 4
/** How many half-moves of a reply an answer quotes. */
const MOVES_TOLD = 3

/**
 * "Why not this?": what the move would have allowed or missed, or that the engine finds nothing wrong with it, or else the
 * engine's reply. `review` is the review of the move (review.ts, `reviewLastMove`), `reply` the engine's line after it, and
 * `position` the position before it.
 */
export function whyNot(
  position: Position,
  review: MoveReview,
  reply: readonly Uci[],
  reader?: Reader,
): CoachAnswer {
  const { loss, san, best, claim, moveClass } = review
  const isOver = review.after.type === 'over'
  if (moveClass === 'best' || moveClass === 'great' || moveClass === 'brilliant' || loss < NEARLY_AS_GOOD)
    return {
      facts: [{ kind: 'nothing-wrong', san, better: loss < AS_GOOD ? undefined : best.san }],
      shown: undefined,
    }
  if (claim && claim.about !== 'played')
    return { facts: factsAgainst(review, claim, reader), shown: claim.proof }
  const told = isOver ? [] : reply.slice(0, MOVES_TOLD)
  if (told.length === 0) return { facts: [], shown: undefined }
  const shown = { start: makeFen(position), moves: [review.move, ...told] }
  return { facts: [{ kind: 'best-reply', san, line: numberedLine(shown, 1) }], shown }
}

function factsAgainst(review: MoveReview, claim: Claim, reader: Reader): readonly Fact[] {
  const facts = factsOfClaim(review, claim, reader)
  const better = review.best.san
  return claim.about === 'allowed'
    ? [...facts, { kind: 'avoids', better }]
    : [{ kind: 'misses', san: review.san, better }, ...facts]
}

/** "What does it threaten?", about the last move. `position` is the one after it. No facts if nothing is certain. */
export function whatItThreatens(position: Position, san: San, reader?: Reader): CoachAnswer {
  if (outcomeOf(position)) return { facts: [], shown: undefined }
  if (position.isCheck()) return { facts: [{ kind: 'gives-check', san }], shown: undefined }
  const threat = threatIfPassed(position)
  if (threat) {
    const shown = { start: makeFen(afterPass(position)), moves: threat.moves.map(makeUci) }
    const facts = factsOfThreat(opposite(position.turn), { san, prize: threat.prize, threat: shown }, reader)
    return { facts, shown }
  }
  return {
    facts: threatensNothing(position) ? [{ kind: 'no-threat', san }] : [],
    shown: undefined,
  }
}

/** The moves that players of one rating would choose in a position, as predicted by the policy net. */
export interface PeoplesChoices {
  readonly rating: number
  /** Chances between 0 and 1, in any order. */
  readonly moves: readonly { readonly move: Uci; readonly chance: number }[]
}

/** Moves with a lower chance are not named. */
const LEAST_CHANCE = 0.05
const MOST_NAMED = 3

/** "What would people play?", answered for each rating. */
export function whatPeoplePlay(position: Position, choices: readonly PeoplesChoices[]): CoachAnswer {
  const facts = choices.flatMap(({ rating, moves }): Fact[] => {
    const named = moves
      .filter(({ chance }) => chance >= LEAST_CHANCE)
      .toSorted((one, other) => other.chance - one.chance)
      .slice(0, MOST_NAMED)
      .flatMap(({ move, chance }) => {
        const parsed = parseUci(position, move)
        return parsed.ok ? [{ san: makeSan(position, parsed.value), share: Math.round(100 * chance) }] : []
      })
    return named.length === 0 ? [] : [{ kind: 'people-play', rating, moves: named }]
  })
  return { facts, shown: undefined }
}
