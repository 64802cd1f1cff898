import { parseTieBreaks } from '#pairing/standings/tie-break.ts'
import type { ActionOf } from './action.ts'
import { findSection, playersIn, type ChessEvent, type EventDetails } from './chess-event.ts'
import { isStarted, plannedRounds, type SectionSettings, type TournamentSection } from './section.ts'
import {
  allow,
  refuseAction,
  refuseIfStrict,
  warn,
  type ActionVerdict,
  type ArbiterWarning,
} from './verdict.ts'

/** Rules about the event and the settings of its sections. */

export function assessDetails({ name, from, to }: EventDetails): ActionVerdict {
  if (name.trim() === '') return refuseAction('ERR_NAME_MISSING')
  if (from !== '' && to !== '' && to < from) return refuseAction('ERR_DATES')
  return allow()
}

/** More than any club plays; the report file has three digits. */
const MOST_ROUNDS = 60

const POINT_NAMES = ['win', 'draw', 'loss', 'absence', 'allocatedBye'] as const

function findSettingsError(settings: SectionSettings): ActionVerdict | undefined {
  const { name, rounds, points, system, tieBreaks, isBaku } = settings
  if (name.trim() === '') return refuseAction('ERR_NAME_MISSING')
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS) return refuseAction('ERR_ROUNDS')
  const { win, draw, loss, allocatedBye } = points
  if (POINT_NAMES.some((each) => !Number.isInteger(points[each]) || points[each] < 0))
    return refuseAction('ERR_POINTS')
  // Two draws may not be worth more than a win and a loss.
  if (win <= draw || draw < loss || 2 * draw > win + loss) return refuseAction('ERR_POINTS')
  const isUsual = win === 10 && draw === 5 && loss === 0
  if (allocatedBye > win || (isUsual && ![0, 5, 10].includes(allocatedBye)))
    return refuseAction('ERR_BYE_VALUE')
  if (isBaku && (win !== 2 * draw || loss !== 0 || system !== 'dutch')) return refuseAction('ERR_BAKU_POINTS')
  const list = parseTieBreaks(tieBreaks)
  if (!list.ok) return refuseAction('ERR_TIE_BREAK_LIST')
  // C.07: opponents' scores say nothing where everybody meets everybody.
  const isForSwiss = list.value.some((each) => ['BH', 'FB', 'AOB'].includes(each.name))
  return system === 'round-robin' && isForSwiss ? refuseAction('ERR_TIE_BREAK_SYSTEM') : undefined
}

