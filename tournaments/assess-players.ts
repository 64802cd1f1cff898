import type { ActionOf } from './action.ts'
import { findEventPlayer, findSection, playersIn, type ChessEvent } from './chess-event.ts'
import type { EventPlayer, PlayerDetails, PlayerId } from './player.ts'
import { isStarted, plannedRounds, type TournamentSection } from './section.ts'
import { allow, refuseAction, warn, type ActionVerdict, type ArbiterWarning } from './verdict.ts'

/** Rules about entering, leaving, byes and check-in. */

const HIGHEST_RATING = 4000
const BORN = /^(?:\d{4}(?:-\d{2}-\d{2})?)?$/

function findDetailsError(details: PlayerDetails): ActionVerdict | undefined {
  if (details.name.trim() === '') return refuseAction('ERR_NAME_MISSING')
  const ratings = [details.rating, details.nationalRating]
  if (ratings.some((each) => !Number.isInteger(each) || each < 0 || each > HIGHEST_RATING))
    return refuseAction('ERR_RATING')
  if (!BORN.test(details.born)) return refuseAction('ERR_BIRTH')
  return isAmount(details.feeOwed) ? undefined : refuseAction('ERR_AMOUNT')
}

const isAmount = (amount: number) => Number.isInteger(amount) && amount >= 0

const normalName = (name: string) =>
  name
    .trim()
    .toLocaleLowerCase('en')
    .replaceAll(/[\s,.]+/g, ' ')

/** Names that two players of the event have. */
function findSameNames(others: readonly EventPlayer[], names: readonly string[]): PlayerId[] {
  const known = new Set(names.map(normalName))
  return others.filter(({ name }) => known.has(normalName(name))).map(({ id }) => id)
}

export function assessNewPlayers(event: ChessEvent, action: ActionOf<'players-added'>): ActionVerdict {
  const section = findSection(event, action.section)
  if (section === undefined) return refuseAction('ERR_NO_SECTION')
  if (action.players.length === 0) return refuseAction('ERR_NO_NEW_PLAYERS')
  if (section.settings.system !== 'dutch' && isStarted(section)) return refuseAction('ERR_STARTED')
  for (const details of action.players) {
    const error = findDetailsError(details)
    if (error !== undefined) return error
  }
  const names = action.players.map(({ name }) => normalName(name))
  const same = findSameNames(event.players, names)
  const isTwice = new Set(names).size < names.length
  const warnings: ArbiterWarning[] = same.length > 0 || isTwice ? [warn('same-name', same)] : []
  return allow(...warnings)
}

export function assessChangedPlayer(event: ChessEvent, action: ActionOf<'player-changed'>): ActionVerdict {
  const player = findEventPlayer(event, action.player)
  if (player === undefined) return refuseAction('ERR_NO_PLAYER')
  const error = findDetailsError(action.details)
  if (error !== undefined) return error
  const others = event.players.filter(({ id }) => id !== player.id)
  const same = findSameNames(others, [action.details.name])
  const isNew = normalName(player.name) !== normalName(action.details.name)
  return same.length > 0 && isNew ? allow(warn('same-name', same)) : allow()
}

/** True once a player has been paired or has had a bye from the pairing. */
const hasPlayed = ({ rounds }: TournamentSection, player: PlayerId): boolean =>
  rounds.some(
    ({ games, byes }) =>
      games.some(({ white, black }) => white === player || black === player) ||
      byes.some((each) => each.player === player && each.bye !== 'zero'),
  )

export function assessMovedPlayer(event: ChessEvent, action: ActionOf<'player-moved'>): ActionVerdict {
  const player = findEventPlayer(event, action.player)
  const target = findSection(event, action.section)
  if (player === undefined) return refuseAction('ERR_NO_PLAYER')
  if (target === undefined || target.id === player.section) return refuseAction('ERR_NO_SECTION')
  if (isStarted(findSection(event, player.section)!) || isStarted(target)) return refuseAction('ERR_STARTED')
  return allow()
}

export function assessRemovedPlayer(event: ChessEvent, action: ActionOf<'player-removed'>): ActionVerdict {
  const player = findEventPlayer(event, action.player)
  if (player === undefined) return refuseAction('ERR_NO_PLAYER')
  const section = findSection(event, player.section)!
  if (section.settings.system !== 'dutch' && isStarted(section)) return refuseAction('ERR_STARTED')
  return hasPlayed(section, player.id) ? refuseAction('ERR_PLAYER_PLAYED', [player.id]) : allow()
}

