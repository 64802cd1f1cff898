import { useMemo, type ReactNode } from 'react'
import type { Game } from '#app/game/game.ts'
import { OpeningName } from '#app/line/opening-name.tsx'
import { useOpeningNames } from '#app/line/opening-names.ts'
import type { Pose } from '#app/stage/pose.ts'
import { Rajah } from '#app/stage/rajah.tsx'
import { lastNamed, splitOpening } from '#matches/openings.ts'

interface WordLineProps {
  readonly game: Game
  /** A hint, or the computer's reply to a draw offer. */
  readonly words: string | undefined
  /** The coach's pose, in coached games. */
  readonly pose?: Pose | undefined
  /** The coach's words before there is an opening to name. */
  readonly idle?: string | undefined
  /** Shown before the words. */
  readonly children?: ReactNode
}

/** On phones: a message to the player, or the opening's name. Two lines are reserved, so that nothing moves. */
export const WordLine = ({ game, words, pose, idle, children }: WordLineProps) => (
  <div className={`word-line ${pose ? 'coached' : ''}`}>
    {pose && <Rajah pose={words === undefined ? 'welcome' : pose} />}
    <div className="word-text">
      {children}
      <p aria-live="polite" className="words">
        {words}
      </p>
      {words === undefined && (idle && game.line.length === 0 ? <p>{idle}</p> : <ShownOpening game={game} />)}
    </div>
  </div>
)

/** The opening of the shown position. The line keeps its height if the opening has no name. */
export function ShownOpening({ game }: { readonly game: Game }) {
  const { line, shown } = game
  const names = useOpeningNames(line.length > 0)
  const title = useMemo(() => lastNamed(names, line, shown)?.title, [names, line, shown])
  const opening = title === undefined ? undefined : splitOpening(title)
  return (
    <p className="opening-name" title={title}>
      {opening && (
        <>
          {opening.eco} <OpeningName name={opening.name} />
        </>
      )}
    </p>
  )
}
