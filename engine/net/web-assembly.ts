/** The part of the platform that is used, declared here since the engine is compiled without browser or Node types. */
declare const WebAssembly:
  | {
      readonly Module: new (code: Uint8Array) => object
      readonly Instance: new (module: object) => { readonly exports: object }
    }
  | undefined
declare const atob: (text: string) => string

type Exports<Kernel> = Omit<Kernel, 'memory'> & { readonly memory: { readonly buffer: ArrayBuffer } }

/** A kernel from its code in base64; `undefined` if WebAssembly is missing, lacks SIMD, or is forbidden by a policy. */
export function instantiate<Kernel extends { readonly memory: ArrayBuffer }>(
  base64: string,
): Kernel | undefined {
  if (typeof WebAssembly === 'undefined') return undefined
  const code = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  try {
    // A module of one kilobyte may be compiled synchronously on any browser's main thread.
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code))
    const { memory, ...loops } = exports as Exports<Kernel>
    return { memory: memory.buffer, ...loops } as unknown as Kernel
  } catch {
    // A CompileError: no other error is possible for code that the tests compile.
    return undefined
  }
}
