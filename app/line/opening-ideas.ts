import type { Line } from '#chess/line.ts'
import { OPENINGS_WITH_IDEA, type OpeningWithIdea } from '#content/openings/ideas.ts'
import { hashOf } from '#matches/openings.ts'
import { words } from '#words/opening-ideas'

/** A coach's words about an opening. */
export interface OpeningIdea {
  readonly opening: OpeningWithIdea
  readonly text: string
  /** The number of moves after which the opening is on the board. */
  readonly plies: number
}

/** Half-moves until the longest of these openings is on the board. */
const LONGEST = 6

const NAMES: Readonly<Record<string, OpeningWithIdea>> = OPENINGS_WITH_IDEA

/** The ideas of the openings that a line reaches, by position, so that transpositions count. */
export function openingIdeasOf(line: Line): readonly OpeningIdea[] {
  const position = line.positionAt(0)
  return line.moves.slice(0, LONGEST).flatMap((move, index) => {
    position.make(move)
    const opening = NAMES[hashOf(position)]
    return opening === undefined ? [] : [{ opening, text: words.ideas[opening], plies: index + 1 }]
  })
}

/** The idea of the named opening; absent if the game went on to another one than those with an idea. */
export const openingIdeaOf = (line: Line, name: string | undefined): OpeningIdea | undefined =>
  openingIdeasOf(line).findLast(({ opening }) => name?.startsWith(opening))

/** First moves that most games share, and which are not worth a word during a game. */
const COMMON: readonly OpeningWithIdea[] = ["King's Pawn Game", "Queen's Pawn Game", "King's Knight Opening"]

/** The idea for the player's latest move: once in a game, when the first opening that has one is on the board. */
export function newOpeningIdea(line: Line): string | undefined {
  const ideas = openingIdeasOf(line).filter(({ opening }) => !COMMON.includes(opening))
  const [first] = ideas
  // The opponent's last move may have reached it.
  return first && first.plies >= line.length - 1 ? ideas.at(-1)!.text : undefined
}
