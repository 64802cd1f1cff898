/** What forms let people type and the server accepts, each said once. Lengths are in UTF-16 code units unless they say otherwise. */

export const LONGEST_EMAIL = 100
export const SHORTEST_PASSWORD = 6
export const LONGEST_PASSWORD = 128
/** Of an account's or a donor's name, counted as a reader counts: in characters that can be seen. */
export const LONGEST_DISPLAY_NAME = 60
