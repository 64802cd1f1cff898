import { seededRandom } from '../random.ts'
import { BUCKETS, type Kernel } from './layout.ts'
import { NetEvaluation } from './net-evaluation.ts'
import { checksumOf, FILE_BYTES, HEADER_BYTES, parseNet, type Net } from './net-file.ts'
import { makeSimdKernel } from './simd-kernel.ts'

/** A net of random weights within the limits of training: the arithmetic must not depend on the quality of the weights. */
export function randomNetFile(seed: number): ArrayBuffer {
  const random = seededRandom(seed)
  const file = new ArrayBuffer(FILE_BYTES)
  const view = new DataView(file)
  const numbers = (FILE_BYTES - HEADER_BYTES - 4 * BUCKETS) / 2
  for (let index = 0; index < numbers; index++) {
    const isOutput = index >= 256 && index < 256 + BUCKETS * 512
    const value = Math.round((random() - 0.5) * (isOutput ? 254 : 120))
    const low = (value << 24) >> 24
    view.setInt8(HEADER_BYTES + index, low)
    view.setInt8(HEADER_BYTES + numbers + index, (value - low) / 256)
  }
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    view.setInt32(HEADER_BYTES + 2 * numbers + 4 * bucket, Math.round((random() - 0.5) * 20_000), true)
  ;[0x324e5252, 7, 256, BUCKETS, checksumOf(new Uint8Array(file, HEADER_BYTES))].forEach((word, index) =>
    view.setUint32(4 * index, word, true),
  )
  return file
}

export function netOf(file: ArrayBuffer): Net {
  const parsed = parseNet(file)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value
}

export function simdKernel(): Kernel {
  const kernel = makeSimdKernel()
  if (kernel === undefined) throw new Error('Node has WebAssembly')
  return kernel
}

export const randomNet = (seed: number, kernel: Kernel = simdKernel()): NetEvaluation =>
  new NetEvaluation(netOf(randomNetFile(seed)), kernel)
