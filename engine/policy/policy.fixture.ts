import type { PolicyNet } from './policy-net.ts'
import { readPolicy } from './read-policy.ts'

/** Creates a net from the bytes of a file, which may be part of a larger buffer. */
export function policyFrom(file: Uint8Array<ArrayBuffer>): PolicyNet {
  const policy = readPolicy(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  if (!policy.ok) throw new Error(policy.error)
  return policy.value
}
