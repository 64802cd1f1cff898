/** Limits shared by forms and server. Lengths are in UTF-16 code units unless they say otherwise. */

export const LONGEST_EMAIL = 100
export const SHORTEST_PASSWORD = 6
export const LONGEST_PASSWORD = 128
/** For names of accounts and donors, in visible characters (graphemes). */
export const LONGEST_DISPLAY_NAME = 60

export const MOST_PASSKEYS = 20
