import { KERNEL_CODE } from './kernel-code.ts'
import type { Kernel } from './layout.ts'
import { makePlainKernel } from './plain-kernel.ts'

/** The part of the platform that is used, declared here since the engine is compiled without browser or Node types. */
declare const WebAssembly:
  | {
      readonly Module: new (code: Uint8Array) => object
      readonly Instance: new (module: object) => { readonly exports: object }
    }
  | undefined
declare const atob: (text: string) => string

type Exports = Omit<Kernel, 'memory'> & { readonly memory: { readonly buffer: ArrayBuffer } }

/** The kernel as WebAssembly; `undefined` if that is missing, lacks SIMD, or is forbidden by a policy. */
export function makeSimdKernel(): Kernel | undefined {
  if (typeof WebAssembly === 'undefined') return undefined
  const code = Uint8Array.from(atob(KERNEL_CODE), (letter) => letter.charCodeAt(0))
  try {
    // A module of one kilobyte may be compiled synchronously on any browser's main thread.
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code))
    const { memory, ...loops } = exports as Exports
    return { memory: memory.buffer, ...loops }
  } catch {
    // A CompileError: no other error is possible for code that the tests compile.
    return undefined
  }
}

export const makeKernel = (): Kernel => makeSimdKernel() ?? makePlainKernel()
