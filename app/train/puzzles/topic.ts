import type { PuzzleIndex } from '#content/puzzle-set.ts'

/** What the puzzles are to be of: the own strength, for the rating; a choice; or those that were failed. */
export type Topic =
  | { readonly kind: 'rated' }
  | { readonly kind: 'theme' | 'opening'; readonly name: string }
  | { readonly kind: 'band'; readonly from: number }
  | { readonly kind: 'again' }

/** From the address, `?theme=fork`; whatever else stands there means the rated ones. */
export function parseTopic(params: URLSearchParams, index: PuzzleIndex): Topic {
  const [theme, opening, band] = [params.get('theme'), params.get('opening'), params.get('band')]
  if (theme !== null && Object.hasOwn(index.themes, theme)) return { kind: 'theme', name: theme }
  if (opening !== null && Object.hasOwn(index.openings, opening)) return { kind: 'opening', name: opening }
  const from = Number(band ?? Number.NaN)
  if (index.bands.some((known) => known.from === from)) return { kind: 'band', from }
  return params.has('again') ? { kind: 'again' } : { kind: 'rated' }
}

/** The address's part after the `?`, without it. */
export function makeTopic(topic: Topic): string {
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
