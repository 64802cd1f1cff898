/**
 * What the work comes to, or `undefined` where it takes longer than `milliseconds`. The work itself goes on: whoever can
 * end it, such as `fetch`, is given `AbortSignal.timeout` instead. Rejects as the work does.
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
