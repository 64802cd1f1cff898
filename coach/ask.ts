import { makeFen } from '#chess/fen.ts'
import { afterPass } from '#chess/line.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import { makeSan } from '#chess/san.ts'
import { opposite, type San, type Uci } from '#chess/types.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import type { Claim, Proof } from './claim.ts'
import { factsOfClaim, factsOfThreat, type Fact, type Reader } from './facts.ts'
import { numberedLine } from './line-text.ts'
import type { MoveReview } from './review.ts'
import { threatensNothing, threatIfPassed } from './threat.ts'

/**
 * Answers to what a player asks the coach about a position, as facts and with moves to show on the board. They are proved by the rules, or
 * say that they are the engine's view.
 */
export interface CoachAnswer {
  readonly facts: readonly Fact[]
  /** Shown on the board. */
  readonly shown: Proof | undefined
}

/** In points of winning chances: a move that loses less is as good as the best one, or nearly so. */
const AS_GOOD = 2
const NEARLY_AS_GOOD = 4
/** Half-moves of a reply in an answer. */
const MOVES_TOLD = 3

/**
 * "Why not this?": what the move would have allowed or missed; that the engine sees nothing wrong with it; or, if neither can be said, the
 * engine's reply. `review` is that of the move in question (review.ts, `reviewLastMove`), `reply` the engine's line after it, and `position` the
 * one before it.
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

/** "What does it threaten?", of the last move. `position` is the one after it. No facts if the side to move has an answer to see first. */
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

/** One rating's choices in a position, by the net of people's moves. */
export interface PeoplesChoices {
  readonly rating: number
  /** Chances between 0 and 1, in any order. */
  readonly moves: readonly { readonly move: Uci; readonly chance: number }[]
}

/** Rarer moves are not named. */
const LEAST_CHANCE = 0.05
const MOST_NAMED = 3

/** "What would people play?", for each of the ratings. */
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
