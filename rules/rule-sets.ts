import { oldRules } from './old/old-rules.ts'
import type { Rules } from './rules.ts'
import { standard } from './standard.ts'

/**
 * Every rule set that the code can play. Stored with saved and live games, so an id never changes its meaning: Shatranj and
 * Chaturanga are the forms that `old/variant.ts` describes as usual.
 */
export const RULE_SETS = {
  standard,
  shatranj: oldRules('shatranj'),
  chaturanga: oldRules('chaturanga'),
} as const satisfies Record<string, Rules>

export type RulesId = keyof typeof RULE_SETS
