/** The only messages between players: without free text there is nothing to moderate. `say` refers to them by index. */
export const PRESETS = [
  'Hello!',
  'Good luck!',
  'Nice move!',
  'Sorry!',
  'One moment, please.',
  'Well played!',
  'Thank you!',
  'I have to go. Goodbye!',
] as const

/** Enough to be polite, too little to pester. */
export const CHAT_EVERY_MS = 3_000
export const MOST_CHAT = { count: 10, withinMs: 5 * 60_000 } as const
