import { BAND, type PuzzleIndex } from '#content/puzzle-set.ts'
import { MOTIFS } from '#app/puzzles/themes.ts'
import { capitalised } from '../capitalised.ts'
import type { Topic } from './topic.ts'

/** `Italian_Game` with spaces. */
const openingName = (name: string): string => name.replaceAll('_', ' ')

const bandName = (from: number): string => `${from} to ${from + BAND - 1}`

const NAMES: ReadonlyMap<string, string> = new Map(MOTIFS)

const themeName = (theme: string): string => capitalised(NAMES.get(theme) ?? theme)

export function topicName(topic: Topic): string {
  switch (topic.kind) {
    case 'rated':
      return 'Puzzles of your strength'
    case 'again':
      return 'Puzzles you failed'
    case 'band':
      return `Rated ${bandName(topic.from)}`
    case 'theme':
      return themeName(topic.name)
    case 'opening':
      return openingName(topic.name)
  }
}

/** Themes with fewer puzzles would be used up in a minute. */
const FEWEST = 10

/** The topics to choose from, with their numbers of puzzles; themes with the same name are merged. */
export function topicGroups({ themes, openings, bands }: PuzzleIndex): readonly TopicGroup[] {
  const named = MOTIFS.filter(([theme]) => theme !== 'advantage' && (themes[theme] ?? 0) >= FEWEST)
  return [
    {
      label: 'Themes',
      topics: named.map(([name]) => ({ topic: { kind: 'theme', name }, count: themes[name]! })),
    },
    {
      label: 'Openings',
      topics: Object.entries(openings).map(([name, count]) => ({ topic: { kind: 'opening', name }, count })),
    },
    {
      label: 'Strength',
      topics: bands
        .filter(({ count }) => count >= FEWEST)
        .map(({ from, count }) => ({ topic: { kind: 'band', from }, count })),
    },
  ]
}

export interface TopicGroup {
  readonly label: string
  readonly topics: readonly { readonly topic: Topic; readonly count: number }[]
}
