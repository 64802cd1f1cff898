interface PuzzleFootProps {
  readonly id: string
  /** The words about the streak. */
  readonly streak?: string | undefined
}

export const PuzzleFoot = ({ id, streak }: PuzzleFootProps) => (
  <div className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
    {streak !== undefined && <p className="font-semibold text-ink">{streak}</p>}
    <p>
      <a href={`https://lichess.org/training/${id}`} rel="noopener" className="underline">
        This puzzle on Lichess
      </a>
      , from its database, CC0.
    </p>
  </div>
)
