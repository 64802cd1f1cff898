import type { ActionOf, ActionType, ArbiterAction } from './action.ts'
import { assessManual } from './assess-manual.ts'
import {
  assessBye,
  assessChangedPlayer,
  assessCheckedIn,
  assessCheckIn,
  assessFee,
  assessLeaving,
  assessMovedPlayer,
  assessNewPlayers,
  assessRemovedPlayer,
  assessReturn,
} from './assess-players.ts'
import {
  assessAdvancing,
  assessColors,
  assessPrizes,
  assessRatingCorrection,
  assessResult,
  assessRound,
  assessRoundRemoval,
  assessTies,
} from './assess-rounds.ts'
import {
  assessChangedSection,
  assessDetails,
  assessExchange,
  assessForbidden,
  assessLeavingStrict,
  assessNewSection,
  assessNumbers,
  assessRemovedSection,
  assessRenumbering,
} from './assess-sections.ts'
import type { ChessEvent } from './chess-event.ts'
import { refuseAction, type ActionVerdict } from './verdict.ts'

type Rules = {
  readonly [Type in ActionType]: (event: ChessEvent, action: ActionOf<Type>) => ActionVerdict
}

/** Says whether an action is possible, and what the arbiter has to be warned of before. Undefined is an event not created yet. */
export function assessAction(event: ChessEvent | undefined, action: ArbiterAction): ActionVerdict {
  if (action.type === 'created')
    return event === undefined ? assessDetails(action.details) : refuseAction('ERR_EVENT_EXISTS')
  if (event === undefined) return refuseAction('ERR_NO_EVENT')
  const assess = RULES[action.type] as (event: ChessEvent, action: ArbiterAction) => ActionVerdict
  return assess(event, action)
}

const RULES: Rules = {
  created: () => refuseAction('ERR_EVENT_EXISTS'),
  'details-changed': (_event, { details }) => assessDetails(details),
  'section-added': assessNewSection,
  'section-changed': assessChangedSection,
  'section-removed': assessRemovedSection,
  'players-added': assessNewPlayers,
  'player-changed': assessChangedPlayer,
  'player-moved': assessMovedPlayer,
  'player-removed': assessRemovedPlayer,
  'player-left': assessLeaving,
  'player-returned': assessReturn,
  'fee-paid': assessFee,
  'check-in-opened': assessCheckIn,
  'check-in-closed': assessCheckIn,
  'checked-in': assessCheckedIn,
  'bye-requested': assessBye,
  'forbidden-pairs-set': assessForbidden,
  'numbers-set': assessNumbers,
  'numbers-exchanged': assessExchange,
  renumbered: assessRenumbering,
  'round-paired': assessRound,
  'round-removed': assessRoundRemoval,
  'manual-started': assessManual,
  'manual-pairs-set': assessManual,
  'manual-ended': assessManual,
  'result-entered': assessResult,
  'colors-swapped': assessColors,
  'advancing-decided': assessAdvancing,
  'rating-corrected': assessRatingCorrection,
  'ties-settled': assessTies,
  'prizes-set': assessPrizes,
  'strict-left': assessLeavingStrict,
}
