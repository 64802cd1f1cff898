/** The part of the platform that is used, declared here since the engine is compiled without browser or Node types. */
declare const WebAssembly:
  | {
      readonly Module: new (code: Uint8Array) => object
      readonly Instance: new (module: object) => { readonly exports: object }
    }
  | undefined
declare const atob: (text: string) => string

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly [loop: string]: unknown
}

/**
 * A kernel's memory and loops from its code in base64; `undefined` if WebAssembly is missing, lacks SIMD, or is forbidden by
 * a policy. The caller names the loops, which the kernel's test compiles from its source.
 */
export function instantiate(base64: string): { readonly memory: ArrayBuffer } | undefined {
  if (typeof WebAssembly === 'undefined') return undefined
  const code = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
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
