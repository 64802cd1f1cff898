/** Milliseconds from a `Retry-After` header, or undefined without one. */
export function retryAfterMs(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return seconds > 0 ? seconds * 1000 : undefined
}
