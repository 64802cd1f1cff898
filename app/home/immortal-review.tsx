import { COLORS, type Color, type Square } from '#chess/types.ts'
import type { MoveClass } from '#coach/judging/move-class.ts'
import { Rajah } from '#app/stage/rajah.tsx'
import { ClassBadge } from '#app/tree/class-badge.tsx'
import { SquareBadge } from '#app/tree/square-badge.tsx'
import { Diagram } from '#app/ui/diagram.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { words } from '#words/home'
import { words as reviewWords } from '#words/review'

/** A move of the game as the page shows it. */
export interface ImmortalMoment {
  readonly ply: number
  /** The move with its number: `11. Rg1`. */
  readonly move: string
  readonly moveClass: MoveClass
  /** The coach's sentence, or the engine's choice if no reason is proved; absent if there is neither. */
  readonly sentence: string | undefined
  readonly placement: string
  readonly from: string
  readonly to: string
  readonly square: Square
}

export interface ReviewedImmortal {
  readonly moments: readonly ImmortalMoment[]
  readonly accuracy: Readonly<Record<Color, number | undefined>>
}

/** The coach's review of the Immortal Game: its moments, and a board with the first one. live-review.ts shows the others. */
export function ImmortalReview({ moments, accuracy }: ReviewedImmortal) {
  const first = moments[0]!
  return (
    <section aria-labelledby="understand" className="page understand" data-live-review="">
      <div className="home-head">
        <h2 id="understand">{words.understand.title}</h2>
        <p>{words.understand.text}</p>
      </div>
      <div className="understand-parts">
        <div className="understand-board">
          <Diagram
            placement={first.placement}
            lastMove={[first.from, first.to]}
            label={words.understand.board(first.move)}
          />
          <SquareBadge square={first.square} orientation="w" moveClass={first.moveClass} />
        </div>
        <div className="understand-coach">
          <div className="understand-head">
            <Rajah pose="praise" />
            <p>
              <b>{words.understand.game}</b>
              <span>
                {words.understand.accuracyLabel}{' '}
                {COLORS.map((color) => words.understand.accuracy(color, accuracy[color])).join(' · ')}
              </span>
            </p>
          </div>
          <ol aria-label={words.understand.moments}>
            {moments.map(({ ply, move, moveClass, sentence }, index) => (
              <li key={ply}>
                {/* Enabled by the script that handles it. */}
                <button type="button" disabled data-ply={ply} aria-pressed={index === 0}>
                  <ClassBadge moveClass={moveClass} />
                  <span>
                    <b>{move}</b> <i>{reviewWords.moveClass.name(moveClass)}</i>
                    {sentence !== undefined && <span>{sentence}</span>}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <a href="/review" className="home-more">
            {words.understand.reviewYourGame}
            <Icon name="arrow" />
          </a>
        </div>
      </div>
    </section>
  )
}
