import type { ArbiterAction } from './action.ts'
import { findSection, NO_EVENT_DETAILS, type ChessEvent } from './chess-event.ts'
import { appendAction, EMPTY_LOG, type EventLog } from './log.ts'
import { pairSection } from './pair-section.ts'
import { NO_DETAILS } from './player.ts'
import type { BoardResult } from './results.ts'
import { DEFAULT_SETTINGS, type SectionSettings } from './section.ts'
import { WARNINGS, type WarningCode } from './verdict.ts'

/** Events for tests. */

export const AT = '2026-11-28T10:00:00.000Z'
export const EVERY_WARNING = Object.keys(WARNINGS) as WarningCode[]
export const OPEN = 'open'

/** Does the actions and accepts every warning; throws if one is refused. */
export function act(log: EventLog, ...actions: readonly ArbiterAction[]): EventLog {
  let next = log
  for (const action of actions) {
    const added = appendAction(next, action, { at: AT, accepted: EVERY_WARNING })
    if (!added.ok) throw new Error(`${action.type}: ${added.error}`)
    next = added.log
  }
  return next
}

export const player = (name: string, rating = 0, more = {}) => ({ ...NO_DETAILS, name, rating, ...more })

/** An event with one section and players rated 2000, 1990 and so on. */
export function makeClub(players: number, settings: Partial<SectionSettings> = {}): EventLog {
  const names = Array.from({ length: players }, (_, index) =>
    player(`Player ${index + 1}`, 2000 - 10 * index),
  )
  // As many as can be played.
  const rounds = players < 2 ? 5 : Math.min(5, players - 1)
  const log = act(
    EMPTY_LOG,
    { type: 'created', details: { ...NO_EVENT_DETAILS, name: 'Club night', from: '2026-11-28' } },
    {
      type: 'section-added',
      section: OPEN,
      settings: { ...DEFAULT_SETTINGS, name: 'Open', rounds, ...settings },
    },
  )
  return names.length === 0 ? log : act(log, { type: 'players-added', section: OPEN, players: names })
}

export const eventOf = (log: EventLog): ChessEvent => log.event!
export const openOf = (log: EventLog) => findSection(eventOf(log), OPEN)!

export function pairNext(log: EventLog): EventLog {
  const paired = pairSection(eventOf(log), openOf(log))
  if (!paired.ok) throw new Error(paired.error)
  return act(log, paired.action)
}

/** Enters a result on every board of the last round that has none. */
export function playRound(
  log: EventLog,
  resultOf: (white: number, black: number) => BoardResult = (white, black) => (white < black ? '1-0' : '0-1'),
): EventLog {
  const section = openOf(log)
  return section.rounds.at(-1)!.games.reduce(
    (next, { board, white, black, result }) =>
      result === undefined
        ? act(next, {
            type: 'result-entered',
            section: OPEN,
            round: section.rounds.length,
            board,
            result: resultOf(white, black),
          })
        : next,
    log,
  )
}
