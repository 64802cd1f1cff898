const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 5 * 60_000

/** Twice as long after each failure, so that a server that is down is not kept there. */
export const waitAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures - 1, 20))
