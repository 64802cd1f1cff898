import type { Result } from '#chess/types.ts'
import { parsePolicy, type PolicyError } from './policy-file.ts'
import { PolicyNet } from './policy-net.ts'
import { makePolicyKernel } from './simd-kernel.ts'

/** The net of a file, with the quickest kernel that the platform has. */
export function readPolicy(file: ArrayBuffer): Result<PolicyNet, PolicyError> {
  const weights = parsePolicy(file)
  return weights.ok ? { ok: true, value: new PolicyNet(weights.value, makePolicyKernel()) } : weights
}
