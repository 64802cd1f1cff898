import { COLOR_NAMES } from '#chess/names.ts'
import { opposite, type OutcomeReason } from '#chess/types.ts'
import { duelist, movesMade, type Duel, type DuelState, type Failure } from './duel.ts'

export const countWords = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** The task in words: `Mate in at most 10 moves.` */
export function duelTask({ kind, within }: Pick<Duel, 'kind' | 'within'>): string {
  const moves = countWords(within, 'move')
  switch (kind) {
    case 'mate':
      return within === 1 ? 'Mate in one.' : `Mate in at most ${moves}.`
    case 'win':
      return `Win within ${moves}: give mate, or win a queen or rook safely.`
    case 'draw':
      return `Hold the draw for ${moves}.`
  }
}

/** The line below the board: the state of the duel. */
export function duelStatus(duel: Duel, state: DuelState): string {
  const made = movesMade(duel, state)
  switch (state.phase) {
    case 'asking':
      return made === 0 ? firstWords(duel, state) : `${lastSan(state)} is the reply. ${leftWords(duel, made)}`
    case 'thinking':
      return 'The engine is thinking.'
    case 'silent':
      return 'The engine does not answer. Take the move back and try again.'
    case 'done':
      return doneWords(duel, made) + helpWords(state)
    case 'failed':
      return failureWords(duel, state.failure!)
  }
}

function firstWords(duel: Duel, state: DuelState): string {
  const asked = `${COLOR_NAMES[duelist(duel)]} to move.`
  return duel.given.length === 0 ? asked : `${lastSan(state)} was played. ${asked}`
}

const leftWords = ({ within }: Duel, made: number): string =>
  made + 1 === within ? 'This is your last move.' : `${countWords(within - made, 'move')} left.`

function doneWords({ kind, within }: Duel, made: number): string {
  const moves = countWords(made, 'move')
  switch (kind) {
    case 'mate':
      return `Won: mate in ${moves}, and you had ${within}.`
    case 'win':
      return `Won in ${moves}.`
    case 'draw':
      return 'Held: it is a draw.'
  }
}

const helpWords = ({ helps }: DuelState): string =>
  helps === 0 ? '' : ' You had some help; now try it without.'

const ENDED: Record<OutcomeReason, string> = {
  checkmate: 'That is mate against you.',
  stalemate: 'Stalemate: the other side has no legal move, and the game is drawn.',
  'threefold-repetition': 'The same position for the third time: the game is drawn.',
  'fifty-move-rule': 'Fifty moves without a capture or a pawn move: the game is drawn.',
  'insufficient-material': 'Neither side can mate any more: the game is drawn.',
}

function failureWords(duel: Duel, failure: Failure): string {
  switch (failure.kind) {
    case 'too-many':
      return `Not in ${countWords(duel.within, 'move')}. Begin again, or take back and look for a shorter way.`
    case 'ended':
      return ENDED[failure.reason]
    case 'slipped':
      return duel.kind === 'draw'
        ? `After ${failure.san} ${COLOR_NAMES[opposite(duelist(duel))]} wins. Take it back and look again.`
        : `${failure.san} lets the win slip. Take it back and look again.`
  }
}

const lastSan = ({ line }: DuelState): string => line.sans().at(-1)!
