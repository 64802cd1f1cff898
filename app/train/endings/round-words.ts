import type { ExactResult } from '#endings/exact.ts'
import { words } from '#words/train/endings'
import { HELD_MOVES, countOwnMoves, type EndingRound, type RoundState, type PupilMove } from './round.ts'

/** Full moves to mate; 0 if distances are unknown. */
const movesToMate = (exact: ExactResult): number => (exact.result === 'draw' ? 0 : Math.ceil(exact.plies / 2))

/** The coach's sentence: the task, what the last move did, or how the round ended. */
export function roundStatus(round: EndingRound, state: RoundState, par: number | undefined): string {
  switch (state.phase) {
    case 'asking':
      return askingWords(round, state, par)
    case 'replying':
      return words.trainer.thinking
    case 'slipped':
      return slipWords(state.told!)
    case 'showing':
      return words.trainer.showing
    case 'shown':
      return words.trainer.shown
    case 'done':
      return doneWords(round, state, par)
  }
}

function askingWords(round: EndingRound, { line, told }: RoundState, par: number | undefined): string {
  const reply = line.sans().at(-1)
  if (told && reply !== undefined && line.length > round.start.length + 1)
    return replyWords(told, reply, round)
  if (line.length > round.start.length && reply !== undefined) return words.trainer.opponentFirst(reply)
  return roundTask(round, par)
}

export function roundTask({ goal }: EndingRound, par: number | undefined): string {
  if (goal === 'hold') return words.trainer.taskHold(HELD_MOVES)
  return par === undefined ? words.trainer.taskWin : words.trainer.taskWinIn(par)
}

function replyWords({ graded, isMeasured }: PupilMove, reply: string, { goal }: EndingRound): string {
  if (goal === 'hold' || !isMeasured) return words.trainer.replied.kept(reply)
  if (graded.grade === 'exact') return words.trainer.replied.exact(reply)
  const later = Math.ceil(graded.pliesLost / 2)
  return graded.grade === 'good'
    ? words.trainer.replied.good(reply)
    : words.trainer.replied.slow(reply, later)
}

function slipWords({ san, graded, keeps, endedBy }: PupilMove): string {
  if (endedBy === 'threefold-repetition') return words.trainer.repetition(san)
  if (endedBy === 'fifty-move-rule') return words.trainer.fiftyMoves(san)
  if (graded.grade === 'draw-to-loss') return words.trainer.drawToLoss(san, movesToMate(graded.after), keeps)
  if (graded.grade === 'win-to-loss') return words.trainer.winToLoss(san, keeps)
  return words.trainer.winToDraw(san, movesToMate(graded.before), keeps)
}

function doneWords(
  round: EndingRound,
  { line, end, slips, helps }: RoundState,
  par: number | undefined,
): string {
  if (slips > 0) return words.trainer.doneSlipped
  if (helps > 0) return words.trainer.doneHelped
  const made = countOwnMoves(round, line)
  switch (end) {
    case 'mate':
      return par === undefined ? words.trainer.doneMateOnly(made) : words.trainer.doneMate(made, par)
    case 'simple':
      return words.trainer.doneSimple
    case 'moves':
      return words.trainer.doneMoves(made)
    case 'rules':
    case undefined:
      return words.trainer.doneRules
  }
}

/** How far the round is, beside the heading. */
export function counterWords(
  round: EndingRound,
  { line, phase }: RoundState,
  par: number | undefined,
): string {
  const made = countOwnMoves(round, line)
  if (round.goal === 'hold') return words.trainer.movesHeld(made, HELD_MOVES)
  const current = phase === 'asking' ? made + 1 : Math.max(1, made)
  return par === undefined ? words.trainer.moveNumber(current) : words.trainer.moveOf(current, par)
}
