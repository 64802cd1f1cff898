import { KERNEL_CODE } from './kernel-code.ts'
import type { Kernel } from './layout.ts'
import { makePlainKernel } from './plain-kernel.ts'
import { instantiate } from './web-assembly.ts'

export const makeSimdKernel = (): Kernel | undefined => instantiate(KERNEL_CODE) as Kernel | undefined

export const makeKernel = (): Kernel => makeSimdKernel() ?? makePlainKernel()
