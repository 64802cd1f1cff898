import { makeKnockOut, nextKnockOutRound, type KnockOutMatch } from '#pairing/knock-out.ts'
import type { PlayerId } from './player.ts'
import { RESULT_SIDES, type ResultSide } from './results.ts'
import type { RoundGame, SectionRound, TournamentSection } from './section.ts'

/** The player who goes on from a game; undefined while that is open. */
export function winnerOf({ white, black, result, advances }: RoundGame): PlayerId | undefined {
  if (result === undefined) return undefined
  const [first, second] = RESULT_SIDES[result]
  const hasWon = (side: ResultSide) =>
    side.kind === 'game' ? side.result === 'win' : side.kind === 'forfeit' && side.won
  return hasWon(first) ? white : hasWon(second) ? black : advances
}

/** The matches of the next round by seed, 0 for a free place. Undefined while a match of the last round is open. */
export function nextMatches({ order, rounds }: TournamentSection): readonly KnockOutMatch[] | undefined {
  let matches: readonly KnockOutMatch[] = makeKnockOut(order.length)
  for (const round of rounds) {
    const winners = matches.map((match) => seedThatWon(match, round, order))
    if (winners.includes(0)) return undefined
    matches = nextKnockOutRound(winners)
  }
  return matches
}

function seedThatWon(
  { first, second }: KnockOutMatch,
  round: SectionRound,
  order: readonly PlayerId[],
): number {
  if (first === 0 || second === 0) return first || second
  const players = [order[first - 1], order[second - 1]]
  const game = round.games.find(({ white, black }) => players.includes(white) && players.includes(black))
  const winner = game && winnerOf(game)
  return winner === undefined ? 0 : order.indexOf(winner) + 1
}
