import type { BoardLesson } from './lesson.ts'

/** A motif by its name. Its boards are those of the same theme in tactics.csv. */
export interface MotifLesson extends Omit<BoardLesson, 'part' | 'boards'> {
  /** The theme's name in the Lichess database. */
  readonly theme: string
}

export const MOTIF_LESSONS: readonly MotifLesson[] = [
  {
    theme: 'fork',
    slug: 'fork',
    more: ['/blog/the-fork-taught-by-its-geometry'],
  },
  {
    theme: 'pin',
    slug: 'pin',
    more: ['/blog/pins-and-skewers-the-long-pieces-at-work'],
  },
  {
    theme: 'skewer',
    slug: 'skewer',
    more: ['/blog/pins-and-skewers-the-long-pieces-at-work'],
  },
  {
    theme: 'discoveredAttack',
    slug: 'discovered-attack',
    more: ['/blog/the-discovered-attack-two-threats-in-one-move'],
  },
  {
    theme: 'doubleCheck',
    slug: 'double-check',
  },
  {
    theme: 'capturingDefender',
    slug: 'removing-the-guard',
  },
  {
    theme: 'deflection',
    slug: 'deflection',
  },
  {
    theme: 'attraction',
    slug: 'attraction',
  },
  {
    theme: 'trappedPiece',
    slug: 'trapped-piece',
  },
  {
    theme: 'backRankMate',
    slug: 'back-rank',
    more: ['/blog/the-back-rank-and-how-to-smell-danger-there'],
  },
]
