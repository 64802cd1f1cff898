/**
 * Random keys for hashing positions, each as two 32-bit halves in adjacent elements. The seed is fixed, so hashes are the
 * same in every run, page and worker, and searches are reproducible.
 */
function* keys(seed: number): Generator<number, never> {
  // xorshift128 by Marsaglia ("Xorshift RNGs", 2003): a long period, and well-distributed bits in both halves.
  let [x, y, z, w] = [seed, 362436069, 521288629, 88675123]
  for (;;) {
    const t = x ^ (x << 11)
    x = y
    y = z
    z = w
    w = w ^ (w >>> 19) ^ t ^ (t >>> 8)
    yield w | 0
  }
}

const source = keys(20_240_712)
const fill = (cells: number): Int32Array => Int32Array.from({ length: cells }, () => source.next().value)

/** Index `(piece code << 6 | square) << 1`. */
export const PIECE_KEYS = fill(16 * 64 * 2)
/** Index `square << 1`; read only for squares where a capture en passant is legal. */
export const EN_PASSANT_KEYS = fill(64 * 2)
/** Index `rights << 1`: the key of a set of rights is the xor of its members' keys, so a change of rights is one look-up. */
export const CASTLING_KEYS = new Int32Array(16 * 2)
const rightKeys = fill(4 * 2)
for (let rights = 0; rights < 16; rights++) {
  for (let right = 0; right < 4; right++) {
    if (!(rights & (1 << right))) continue
    CASTLING_KEYS[rights * 2]! ^= rightKeys[right * 2]!
    CASTLING_KEYS[rights * 2 + 1]! ^= rightKeys[right * 2 + 1]!
  }
}
const turnKeys = fill(2)
/** Included in the hash if Black is to move. */
export const TURN_KEY_LO = turnKeys[0]!
export const TURN_KEY_HI = turnKeys[1]!
