/** The initials on a player's tile, in place of a photograph: `MC`, `MV`, `RP`. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/)
  return [words[0], words.at(-1)].map((word) => word?.[0] ?? '').join('')
}
