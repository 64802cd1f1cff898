/** How long a server that is busy asks to be left alone, in milliseconds; undefined where it does not say. */
export function retryAfterMs(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return seconds > 0 ? seconds * 1000 : undefined
}
