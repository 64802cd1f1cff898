import { isMateScore } from '#engine/score.ts'
import { Searcher } from '#engine/search/search.ts'
import { beginDuel, lineOfDuel, reduceDuel, type Duel, type DuelState } from '#app/exercise/duel.ts'
import { positionAt } from '#app/line/line.ts'

/** The engine plays both sides, so many nodes a move, and the rules of the duel judge. */
export function playDuel(duel: Duel, nodes: number): DuelState {
  const players = [new Searcher(4 << 20), new Searcher(4 << 20)] as const
  let state = beginDuel(duel)
  while (state.phase === 'asking' || state.phase === 'thinking') {
    const position = positionAt(lineOfDuel(duel, state), state.moves.length)
    const isOwn = state.phase === 'asking'
    const found = players[isOwn ? 0 : 1].search(position, { depth: 30, nodes }).lines[0]!
    const move = found.moves[0]!
    const score = isMateScore(found.score)
      ? ({ type: 'mate', moves: found.score > 0 ? 1 : -1 } as const)
      : ({ type: 'centipawns', value: found.score } as const)
    state = reduceDuel(
      duel,
      state,
      isOwn ? { type: 'move', move } : { type: 'answered', moves: state.moves, reply: move, score },
    )
  }
  return state
}