export function assessNewSection(event: ChessEvent, action: ActionOf<'section-added'>): ActionVerdict {
  if (action.section === '' || findSection(event, action.section)) return refuseAction('ERR_SECTION_EXISTS')
  return findSettingsError(action.settings) ?? allow()
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What may not change once round 1 is paired, even outside the strict rules. */
const FIXED = [
  'system',
  'isBaku',
  'initialColor',
  'cycles',
  'swapsLastRounds',
  'missedRound',
  'ratingMethod',
] as const

export function assessChangedSection(event: ChessEvent, action: ActionOf<'section-changed'>): ActionVerdict {
  const section = findSection(event, action.section)
  if (section === undefined) return refuseAction('ERR_NO_SECTION')
  const { settings } = action
  const error = findSettingsError(settings)
  if (error !== undefined) return error
  if (!isStarted(section)) return allow()
  if (FIXED.some((each) => settings[each] !== section.settings[each]))
    return refuseAction('ERR_SYSTEM_LOCKED')
  return assessLocked(section, settings)
}

/** Locked by the strict rules: the number of rounds, points, the bye's value and the list of tie-breaks. */
function assessLocked(section: TournamentSection, settings: SectionSettings): ActionVerdict {
  const before = section.settings
  const warnings: ArbiterWarning[] = []
  if (settings.rounds !== before.rounds) {
    if (settings.rounds < section.rounds.length) return refuseAction('ERR_ROUNDS')
    warnings.push(warn('rounds-change', [], settings.rounds))
  }
  if (!isEqual(settings.points, before.points)) warnings.push(warn('points-change'))
  if (settings.tieBreaks !== before.tieBreaks) warnings.push(warn('tie-breaks-change'))
  return warnings.length > 0 && section.strict.kind === 'on'
    ? refuseIfStrict('ERR_LOCKED')
    : allow(...warnings)
}

export function assessRemovedSection(
  event: ChessEvent,
  { section }: ActionOf<'section-removed'>,
): ActionVerdict {
  if (findSection(event, section) === undefined) return refuseAction('ERR_NO_SECTION')
  return playersIn(event, section).length > 0 ? refuseAction('ERR_SECTION_IN_USE') : allow()
}

export function assessForbidden(event: ChessEvent, action: ActionOf<'forbidden-pairs-set'>): ActionVerdict {
  const section = findSection(event, action.section)
  if (section === undefined) return refuseAction('ERR_NO_SECTION')
  const isKnown = action.groups.every(({ players }) => players.every((each) => section.order.includes(each)))
  if (!isKnown) return refuseAction('ERR_NO_PLAYER')
  return isStarted(section) && section.strict.kind === 'on' ? refuseIfStrict('ERR_STARTED') : allow()
}

/** C.04.2: corrections of numbers end once round 4 is paired. */
const NUMBERS_FIXED_AFTER = 3

export function assessNumbers(event: ChessEvent, action: ActionOf<'numbers-set'>): ActionVerdict {
  const section = findSection(event, action.section)
  if (section === undefined) return refuseAction('ERR_NO_SECTION')
  if (isStarted(section)) return refuseAction('ERR_STARTED')
  const isWhole = isEqual(
    action.order.toSorted((a, b) => a - b),
    section.order.toSorted((a, b) => a - b),
  )
  return isWhole ? allow(warn('numbers-change')) : refuseAction('ERR_NUMBERS')
}

export function assessExchange(event: ChessEvent, action: ActionOf<'numbers-exchanged'>): ActionVerdict {
  const section = findSection(event, action.section)
  if (section === undefined) return refuseAction('ERR_NO_SECTION')
  const pair = [action.first, action.second].map((id) => event.players.find((player) => player.id === id))
  const [first, second] = pair
  if (first?.section !== section.id || second?.section !== section.id || first === second)
    return refuseAction('ERR_NO_PLAYER')
  if (section.settings.system !== 'dutch' && isStarted(section)) return refuseAction('ERR_STARTED')
  if (section.rounds.length > NUMBERS_FIXED_AFTER) return refuseAction('ERR_NUMBERS_LOCKED')
  if (first.rating !== second.rating) return refuseAction('ERR_NUMBERS_RATING', [first.id, second.id])
  return allow(warn('numbers-change', [first.id, second.id]))
}

export function assessRenumbering(event: ChessEvent, action: ActionOf<'renumbered'>): ActionVerdict {
  const section = findSection(event, action.section)
  if (section === undefined) return refuseAction('ERR_NO_SECTION')
  if (section.settings.system !== 'dutch' && isStarted(section)) return refuseAction('ERR_STARTED')
  if (section.rounds.length > NUMBERS_FIXED_AFTER) return refuseAction('ERR_NUMBERS_LOCKED')
  return allow(warn('numbers-change'))
}

export function assessLeavingStrict(event: ChessEvent, action: ActionOf<'strict-left'>): ActionVerdict {
  const section = findSection(event, action.section)
  if (section === undefined) return refuseAction('ERR_NO_SECTION')
  if (section.strict.kind === 'left') return refuseAction('ERR_STRICT_LEFT')
  return allow(warn('leaves-strict', [], section.rounds.length))
}

/** False if the players are too few for the rounds, since a pair meets only once. */
export const canBePlayedOut = (section: TournamentSection): boolean =>
  section.settings.system !== 'dutch' || plannedRounds(section) < section.order.length
