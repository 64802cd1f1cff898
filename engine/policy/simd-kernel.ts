import { instantiate } from '#engine/net/web-assembly.ts'
import { KERNEL_CODE } from './kernel-code.ts'
import type { PolicyKernel } from './layout.ts'
import { makePlainKernel } from './plain-kernel.ts'

export const makeSimdKernel = (): PolicyKernel | undefined => instantiate<PolicyKernel>(KERNEL_CODE)

export const makePolicyKernel = (): PolicyKernel => makeSimdKernel() ?? makePlainKernel()
