import { USUAL_OPTIONS, type RandomOptions } from '#pairing/random-tournament.ts'

/** `players=200 rounds=9 seed=7`: options of a random tournament; undefined if one is unknown or not a number. */
export function parseRandomOptions(
  words: readonly string[],
): { readonly options: RandomOptions; readonly seed: number } | undefined {
  let seed = 1
  const options: Record<keyof RandomOptions, number> = { ...USUAL_OPTIONS }
  for (const word of words) {
    const [, name, digits] = /^([a-zA-Z]+)=(\d{1,9})$/.exec(word) ?? []
    if (name === undefined) return undefined
    if (name === 'seed') seed = Number(digits)
    else if (Object.hasOwn(options, name)) options[name as keyof RandomOptions] = Number(digits)
    else return undefined
  }
  if (options.players === 0 || options.players > 9999 || options.rounds === 0 || options.rounds > 99)
    return undefined
  return { options, seed }
}

/** Mulberry32 by Tommy Ettinger (public domain): equal seeds give equal tournaments on every machine. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
