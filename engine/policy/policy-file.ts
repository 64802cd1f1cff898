import type { Result } from '#chess/types.ts'
import { checksumOf } from '#engine/net/net-file.ts'
import { CONTEXT_ROWS } from './context.ts'
import {
  BLOCKS,
  FILTERS,
  GROUP,
  LAYERS,
  MULTIPLIERS,
  sizeOfLayer,
  TAPS,
  weightsOfLayer,
  type PolicyKernel,
} from './layout.ts'
import { PLANES } from './planes.ts'

/** Numbers of a square that meet those of another square in a move's logit. */
const HEAD = 64
const MAGIC = 0x31525252
/** Little-endian, as written by workshop/training/policy-quantise.py; all numbers of one size stand together. */
export const POLICY_HEADER_BYTES = 32
const UNDERPROMOTIONS = 3
export const WORDS = LAYERS * FILTERS + UNDERPROMOTIONS + LAYERS + BLOCKS
export const SHORTS = LAYERS * FILTERS + BLOCKS * CONTEXT_ROWS * FILTERS
const POOLED = 2 * FILTERS * FILTERS
const BYTES =
  FILTERS * TAPS * PLANES + BLOCKS * (2 * FILTERS * TAPS * FILTERS + POOLED) + 2 * FILTERS * FILTERS
export const POLICY_FILE_BYTES = POLICY_HEADER_BYTES + 4 * WORDS + 2 * SHORTS + BYTES

export interface PolicyWeights {
  readonly version: number
  /** By layer and filter. */
  readonly bias: Int32Array
  /** Added to the logit of a promotion to knight, bishop, rook. */
  readonly underpromotion: Int32Array
  /** By layer. */
  readonly shift: Int32Array
  /** By block. */
  readonly contextShift: Int32Array
  /** By block: CONTEXT_ROWS rows of FILTERS. */
  readonly context: readonly Int16Array[]
  /** By block: for each filter the weights of all filters' means, then of their maxima. */
  readonly pooled: readonly Int8Array[]
  /** Copies the multipliers and the weights of the squares into the kernel's memory. */
  readonly copyTo: (kernel: PolicyKernel) => void
}

export type PolicyError = 'ERR_POLICY_SIZE' | 'ERR_POLICY_KIND' | 'ERR_POLICY_CHECKSUM'

/** Fails on a truncated, corrupt or incompatible file, which can happen because it is downloaded. */
export function parsePolicy(file: ArrayBuffer): Result<PolicyWeights, PolicyError> {
  if (file.byteLength !== POLICY_FILE_BYTES)
    return { ok: false, error: 'ERR_POLICY_SIZE', detail: `${file.byteLength} bytes` }
  const [magic, version, ...shape] = new Uint32Array(file, 0, POLICY_HEADER_BYTES / 4)
  const wanted = [FILTERS, BLOCKS, PLANES, HEAD, CONTEXT_ROWS]
  if (magic !== MAGIC || wanted.some((size, index) => size !== shape[index]))
    return { ok: false, error: 'ERR_POLICY_KIND' }
  if (checksumOf(new Uint8Array(file, POLICY_HEADER_BYTES)) !== shape.at(-1))
    return { ok: false, error: 'ERR_POLICY_CHECKSUM' }
  const word = slicer(new Int32Array(file, POLICY_HEADER_BYTES, WORDS))
  const short = slicer(new Int16Array(file, POLICY_HEADER_BYTES + 4 * WORDS, SHORTS))
  const byte = slicer(new Int8Array(file, POLICY_HEADER_BYTES + 4 * WORDS + 2 * SHORTS, BYTES))
  const bias = word(LAYERS * FILTERS)
  const underpromotion = word(UNDERPROMOTIONS)
  const [shift, contextShift] = [word(LAYERS), word(BLOCKS)]
  const multipliers = short(LAYERS * FILTERS)
  const context = Array.from({ length: BLOCKS }, () => short(CONTEXT_ROWS * FILTERS))
  const layers = [byte(FILTERS * TAPS * PLANES)]
  const pooled: Int8Array[] = []
  for (let block = 0; block < BLOCKS; block++) {
    layers.push(byte(FILTERS * TAPS * FILTERS), byte(FILTERS * TAPS * FILTERS))
    pooled.push(byte(POOLED))
  }
  layers.push(byte(FILTERS * FILTERS), byte(FILTERS * FILTERS))
  const copyTo = ({ memory }: PolicyKernel): void => {
    new Int16Array(memory, MULTIPLIERS).set(multipliers)
    for (const [layer, weights] of layers.entries()) copyLayer(weights, layer, memory)
  }
  return {
    ok: true,
    value: { version: version!, bias, underpromotion, shift, contextShift, context, pooled, copyTo },
  }
}

/** Each call returns the next `length` numbers. */
function slicer<Numbers extends { readonly subarray: (from: number, to: number) => Numbers }>(
  numbers: Numbers,
): (length: number) => Numbers {
  let at = 0
  return (length) => numbers.subarray(at, (at += length))
}

/** From the file's order (filter, tap, input) to the kernel's. Inputs that the file does not have keep the weight 0. */
function copyLayer(weights: Int8Array, layer: number, memory: ArrayBuffer): void {
  const taps = sizeOfLayer(layer) ** 2
  const inputs = weights.length / (FILTERS * taps)
  const into = new Int16Array(memory, weightsOfLayer(layer), FILTERS * taps * FILTERS)
  let at = 0
  for (let filter = 0; filter < FILTERS; filter++) {
    const [group, member] = [Math.floor(filter / GROUP), filter % GROUP]
    for (let tap = 0; tap < taps; tap++)
      for (let input = 0; input < inputs; input++) {
        const pair = ((group * taps + tap) * FILTERS) / 2 + (input >> 1)
        into[2 * (pair * GROUP + member) + (input & 1)] = weights[at++]!
      }
  }
}
