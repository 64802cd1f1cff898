import type { Result } from '#chess/types.ts'
import { checksumOf } from '#engine/net/net-file.ts'
import { CONTEXT_ROWS, MOVE_ROWS, POSITION_ROWS } from './rows.ts'

export const POLICY_UNITS = 256
export const GATES = 48
/** The first sums of a move's rows stay linear; the others are rectified. */
export const LINEAR_GATES = 16

/** The integer that represents 1 in each table. */
export const INPUT_UNIT = 128
const BIAS_UNIT = 1024
export const LOGIT_UNIT = 256 * 64
export const BIAS_TO_LOGIT = LOGIT_UNIT / BIAS_UNIT

/** The weight tables in the order of the file, as consecutive rows of UNITS or GATES numbers. */
export interface PolicyWeights {
  readonly version: number
  readonly bias: Int16Array
  readonly gateBias: Int16Array
  readonly moveBias: Int16Array
  readonly gate: Int16Array
  readonly context: Int16Array
  readonly input: Int16Array
  readonly move: Int16Array
}

/** Little-endian, as written by tools/training/policy-quantise.c; tools/training/policy-whole.h describes the format. */
const HEADER_BYTES = 32
const MAGIC = 0x31505252
const SIZES = [
  ...[POLICY_UNITS, GATES, MOVE_ROWS],
  ...[POLICY_UNITS * GATES, CONTEXT_ROWS * GATES, POSITION_ROWS * POLICY_UNITS, MOVE_ROWS * GATES],
] as const
const NUMBERS = SIZES.reduce((sum, size) => sum + size, 0)
const POLICY_BYTES = HEADER_BYTES + 2 * NUMBERS

export type PolicyError = 'ERR_POLICY_SIZE' | 'ERR_POLICY_KIND' | 'ERR_POLICY_CHECKSUM'

/** Fails on a truncated, corrupt or incompatible file, which can happen because it is downloaded. */
export function parsePolicy(file: ArrayBuffer): Result<PolicyWeights, PolicyError> {
  if (file.byteLength !== POLICY_BYTES)
    return { ok: false, error: 'ERR_POLICY_SIZE', detail: `${file.byteLength} bytes` }
  const view = new DataView(file)
  const [magic, version, ...shape] = Array.from({ length: 8 }, (_, index) => view.getUint32(4 * index, true))
  const wanted = [POLICY_UNITS, GATES, LINEAR_GATES, POSITION_ROWS, MOVE_ROWS]
  if (magic !== MAGIC || wanted.some((size, index) => size !== shape[index]))
    return { ok: false, error: 'ERR_POLICY_KIND' }
  if (checksumOf(new Uint8Array(file, HEADER_BYTES)) !== shape.at(-1))
    return { ok: false, error: 'ERR_POLICY_CHECKSUM' }
  const bytes = new Int8Array(file, HEADER_BYTES)
  const numbers = new Int16Array(NUMBERS)
  for (let index = 0; index < NUMBERS; index++) numbers[index] = bytes[index]! + 256 * bytes[NUMBERS + index]!
  let at = 0
  const [bias, gateBias, moveBias, gate, context, input, move] = SIZES.map((size) =>
    numbers.subarray(at, (at += size)),
  ) as [Int16Array, Int16Array, Int16Array, Int16Array, Int16Array, Int16Array, Int16Array]
  return { ok: true, value: { version: version!, bias, gateBias, moveBias, gate, context, input, move } }
}
