/**
 * The result of the work, or `undefined` if it takes longer than `milliseconds`. The work continues; for work that can be
 * aborted, such as `fetch`, use `AbortSignal.timeout` instead. Rejects if the work does.
 */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
