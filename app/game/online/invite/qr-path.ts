/** The dark squares as one path, and how many squares a side has with its quiet zone. */
export interface QrPath {
  readonly path: string
  readonly size: number
}

/** Fetched when an invitation is shown: a game needs none. */
export async function readQrPath(text: string): Promise<QrPath> {
  const { encode } = await import('uqr')
  // Four squares of quiet around it, as ISO/IEC 18004 asks for.
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return { path, size }
}
