import names from '#content/openings/openings.txt?raw'
import type { OpeningNames } from '#matches/openings.ts'

/** The names of openings, a part of the built server. */
export const OPENING_NAMES: OpeningNames = names
