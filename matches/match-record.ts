import type { KeptRulesId } from './kept-rules.ts'
import type { Color } from '#chess/types.ts'
import type { Skill } from '#engine/strength.ts'
import type { MatchOpponent, MatchSummary } from './match.ts'
import { makeSettingsFields, readOpponent, readTime, type SettingsFields } from './opponent-fields.ts'
import { NO_NAMES, ownSide, type SideNames } from './opponent.ts'

/** A match's flat fields in the server's answers. Its row has the same fields under other names (server/matches/rows.ts). */
export interface MatchFields {
  readonly opponentType: 'computer' | 'human'
  /** The computer's level or strength; `null` between people. */
  readonly level: Skill | null
  /** The side of the match's owner; `null` between two people at one screen. */
  readonly humanColor: Color | null
  /** Against the computer, one of the names is the owner's and the other is empty. */
  readonly names: SideNames
  readonly settings: SettingsFields
  /** Absent in answers of older releases. */
  readonly rules?: KeptRulesId | undefined
}

type FlattenedField = 'opponent' | 'time' | 'takebacks' | 'rules'
type Flattened = Pick<MatchSummary, FlattenedField>

/** A match, or part of one, in flat fields. */
export type MatchRecord<M extends Flattened> = Omit<M, FlattenedField> & MatchFields

export function makeMatchRecord<M extends Flattened>(match: M): MatchRecord<M> {
  const { opponent, time, takebacks, rules, ...rest } = match
  return {
    ...rest,
    opponentType: opponent.type === 'computer' ? 'computer' : 'human',
    level: opponent.type === 'computer' ? opponent.skill : null,
    humanColor: ownSide(opponent) ?? null,
    names:
      opponent.type === 'computer' ? { ...NO_NAMES, [opponent.seat]: opponent.playerName } : opponent.names,
    settings: makeSettingsFields({ opponent, time, takebacks }),
    rules,
  }
}

/** Converts fields whose types have been checked. */
export function readMatchRecord<R extends MatchFields>(record: R): Omit<R, keyof MatchFields> & Flattened {
  const { opponentType, level, humanColor, names, settings, rules = 'standard', ...rest } = record
  return {
    ...rest,
    opponent: readMatchOpponent({ opponentType, level, humanColor, names, settings }),
    time: readTime(settings),
    takebacks: settings.takebacks ?? 0,
    rules,
  }
}

function readMatchOpponent({ humanColor, names, settings }: MatchFields): MatchOpponent {
  const seat = humanColor ?? 'w'
  const opponent = readOpponent({ ...settings, seat, names })
  return opponent.type === 'computer' ? { ...opponent, playerName: names[seat] } : opponent
}
