import { ALL_RATINGS, findShare, INTERVAL, type People } from './people.ts'

/**
 * Sentences of the series that claim something about people in words instead of figures, each with the counts that support it.
 * A sentence with one of CLAIM_WORDS that has neither a figure nor an entry here stops the build.
 */
export interface CountedClaim {
  readonly slug: string
  readonly words: string
  readonly holds: (figures: Figures) => boolean
}

export interface Figures {
  /** A share of the band of 1,200, unless another is named. Throws on a name that was not counted. */
  readonly share: (name: string, band?: number) => number
  /** True if the difference is significant at the 5 % level. */
  readonly differ: (one: readonly [string, number?], other: readonly [string, number?]) => boolean
}

const BAND = 1200

export function countedFigures(people: People): Figures {
  const find = (name: string, band = BAND) => {
    const found = findShare(people, name, band)
    if (found === undefined) throw new Error(`${name} was not counted at ${band}`)
    return found
  }
  return {
    share: (name, band) => find(name, band).share,
    differ: (one, other) => {
      const [a, b] = [find(...one), find(...other)]
      return Math.abs(a.share - b.share) > INTERVAL * Math.hypot(a.error, b.error)
    },
  }
}

const CLAIM_WORDS =
  /\b(?:typical(?:ly)?|most(?:ly)?|usual(?:ly)?|because|therefore|commonest|rarest|often|seldom|rarely|almost|twice|so|it follows)\b/i

/** Sentences that draw a conclusion for the reader, or say what is not known; they claim no count. */
const ADVICE: readonly string[] = [
  'So you need not change your opening',
  'So the piece to follow with your eyes',
  'So the figures do not say that earlier is better',
  'So there is no need for anything clever',
  'So the thinking time belongs after move ten',
  'so those are the scores to compare with',
  'because the fork was allowed',
  'some are left because mate is near',
  'three pieces at most are left',
  'Ask a club which piece beginners lose most',
  'A mate that is missed twice counts twice',
  'How often a free piece is taken, by the rating',
]

