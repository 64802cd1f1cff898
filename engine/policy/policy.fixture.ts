import { parsePolicy } from './policy-file.ts'
import { PolicyNet } from './policy-net.ts'

/** Creates a net from the bytes of a file, which may be part of a larger buffer. */
export function policyFrom(file: Uint8Array<ArrayBuffer>): PolicyNet {
  const weights = parsePolicy(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  if (!weights.ok) throw new Error(weights.error)
  return new PolicyNet(weights.value)
}
