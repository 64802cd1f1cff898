import { readAddress } from '#words/addresses.ts'

/**
 * Percent signs must decode to text without control characters. `//host/path` would be taken for an address elsewhere, also by
 * links of `/hi//host/path` to the same page in English, so no part of a path may be empty but the last.
 */
export function isWellFormed(pathname: string): boolean {
  if (withoutSlashesAtEnd(pathname).includes('//')) return false
  try {
    // oxlint-disable-next-line no-control-regex -- these are exactly the characters meant
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathname))
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}

/** Pages have no slash at the end, except for the home pages: `/`, `/hi/`. */
export function oneAddressOf(pathname: string): string {
  const bare = withoutSlashesAtEnd(pathname)
  return readAddress(bare || '/').page === '/' ? `${bare}/` : bare
}

/** Written as a loop: `/\/+$/` takes quadratic time on many slashes that are not at the end. */
export function withoutSlashesAtEnd(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  return pathname.slice(0, end)
}
