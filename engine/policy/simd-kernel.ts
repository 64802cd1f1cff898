import { instantiate } from '#engine/net/web-assembly.ts'
import { POLICY_KERNEL_CODE } from './kernel-code.ts'
import type { PolicyKernel } from './layout.ts'
import { makePlainPolicyKernel } from './plain-kernel.ts'

export const makeSimdPolicyKernel = (): PolicyKernel | undefined =>
  instantiate(POLICY_KERNEL_CODE) as PolicyKernel | undefined

export const makePolicyKernel = (): PolicyKernel => makeSimdPolicyKernel() ?? makePlainPolicyKernel()
