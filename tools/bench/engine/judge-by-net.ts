import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NetEvaluation } from '#engine/net/net-evaluation.ts'
import { parseNet } from '#engine/net/net-file.ts'
import { makeKernel } from '#engine/net/simd-kernel.ts'
import type { Judge } from '#engine/search/limits.ts'

export const SHIPPED_NET = join('engine', 'net', 'net.bin')

/** Loads the net in `file`. */
export function openNet(file: string): NetEvaluation {
  const bytes = readFileSync(file)
  const net = parseNet(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  if (!net.ok) throw new Error(`${file}: ${net.error}`)
  return new NetEvaluation(net.value, makeKernel())
}

/** Loads the net in `file` as a judge of positions. */
export const judgeByNet = (file: string): Judge => openNet(file).judge
