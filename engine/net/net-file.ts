import type { Result } from '#chess/types.ts'
import { BIAS, BUCKETS, INPUTS, ROW_BYTES, UNITS, type Kernel } from './layout.ts'

/**
 * Format of the net's file, little-endian, as written by workshop/training/quantise.c:
 *
 *   0  "RRN2"   4 version   8 units   12 buckets   16 FNV-1a of everything after the header
 *   20 the biases, output rows and input rows: first the low byte of every number (-128 to 127), then the number of 256s to
 *      add to each, nearly always 0; then one 32-bit output bias for each bucket
 *
 * This order compresses to nine tenths of the size of plain 16-bit numbers.
 */
export const HEADER_BYTES = 20
const MAGIC = 0x324e5252
const NUMBERS = (ROW_BYTES + BUCKETS * 2 * ROW_BYTES + INPUTS * ROW_BYTES) / 2
export const FILE_BYTES = HEADER_BYTES + 2 * NUMBERS + 4 * BUCKETS

export interface Net {
  /** Increases with each shipped net. */
  readonly version: number
  readonly checksum: number
  readonly outputBias: Int32Array
  /** Copies the weights into the kernel's memory. */
  readonly copyTo: (kernel: Kernel) => void
}

export type NetError = 'ERR_NET_SIZE' | 'ERR_NET_KIND' | 'ERR_NET_CHECKSUM'

/** Fails on a truncated, corrupt or incompatible file, which can happen because it is downloaded. */
export function parseNet(file: ArrayBuffer): Result<Net, NetError> {
  if (file.byteLength !== FILE_BYTES)
    return { ok: false, error: 'ERR_NET_SIZE', detail: `${file.byteLength} bytes` }
  const view = new DataView(file)
  const word = (at: number): number => view.getUint32(at, true)
  if (word(0) !== MAGIC || word(8) !== UNITS || word(12) !== BUCKETS)
    return { ok: false, error: 'ERR_NET_KIND' }
  const checksum = word(16)
  if (checksumOf(new Uint8Array(file, HEADER_BYTES)) !== checksum)
    return { ok: false, error: 'ERR_NET_CHECKSUM' }
  const bytes = new Int8Array(file, HEADER_BYTES)
  const numbers = new Int16Array(NUMBERS)
  for (let index = 0; index < NUMBERS; index++) numbers[index] = bytes[index]! + 256 * bytes[NUMBERS + index]!
  const outputBias = Int32Array.from({ length: BUCKETS }, (_, bucket) =>
    view.getInt32(HEADER_BYTES + 2 * NUMBERS + 4 * bucket, true),
  )
  // Biases, outputs and inputs have the same order in memory as in the file.
  const copyTo = ({ memory }: Kernel): void => new Int16Array(memory, BIAS, NUMBERS).set(numbers)
  return { ok: true, value: { version: word(4), checksum, outputBias, copyTo } }
}

export function checksumOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
