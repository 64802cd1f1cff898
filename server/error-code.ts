/** What the system or a driver calls an error: `ENOSPC`, `SQLITE_BUSY`, `23505`; its message where it has no code. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.message : String(error)
}