export const CLAIMS: readonly CountedClaim[] = [
  {
    slug: 'hang-the-rook',
    words: 'Rooks lead with',
    holds: ({ differ }) => differ(['pieces given away: rook'], ['pieces given away: knight']),
  },
  {
    slug: 'hang-the-rook',
    words: 'At 1,200 it is the rarest',
    holds: ({ share }) =>
      ['rook', 'knight', 'bishop'].every(
        (role) => share(`pieces given away: ${role}`) > share('pieces given away: queen'),
      ),
  },
  {
    slug: 'hang-the-rook',
    words: 'The queen does it twice as often',
    holds: ({ share }) =>
      Math.round(share('rooks given away: by the queen') / share('rooks given away: by the bishop')) === 2,
  },
  {
    slug: 'walk-past-a-free-piece',
    words: 'which is the same for all that this count can tell',
    holds: ({ differ }) => !differ(['free pieces taken'], ['free pieces taken', 1800]),
  },
  {
    slug: 'forget-to-castle',
    words: 'which is within chance of everybody',
    holds: ({ differ }) => !differ(['score, castled by move 12'], ['score, twenty moves and more']),
  },
  {
    slug: 'forget-to-castle',
    words: 'The best score',
    holds: ({ share, differ }) =>
      differ(['score, castled later'], ['score, never castled']) &&
      share('score, castled later') > share('score, castled by move 12'),
  },
  {
    slug: 'forget-to-castle',
    words: 'They say that never is worse',
    holds: ({ share, differ }) =>
      differ(['score, never castled'], ['score, twenty moves and more']) &&
      share('score, never castled') < share('score, twenty moves and more'),
  },
  {
    slug: 'fall-on-the-back-rank',
    words: 'changes little up to 1,400 and then shrinks',
    holds: ({ differ }) =>
      !differ(['mated on the back rank'], ['mated on the back rank', 1400]) &&
      differ(['mated on the back rank', 1400], ['mated on the back rank', 1600]) &&
      differ(['mated on the back rank', 1600], ['mated on the back rank', 1800]),
  },
  {
    slug: 'answer-e4',
    words: 'Most players at 1,200 answer with 1...e5',
    holds: ({ share }) => share('share of 1...e5') > 0.5,
  },
  {
    slug: 'answer-e4',
    words: 'less than every other bar, but most of the gaps could still be chance',
    holds: ({ share, differ }) => {
      const others = ['1...c5', '1...d5', '1...e6', 'another reply'].map(
        (reply) => `Black's score after ${reply}`,
      )
      const mine = "Black's score after 1...e5"
      return (
        others.every((other) => share(other) > share(mine)) &&
        others.filter((other) => !differ([mine], [other])).length > 2
      )
    },
  },
  {
    slug: 'draw-a-rook-up',
    words: 'most of those on the clock',
    holds: ({ share }) =>
      share('a rook up in the ending: lost on time') > share('a rook up in the ending: lost') / 2,
  },
  {
    slug: 'play-to-mate',
    words: 'The order changes at 1,400, where resignation overtakes mate',
    holds: ({ share }) =>
      share('ends: mate') > share('ends: resign') && share('ends: mate', 1400) < share('ends: resign', 1400),
  },
  {
    slug: 'play-to-mate',
    words: 'at 1,800 more than half of all games end that way',
    holds: ({ share }) => share('ends: resign', 1800) > 0.5,
  },
  {
    slug: 'play-to-mate',
    words: 'from 1,200 up it takes about one game in five',
    holds: ({ share }) =>
      [1200, 1400, 1600, 1800, 2000].every((band) => Math.round(1 / share('ends: time', band)) === 5),
  },
  {
    slug: 'lose-pieces-after-move-ten',
    words: 'three times as often',
    holds: ({ share }) =>
      Math.round(
        share('pieces given away a move, from move 21 on') /
          share('pieces given away a move, from move 1 on'),
      ) === 3,
  },
  {
    slug: 'bring-the-queen-out',
    words: 'You can measure that difference',
    holds: ({ differ }) => differ(['score, queen out by move 4'], ['score, queen later']),
  },
  {
    slug: 'overlook-en-passant',
    words: 'strong players decline it too, more often than not',
    holds: ({ share }) => share('en passant taken', 1800) < 0.5,
  },
  {
    slug: 'come-back',
    words: 'a quarter of the points',
    holds: ({ share }) => Math.abs(share('score of the side a piece down') - 0.25) < 0.03,
  },
  {
    slug: 'stalemate',
    words: 'The king stands on the edge',
    holds: ({ share }) => share('stalemates of a bare king: king on the edge', ALL_RATINGS) > 0.5,
  },
]

/**
 * Sentences of a text of the series, before its figures are filled in, that claim something uncounted: with a claim word, but
 * without a figure, an entry in CLAIMS or a place in ADVICE. `slug` is without the series' prefix.
 */
export function uncountedClaims(slug: string, text: string): readonly string[] {
  const known = [...CLAIMS.filter((claim) => claim.slug === slug).map(({ words }) => words), ...ADVICE]
  const [prose = ''] = text.replace(/^---[^]*?\n---\n/, '').split('## How it was counted')
  return withoutBlocks(prose)
    .replaceAll(/\{\{[^{}]*\}\}/g, FIGURE)
    .split(/(?<=[.?!:])\s+/)
    .filter((sentence) => CLAIM_WORDS.test(sentence) && !sentence.includes(FIGURE))
    .filter((sentence) => !known.some((words) => sentence.includes(words)))
}

/** Stands for a figure, whose name may contain a colon. */
const FIGURE = '#'

/** Keeps the captions of boards and charts. */
function withoutBlocks(prose: string): string {
  let isBlock = false
  return prose
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('```')) isBlock = !isBlock
      else if (!isBlock) return line
      else if (line.startsWith('caption: ')) return line.slice('caption: '.length)
      return []
    })
    .join('\n')
}
