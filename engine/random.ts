/** A source of numbers in [0, 1). Always passed as a parameter, so that the same seed gives the same moves. */
export type Random = () => number

/** Tommy Ettinger's mulberry32 (public domain): 32 bits of state, which is plenty for choosing among a few moves. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A Gumbel deviate. To sample from the softmax of several logits, add one to each and take the largest. */
export const gumbel = (random: Random): number => -Math.log(-Math.log(random()))

/** Hashes several integers into one, for a seed that differs for each move of a game. */
export function mixSeed(...parts: readonly number[]): number {
  let seed = 0x811c9dc5
  for (const part of parts) {
    seed = Math.imul(seed ^ part, 0x01000193)
    seed ^= seed >>> 15
  }
  return seed | 0
}
