import { isMateScore } from '#engine/score.ts'
import { Searcher } from '#engine/search/search.ts'
import { beginDuel, reduceDuel, type Duel, type DuelState } from '#app/exercise/duel.ts'

/** The engine plays both sides with a fixed number of nodes per move, and the duel's rules adjudicate. */
export function playDuel(duel: Duel, nodes: number): DuelState {
  const players = [new Searcher(4 << 20), new Searcher(4 << 20)] as const
  let state = beginDuel(duel)
  while (state.phase === 'asking' || state.phase === 'thinking') {
    const position = state.line.positionAt()
    const isOwn = state.phase === 'asking'
    const found = players[isOwn ? 0 : 1].search(position, { depth: 30, nodes }).lines[0]!
    const move = found.moves[0]!
    const score = isMateScore(found.score)
      ? ({ type: 'mate', moves: found.score > 0 ? 1 : -1 } as const)
      : ({ type: 'centipawns', value: found.score } as const)
    state = reduceDuel(
      duel,
      state,
      isOwn ? { type: 'move', move } : { type: 'answered', line: state.line, reply: move, score },
    )
  }
  return state
}
