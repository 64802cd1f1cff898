import type { PuzzleIndex } from '#content/puzzle-set.ts'

/** The source of the puzzles: rated ones at the player's rating, a theme or opening, or failed ones. */
export type PuzzleTopic =
  | { readonly kind: 'rated' }
  | { readonly kind: 'theme' | 'opening'; readonly name: string }
  | { readonly kind: 'band'; readonly from: number }
  | { readonly kind: 'again' }

/** Reads `?theme=fork`; anything else means rated puzzles. */
export function parseTopic(params: URLSearchParams, index: PuzzleIndex): PuzzleTopic {
  const [theme, opening, band] = [params.get('theme'), params.get('opening'), params.get('band')]
  if (theme !== null && Object.hasOwn(index.themes, theme)) return { kind: 'theme', name: theme }
  if (opening !== null && Object.hasOwn(index.openings, opening)) return { kind: 'opening', name: opening }
  const from = Number(band ?? Number.NaN)
  if (index.bands.some((known) => known.from === from)) return { kind: 'band', from }
  return params.has('again') ? { kind: 'again' } : { kind: 'rated' }
}

/** The query string, without the `?`. */
export function makeTopic(topic: PuzzleTopic): string {
  switch (topic.kind) {
    case 'rated':
      return ''
    case 'again':
      return 'again'
    case 'band':
      return `band=${topic.from}`
    case 'theme':
    case 'opening':
      return `${topic.kind}=${topic.name}`
  }
}