export function assessLeaving(event: ChessEvent, action: ActionOf<'player-left'>): ActionVerdict {
  const player = findEventPlayer(event, action.player)
  if (player === undefined) return refuseAction('ERR_NO_PLAYER')
  if (player.status !== 'playing' && !action.isExpelled) return refuseAction('ERR_PLAYER_LEFT', [player.id])
  if (player.status === 'expelled') return refuseAction('ERR_PLAYER_LEFT', [player.id])
  return allow(warn('player-leaves', [player.id]))
}

export function assessReturn(event: ChessEvent, action: ActionOf<'player-returned'>): ActionVerdict {
  const player = findEventPlayer(event, action.player)
  if (player === undefined) return refuseAction('ERR_NO_PLAYER')
  return player.status === 'playing' ? refuseAction('ERR_PLAYER_PLAYS', [player.id]) : allow()
}

export function assessFee(event: ChessEvent, action: ActionOf<'fee-paid'>): ActionVerdict {
  if (findEventPlayer(event, action.player) === undefined) return refuseAction('ERR_NO_PLAYER')
  return isAmount(action.amount) ? allow() : refuseAction('ERR_AMOUNT')
}

export function assessCheckIn(
  event: ChessEvent,
  action: ActionOf<'check-in-opened'> | ActionOf<'check-in-closed'>,
): ActionVerdict {
  const section = findSection(event, action.section)
  if (section === undefined) return refuseAction('ERR_NO_SECTION')
  const isOpen = section.checkedIn !== undefined
  if (action.type === 'check-in-closed') return isOpen ? allow() : refuseAction('ERR_CHECK_IN_CLOSED')
  if (section.settings.system !== 'dutch') return refuseAction('ERR_SYSTEM_LOCKED')
  return isOpen ? refuseAction('ERR_CHECK_IN_OPEN') : allow()
}

export function assessCheckedIn(event: ChessEvent, action: ActionOf<'checked-in'>): ActionVerdict {
  const player = findEventPlayer(event, action.player)
  if (player === undefined) return refuseAction('ERR_NO_PLAYER')
  if (player.status !== 'playing') return refuseAction('ERR_PLAYER_LEFT', [player.id])
  return findSection(event, player.section)!.checkedIn === undefined
    ? refuseAction('ERR_CHECK_IN_CLOSED')
    : allow()
}

export function assessBye(event: ChessEvent, action: ActionOf<'bye-requested'>): ActionVerdict {
  const player = findEventPlayer(event, action.player)
  if (player === undefined) return refuseAction('ERR_NO_PLAYER')
  const section = findSection(event, player.section)!
  const { round, bye } = action
  if (section.settings.system !== 'dutch') return refuseAction('ERR_SYSTEM_LOCKED')
  if (!Number.isInteger(round) || round <= section.rounds.length) return refuseAction('ERR_ROUND_PAIRED')
  if (round > plannedRounds(section)) return refuseAction('ERR_NO_ROUND_LEFT')
  if (bye === 'full') return allow(warn('full-point-bye', [player.id], round))
  if (bye !== 'half') return allow()
  if (!player.mayTakeHalfBye) return refuseAction('ERR_NO_HALF_BYE', [player.id])
  const earlier = countHalfByes(section, player.id, round)
  return earlier > 0 ? allow(warn('second-half-bye', [player.id], earlier + 1)) : allow()
}

const countHalfByes = ({ rounds, requests }: TournamentSection, player: PlayerId, round: number): number =>
  rounds.filter(({ byes }) => byes.some((each) => each.player === player && each.bye === 'half')).length +
  requests.filter(
    (each) =>
      each.player === player && each.bye === 'half' && each.round !== round && each.round > rounds.length,
  ).length

/** Players who would be paired in the next round if they came, and have not been checked in. */
export const findMissing = (event: ChessEvent, section: TournamentSection): readonly PlayerId[] =>
  section.checkedIn === undefined
    ? []
    : playersIn(event, section.id)
        .filter(({ id, status }) => status === 'playing' && !section.checkedIn!.includes(id))
        .filter(
          ({ id }) =>
            !section.requests.some((each) => each.player === id && each.round === section.rounds.length + 1),
        )
        .map(({ id }) => id)
