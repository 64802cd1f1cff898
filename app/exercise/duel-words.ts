import { opposite } from '#chess/types.ts'
import { words } from '#words/exercise'
import { duelist, movesMade, type Duel, type DuelState, type Failure } from './duel.ts'

/** The task in words: `Mate in at most 10 moves.` */
export const duelTask = ({ kind, within }: Pick<Duel, 'kind' | 'within'>): string =>
  words.duel.task[kind](within)

/** The line below the board: the state of the duel. */
export function duelStatus(duel: Duel, state: DuelState): string {
  const made = movesMade(duel, state)
  switch (state.phase) {
    case 'asking':
      return made === 0 ? firstWords(duel, state) : words.duel.reply(lastSan(state), duel.within - made)
    case 'thinking':
      return words.duel.thinking
    case 'silent':
      return words.duel.silent
    case 'done':
      return words.duel.done[duel.kind](made, duel.within, state.helps > 0)
    case 'failed':
      return failureWords(duel, state.failure!)
  }
}

function firstWords(duel: Duel, state: DuelState): string {
  const color = duelist(duel)
  return duel.given.length === 0 ? words.duel.toMove(color) : words.duel.toMoveAfter(lastSan(state), color)
}

function failureWords(duel: Duel, failure: Failure): string {
  switch (failure.kind) {
    case 'too-many':
      return words.duel.tooMany(duel.within)
    case 'ended':
      return words.duel.ended[failure.reason]
    case 'slipped':
      return duel.kind === 'draw'
        ? words.duel.drawSlipped(failure.san, opposite(duelist(duel)))
        : words.duel.winSlipped(failure.san)
  }
}

const lastSan = ({ line }: DuelState): string => line.sans().at(-1)!
