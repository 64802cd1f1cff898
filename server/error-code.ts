/**
 * The error code of the system or a driver, such as `ENOSPC`, `SQLITE_BUSY` or `23505`, or the message of an error without a
 * code.
 */
export function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.message : String(error)
}
