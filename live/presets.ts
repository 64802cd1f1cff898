/**
 * The only messages between players: without free text there is nothing to moderate. Pages word them. `say` refers to them by their
 * place in this list, so new ones go to its end.
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

/** Enough to be polite, too little to pester. */
export const CHAT_EVERY_MS = 3_000
export const MOST_CHAT = { count: 10, withinMs: 5 * 60_000 } as const
