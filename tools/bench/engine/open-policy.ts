import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePolicy } from '#engine/policy/policy-file.ts'
import { PolicyNet } from '#engine/policy/policy-net.ts'

/** Loads the shipped policy net. */
export function openPolicy(): PolicyNet {
  const bytes = readFileSync(join('engine', 'policy', 'policy.bin'))
  const weights = parsePolicy(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  if (!weights.ok) throw new Error(weights.error)
  return new PolicyNet(weights.value)
}
