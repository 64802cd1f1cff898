/**
 * The only messages between players: without free text there is nothing to moderate. Pages supply the wording. `say` refers
 * to a preset by its index in this list, so append new ones at the end.
 */
export const PRESETS = [
  'hello',
  'good-luck',
  'nice-move',
  'sorry',
  'one-moment',
  'well-played',
  'thank-you',
  'goodbye',
] as const

/** Rate limits for presets, to prevent pestering. */
export const CHAT_EVERY_MS = 3_000
export const MOST_CHAT = { count: 10, withinMs: 5 * 60_000 } as const
