import type { RulesId } from '#rules/rule-sets.ts'

/**
 * The rule sets by which games are saved and played online. Schemas refuse all others. An id needs a rule set, and `judge` must
 * be able to replay by it: both are compile errors otherwise.
 */
export const KEPT_RULES = ['standard'] as const satisfies readonly RulesId[]
export type KeptRulesId = (typeof KEPT_RULES)[number]
