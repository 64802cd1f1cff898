/**
 * How often one address may ask for something that costs: so many times in so many milliseconds. Kept in memory, so
 * with several servers each gives its own allowance.
 */
export type Allowance = (address: string) => boolean

/** Addresses remembered; beyond that the whole window starts anew, for the few who would have been turned away too. */
const MOST_ADDRESSES = 10_000

export function makeAllowance(times: number, within: number, clock = () => performance.now()): Allowance {
  const asked = new Map<string, number>()
  let windowEnds = clock() + within
  return (address) => {
    if (clock() >= windowEnds || asked.size > MOST_ADDRESSES) {
      asked.clear()
      windowEnds = clock() + within
    }
    const count = (asked.get(address) ?? 0) + 1
    asked.set(address, count)
    return count <= times
  }
}
