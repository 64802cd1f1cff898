import names from '#content/openings/openings.txt?raw'
import type { OpeningNames } from '#matches/openings.ts'

/** The opening names, bundled with the server. */
export const OPENING_NAMES: OpeningNames = names
