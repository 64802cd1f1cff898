import type { ActionOf, PairedBoard } from './action.ts'
import { findEventPlayer, findSection, type ChessEvent } from './chess-event.ts'
import { findMissing } from './assess-players.ts'
import { canBePlayedOut } from './assess-sections.ts'
import { winnerOf } from './knock-out-bracket.ts'
import type { PlayerId } from './player.ts'
import { isDecided, RESULT_SIDES } from './results.ts'
import {
  isStarted,
  plannedRounds,
  type RoundGame,
  type ByeOfRound,
  type TournamentSection,
} from './section.ts'
import { allow, refuseAction, warn, type ActionVerdict, type ArbiterWarning } from './verdict.ts'

/** Rules about rounds and their results. */

export function assessRound(event: ChessEvent, action: ActionOf<'round-paired'>): ActionVerdict {
  const section = findSection(event, action.section)
  if (section === undefined) return refuseAction('ERR_NO_SECTION')
  const { rounds } = section
  if (action.round !== rounds.length + 1) return refuseAction('ERR_ROUND_NUMBER')
  if (action.round > plannedRounds(section)) return refuseAction('ERR_NO_ROUND_LEFT')
  if (rounds.at(-1)?.manual === 'open') return refuseAction('ERR_MANUAL_OPEN')
  if (section.settings.system === 'knock-out' && isOpenMatch(section))
    return refuseAction('ERR_MATCH_UNDECIDED')
  if (!isWholeRound(section, action)) return refuseAction('ERR_PAIRS')
  const paired = action.games.flatMap(({ white, black }) => [white, black])
  const left = paired.filter((id) => findEventPlayer(event, id)?.status !== 'playing')
  if (left.length > 0 && section.settings.system === 'dutch') return refuseAction('ERR_PLAYER_LEFT', left)
  return allow(...warnOfRound(event, section))
}

const isOpenMatch = ({ rounds }: TournamentSection): boolean =>
  rounds.at(-1)?.games.some((game) => winnerOf(game) === undefined) ?? false

/** Everybody in the section has one game or one bye, every board one game, and at most one bye is from the pairing. */
export function isWholeRound(
  { order }: TournamentSection,
  { games, byes }: { readonly games: readonly PairedBoard[]; readonly byes: readonly ByeOfRound[] },
): boolean {
  const named = [...games.flatMap(({ white, black }) => [white, black]), ...byes.map(({ player }) => player)]
  const isComplete = named.length === order.length && new Set(named).size === order.length
  const areBoards = new Set(games.map(({ board }) => board)).size === games.length
  const allocated = byes.filter(({ bye }) => bye === 'allocated').length
  return (
    games.length > 0 && isComplete && named.every((id) => order.includes(id)) && areBoards && allocated <= 1
  )
}

function warnOfRound(event: ChessEvent, section: TournamentSection): ArbiterWarning[] {
  const { rounds } = section
  const missing = (rounds.at(-1)?.games ?? []).filter(({ result }) => result === undefined)
  const older = rounds.slice(0, -1).flatMap(({ games }) => games.filter(({ result }) => !isDecided(result)))
  const absent = findMissing(event, section)
  const players = (games: readonly RoundGame[]) => games.flatMap(({ white, black }) => [white, black])
  return [
    ...(!isStarted(section) && !canBePlayedOut(section)
      ? [warn('cannot-be-finished', [], plannedRounds(section))]
      : []),
    ...(missing.length > 0 ? [warn('missing-results', players(missing), missing.length)] : []),
    ...(older.length > 0 ? [warn('older-adjourned', players(older), older.length)] : []),
    ...(absent.length > 0 ? [warn('not-here', absent)] : []),
  ]
}

export function assessRoundRemoval(event: ChessEvent, action: ActionOf<'round-removed'>): ActionVerdict {
  const section = findSection(event, action.section)
  if (section === undefined) return refuseAction('ERR_NO_SECTION')
  if (action.round !== section.rounds.length || action.round === 0) return refuseAction('ERR_ROUND_NUMBER')
  const hasResults = section.rounds.at(-1)!.games.some(({ result }) => result !== undefined)
  return hasResults ? refuseAction('ERR_ROUND_HAS_RESULTS') : allow(warn('round-removed', [], action.round))
}

interface BoardPlace {
  readonly section: string
  readonly round: number
  readonly board: number
}

