import { Icon } from '#app/ui/icon.tsx'
import type { RushResult } from './use-rush.ts'
import { words } from '#words/train/rush'

/** Each puzzle of a rush, solved or not, with its rating. */
export const RushResults = ({ results }: { readonly results: readonly RushResult[] }) => (
  <ol aria-label={words.rushPuzzle.soFar} className="rush-results stage-fills">
    {results.map(({ id, isSolved, rating }) => (
      <li key={id} className={isSolved ? 'text-success' : 'text-danger'}>
        <Icon name={isSolved ? 'tick' : 'cross'} />
        <span className="sr-only">{isSolved ? words.rushPuzzle.solvedOne : words.rushPuzzle.missedOne}</span>
        <span className="text-ink">{rating}</span>
      </li>
    ))}
  </ol>
)
