import { words } from '#words/puzzles'
import { richText } from '#app/ui/rich-text.ts'

interface PuzzleFootProps {
  readonly id: string
  /** A sentence about the streak. */
  readonly streak?: string | undefined
}

export const PuzzleFoot = ({ id, streak }: PuzzleFootProps) => (
  <div className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
    {streak !== undefined && <p className="font-semibold text-ink">{streak}</p>}
    <p>
      {richText(
        words.puzzleFoot.thisPuzzleOnLichess((text) => (
          <a href={`https://lichess.org/training/${id}`} rel="noopener" className="underline">
            {text}
          </a>
        )),
      )}
    </p>
  </div>
)
