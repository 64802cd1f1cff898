import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PolicyNet } from '#engine/policy/policy-net.ts'
import { readPolicy } from '#engine/policy/read-policy.ts'

/** Loads the shipped policy net. */
export function openPolicy(): PolicyNet {
  const bytes = readFileSync(join('engine', 'policy', 'policy.bin'))
  const policy = readPolicy(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  if (!policy.ok) throw new Error(policy.error)
  return policy.value
}
