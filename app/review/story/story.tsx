import type { ReactNode } from 'react'
import { COLORS } from '#chess/types.ts'
import type { Review } from '#coach/review/review.ts'
import type { ReviewedGame } from '../reviewed-game.ts'
import { KeyMoments } from './key-moments.tsx'
import type { ShownMoment } from './moments.ts'
import { words } from '#words/review'
import './story.css'

interface StoryProps {
  readonly game: ReviewedGame
  readonly names: ReviewedGame['names']
  /** Undefined until the first moves are judged. */
  readonly review: Review | undefined
  readonly moments: readonly ShownMoment[]
  /** True once every move is judged. */
  readonly isDone: boolean
  /** The name of the opening, and where the game left the book. */
  readonly opening: ReactNode
  readonly isTurned: boolean
  readonly ply: number
  readonly onGo: (ply: number) => void
  /** Shown beside the heading of the key moments. */
  readonly children: ReactNode
}

/** The game at a glance: result, accuracies, opening and key moments. */
export function Story(props: StoryProps) {
  const { game, names, review, isDone, opening } = props
  const { ending } = game
  return (
    <div className="story">
      {isDone && review && <Accuracies names={names} review={review} />}
      {(ending || opening) && (
        <p className="story-ending">
          {ending && <strong>{words.story.ending(ending, names, game.own)}</strong>} {opening}
        </p>
      )}
      {isDone && review ? <KeyMoments {...props} /> : <p className="text-muted">{words.story.waiting}</p>}
    </div>
  )
}

function Accuracies({ names, review }: { readonly names: StoryProps['names']; readonly review: Review }) {
  const measured = COLORS.filter((color) => review.accuracy[color] !== undefined)
  if (measured.length === 0) return <p className="text-label text-muted">{words.story.tooShort}</p>
  return (
    <>
      <dl className="story-accuracies">
        {COLORS.map((color) => (
          <div key={color} className={`story-side ${color}`}>
            <dt>
              <span className="story-name">{names[color]}</span> <span>{words.story.accuracy}</span>
            </dt>
            <dd>{words.story.accuracyOf(review.accuracy[color])}</dd>
          </div>
        ))}
      </dl>
      {measured.length < 2 && <p className="text-label text-muted">{words.story.tooShort}</p>}
    </>
  )
}