/** Only the last round and the one before it may be changed (C.04.2, 4.3). */
const CORRECTABLE_ROUNDS = 2

export const isCorrectable = ({ rounds, settings }: TournamentSection, round: number): boolean =>
  round > rounds.length - (settings.system === 'knock-out' ? 1 : CORRECTABLE_ROUNDS)

const findGame = (section: TournamentSection | undefined, { round, board }: Omit<BoardPlace, 'section'>) =>
  section?.rounds[round - 1]?.games.find((game) => game.board === board)

export function assessResult(event: ChessEvent, action: ActionOf<'result-entered'>): ActionVerdict {
  const section = findSection(event, action.section)
  const game = findGame(section, action)
  if (section === undefined || game === undefined) return refuseAction('ERR_NOT_PAIRED')
  const { result: before, white, black } = game
  const { result } = action
  if (before === result) return refuseAction('ERR_NO_CHANGE')
  const isAdjourned = before === 'adjourned'
  if (!isCorrectable(section, action.round) && !isAdjourned) return refuseAction('ERR_TOO_OLD')
  const isLast = action.round === section.rounds.length
  if (isAdjourned && !isLast) {
    const isDrawn =
      result !== undefined &&
      RESULT_SIDES[result].every((side) => side.kind === 'game' && side.result === 'draw')
    return isDrawn ? allow() : allow(warn('adjourned-not-drawn', [white, black], action.round))
  }
  return allow(
    ...(before !== undefined && !isAdjourned ? [warn('result-changes', [white, black], action.board)] : []),
    ...(isLast ? [] : [warn('earlier-round', [white, black], action.round)]),
  )
}

export function assessColors(event: ChessEvent, action: ActionOf<'colors-swapped'>): ActionVerdict {
  const section = findSection(event, action.section)
  const game = findGame(section, action)
  if (section === undefined || game === undefined) return refuseAction('ERR_NOT_PAIRED')
  if (!isCorrectable(section, action.round)) return refuseAction('ERR_TOO_OLD')
  return allow(warn('colors-swap', [game.white, game.black], action.board))
}

export function assessAdvancing(event: ChessEvent, action: ActionOf<'advancing-decided'>): ActionVerdict {
  const section = findSection(event, action.section)
  const game = findGame(section, action)
  if (section === undefined || game === undefined) return refuseAction('ERR_NOT_PAIRED')
  if (section.settings.system !== 'knock-out') return refuseAction('ERR_SYSTEM_LOCKED')
  if (action.round !== section.rounds.length) return refuseAction('ERR_TOO_OLD')
  if (game.white !== action.player && game.black !== action.player) return refuseAction('ERR_NOT_IN_GAME')
  const isWon = winnerOf({ ...game, advances: undefined }) !== undefined
  return !isDecided(game.result) || isWon ? refuseAction('ERR_NO_CHANGE') : allow()
}

export function assessRatingCorrection(
  event: ChessEvent,
  action: ActionOf<'rating-corrected'>,
): ActionVerdict {
  const section = findSection(event, action.section)
  const game = findGame(section, action)
  if (section === undefined || game === undefined) return refuseAction('ERR_NOT_PAIRED')
  if (isCorrectable(section, action.round)) return refuseAction('ERR_NOT_OLD')
  if (!isDecided(game.result) || !isDecided(action.result)) return refuseAction('ERR_NO_CHANGE')
  return allow(warn('rating-report-only', [game.white, game.black], action.round))
}

export function assessTies(event: ChessEvent, action: ActionOf<'ties-settled'>): ActionVerdict {
  const section = findSection(event, action.section)
  if (section === undefined) return refuseAction('ERR_NO_SECTION')
  const isKnown = (player: PlayerId) => section.order.includes(player)
  return action.order.every(isKnown) && new Set(action.order).size === action.order.length
    ? allow()
    : refuseAction('ERR_NO_PLAYER')
}

export function assessPrizes(event: ChessEvent, { prizes }: ActionOf<'prizes-set'>): ActionVerdict {
  const isWrong = prizes.some(
    ({ section, amounts }) =>
      findSection(event, section) === undefined ||
      amounts.length === 0 ||
      amounts.some((amount) => !Number.isInteger(amount) || amount < 0),
  )
  return isWrong ? refuseAction('ERR_PRIZES') : allow()
}
