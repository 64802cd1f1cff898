/**
 * Adaptive binary arithmetic coding: a bit costs what its context makes of it. The carry-propagating coder of LZMA with probabilities of 16 bits
 * instead of 11, since most bits of a table are nearly certain.
 */

const TOP = 2 ** 24
const HALF = 1 << 15

/** How much of its error an estimate takes over after n bits, in 65536ths: the mean of what was seen, then a moving one. */
const LONGEST_MEMORY = 250
const RATES = Float64Array.from({ length: LONGEST_MEMORY + 1 }, (_, n) => Math.floor(65536 / (n + 1.6)))

/** The chance of a 0 in each context, in 65536ths. */
class Chances {
  readonly #zero: Uint16Array
  readonly #seen: Uint8Array

  constructor(contexts: number) {
    this.#zero = new Uint16Array(contexts).fill(HALF)
    this.#seen = new Uint8Array(contexts)
  }

  ofZero(context: number): number {
    return this.#zero[context]!
  }

  learn(context: number, bit: number): void {
    const zero = this.#zero[context]!
    const seen = this.#seen[context]!
    const step = Math.floor(((bit ? zero : 65536 - zero) * RATES[seen]!) / 65536)
    const next = bit ? zero - step : zero + step
    this.#zero[context] = next < 16 ? 16 : next > 65520 ? 65520 : next
    if (seen < LONGEST_MEMORY) this.#seen[context] = seen + 1
  }
}

/** Encodes or decodes, so that one description of a file serves both. */
export interface BitCoder {
  /** Encodes `bit`, or ignores it and decodes one. Returns the bit. */
  code(context: number, bit: number): number
  /** The bit that is cheaper to encode. */
  favoured(context: number): number
}

export class BitEncoder implements BitCoder {
  readonly #chances: Chances
  readonly #bytes: number[] = []
  #low = 0
  #range = 2 ** 32 - 1
  /** The last byte and the bytes of 255 after it wait, since a carry may still change them. */
  #waiting = 0
  #last: number | undefined

  constructor(contexts: number) {
    this.#chances = new Chances(contexts)
  }

  code(context: number, bit: number): number {
    const bound = (this.#range >>> 16) * this.#chances.ofZero(context)
    if (bit) {
      this.#low += bound
      this.#range -= bound
    } else {
      this.#range = bound
    }
    this.#chances.learn(context, bit)
    while (this.#range < TOP) {
      this.#range *= 256
      this.#shift()
    }
    return bit
  }

  favoured(context: number): number {
    return this.#chances.ofZero(context) >= HALF ? 0 : 1
  }

  finish(): Uint8Array {
    for (let n = 0; n < 5; n++) this.#shift()
    let { length } = this.#bytes
    // The decoder reads zeros past the end.
    while (length > 0 && this.#bytes[length - 1] === 0) length--
    return Uint8Array.from(this.#bytes.slice(0, length))
  }

  #shift(): void {
    const carry = this.#low >= 2 ** 32 ? 1 : 0
    if (carry === 1 || this.#low < 255 * TOP) {
      if (this.#last !== undefined) this.#bytes.push((this.#last + carry) & 255)
      for (; this.#waiting > 0; this.#waiting--) this.#bytes.push((255 + carry) & 255)
      this.#last = Math.floor(this.#low / TOP) & 255
    } else {
      this.#waiting++
    }
    this.#low = (this.#low % TOP) * 256
  }
}

export class BitDecoder implements BitCoder {
  readonly #chances: Chances
  readonly #bytes: Uint8Array
  #next = 0
  #range = 0xffffffff
  #code = 0

  constructor(contexts: number, bytes: Uint8Array) {
    this.#chances = new Chances(contexts)
    this.#bytes = bytes
    for (let n = 0; n < 4; n++) this.#code = ((this.#code << 8) | this.#nextByte()) >>> 0
  }

  code(context: number, _bit: number): number {
    const bound = (this.#range >>> 16) * this.#chances.ofZero(context)
    let bit = 0
    if (this.#code < bound) {
      this.#range = bound
    } else {
      this.#code -= bound
      this.#range -= bound
      bit = 1
    }
    this.#chances.learn(context, bit)
    while (this.#range < TOP) {
      this.#range *= 256
      this.#code = this.#code * 256 + this.#nextByte()
    }
    return bit
  }

  favoured(context: number): number {
    return this.#chances.ofZero(context) >= HALF ? 0 : 1
  }

  #nextByte(): number {
    return this.#bytes[this.#next++] ?? 0
  }
}
