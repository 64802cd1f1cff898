/** All that two players can say to each other: there is no free text, so there is nothing to moderate. `say` names them by place. */
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
export const SAY_EVERY_MS = 3_000
export const MOST_SAID = { count: 10, withinMs: 5 * 60_000 } as const
