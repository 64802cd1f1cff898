import { makeColorHistory, type ColorHistory } from '#pairing/colors.ts'
import { findEntrants } from '#pairing/dutch/entrants.ts'
import { otherColor, type GameColor } from '#pairing/tournament.ts'
import type { ActionOf } from './action.ts'
import { isWholeRound } from './assess-rounds.ts'
import { findSection, type ChessEvent } from './chess-event.ts'
import { makeFacts } from './facts.ts'
import type { PlayerId } from './player.ts'
import { plannedRounds, type SectionRound, type TournamentSection } from './section.ts'
import { allow, refuseAction, warn, type ActionVerdict, type ArbiterWarning } from './verdict.ts'

/** Pairing by hand: a phase of the last round with a start and an end. The next round waits for the end. */
type ManualAction = ActionOf<'manual-started'> | ActionOf<'manual-pairs-set'> | ActionOf<'manual-ended'>

export function assessManual(event: ChessEvent, action: ManualAction): ActionVerdict {
  const section = findSection(event, action.section)
  const round = section?.rounds.at(-1)
  if (section === undefined || round === undefined || action.round !== section.rounds.length)
    return refuseAction('ERR_ROUND_NUMBER')
  const isOpen = round.manual === 'open'
  switch (action.type) {
    case 'manual-started':
      return isOpen ? refuseAction('ERR_MANUAL_OPEN') : allow()
    case 'manual-ended':
      if (!isOpen) return refuseAction('ERR_MANUAL_CLOSED')
      return action.note === '' ? allow() : allow(warn('differs-from-rules'))
    case 'manual-pairs-set':
      return isOpen ? assessPairs(event, section, round, action) : refuseAction('ERR_MANUAL_CLOSED')
  }
}

interface Pair {
  readonly white: PlayerId
  readonly black: PlayerId
}

const isSamePair = (a: Pair, b: Pair) => a.white === b.white && a.black === b.black

function assessPairs(
  event: ChessEvent,
  section: TournamentSection,
  round: SectionRound,
  action: ActionOf<'manual-pairs-set'>,
): ActionVerdict {
  if (!isWholeRound(section, action)) return refuseAction('ERR_PAIRS')
  const lost = round.games.filter(
    (game) => game.result !== undefined && !action.games.some((each) => isSamePair(each, game)),
  )
  if (lost.length > 0)
    return refuseAction(
      'ERR_ROUND_HAS_RESULTS',
      lost.flatMap(({ white, black }) => [white, black]),
    )
  const isNew = (game: Pair) => !round.games.some((each) => isSamePair(each, game))
  const before = createPast(event, section)
  const bye = action.byes.find((each) => each.bye === 'allocated')?.player
  const isNewBye =
    bye !== undefined && !round.byes.some((each) => each.bye === 'allocated' && each.player === bye)
  return allow(
    ...action.games.filter(isNew).flatMap((pair) => warnOfPair(section, before, pair)),
    ...(isNewBye && before.mayNotTakeBye(bye) ? [warn('bye-not-allowed', [bye])] : []),
  )
}

interface Past {
  readonly haveMet: (pair: Pair) => boolean
  readonly colors: (player: PlayerId) => ColorHistory
  readonly mayNotTakeBye: (player: PlayerId) => boolean
}

/** What was known before the last round. */
function createPast(event: ChessEvent, section: TournamentSection): Past {
  const { tournament, numberOf } = makeFacts(event, section, section.rounds.length)
  const entrants = new Map(findEntrants(tournament).map((each) => [each.id, each]))
  const find = (player: PlayerId) => entrants.get(numberOf(player))
  return {
    haveMet: ({ white, black }) => find(white)?.opponents.has(numberOf(black)) === true,
    colors: (player) => find(player) ?? makeColorHistory([]),
    mayNotTakeBye: (player) => find(player)?.mayTakeBye === false,
  }
}

function warnOfPair(section: TournamentSection, past: Past, pair: Pair): ArbiterWarning[] {
  const players = [pair.white, pair.black]
  const round = section.rounds.length
  const isForbidden = section.forbidden.some(
    (group) =>
      round >= group.fromRound &&
      round <= group.toRound &&
      players.every((each) => group.players.includes(each)),
  )
  const isLast = round >= plannedRounds(section)
  const next = players.map((each, index) =>
    makeColorHistory([...past.colors(each).colors, index === 0 ? 'w' : 'b']),
  )
  const isThird = next.some(({ colors }) => colors.length >= 3 && new Set(colors.slice(-3)).size === 1)
  const isWide = next.some(({ difference }) => Math.abs(difference) > 2)
  const isAgainst = (player: PlayerId, color: GameColor) =>
    past.colors(player).preference?.color === otherColor(color)
  return [
    ...(past.haveMet(pair) ? [warn('have-met', players)] : []),
    ...(isForbidden ? [warn('forbidden-pair', players)] : []),
    ...(isThird && !isLast ? [warn('third-color', players)] : []),
    ...(isWide && !isLast ? [warn('color-difference', players)] : []),
    ...(isAgainst(pair.white, 'w') && isAgainst(pair.black, 'b') ? [warn('both-wrong-colors', players)] : []),
  ]
}
