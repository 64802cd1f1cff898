import { BAND, type PuzzleIndex } from '#content/puzzle-set.ts'
import { MOTIF_THEMES, themeTitle } from '#app/puzzles/themes.ts'
import { words as openings } from '#words/openings'
import { words } from '#words/train/puzzles'
import type { PuzzleTopic } from './topic.ts'

export function topicName(topic: PuzzleTopic): string {
  switch (topic.kind) {
    case 'rated':
      return words.topicWords.rated
    case 'again':
      return words.topicWords.failed
    case 'band':
      return words.topicWords.band(topic.from, topic.from + BAND - 1)
    case 'theme':
      return themeTitle(topic.name)
    case 'opening':
      // The set's names have no spaces: `Italian_Game`.
      return openings.family(topic.name.replaceAll('_', ' '))
  }
}

/** Themes with fewer puzzles are left out, since they would be used up in a minute. */
const FEWEST = 10

/** The topics to choose from, with their numbers of puzzles; themes with the same name are merged. */
export function topicGroups({ themes, openings, bands }: PuzzleIndex): readonly TopicGroup[] {
  const named = MOTIF_THEMES.filter((theme) => theme !== 'advantage' && (themes[theme] ?? 0) >= FEWEST)
  return [
    {
      label: words.topicWords.themes,
      topics: named.map((name) => ({ topic: { kind: 'theme', name }, count: themes[name]! })),
    },
    {
      label: words.topicWords.openings,
      topics: Object.entries(openings).map(([name, count]) => ({ topic: { kind: 'opening', name }, count })),
    },
    {
      label: words.topicWords.strength,
      topics: bands
        .filter(({ count }) => count >= FEWEST)
        .map(({ from, count }) => ({ topic: { kind: 'band', from }, count })),
    },
  ]
}

export interface TopicGroup {
  readonly label: string
  readonly topics: readonly { readonly topic: PuzzleTopic; readonly count: number }[]
}
