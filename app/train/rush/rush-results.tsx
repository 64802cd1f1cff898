import { Icon } from '#app/ui/icon.tsx'
import type { RushResult } from './use-rush.ts'
import { words } from '#words/train/rush'

/** Each puzzle of a rush, solved or not, with its rating. A region that scrolls, so keys must reach it. */
export const RushResults = ({ results }: { readonly results: readonly RushResult[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
  <section tabIndex={0} aria-labelledby="so-far" className="today-results stage-fills">
    <h3 id="so-far" className="text-base">
      {words.rushPuzzle.soFar}
    </h3>
    <ol className="rush-results">
      {results.map(({ id, isSolved, rating }) => (
        <li key={id} className={isSolved ? 'text-success' : 'text-danger'}>
          <Icon name={isSolved ? 'tick' : 'cross'} />
          <span className="sr-only">
            {isSolved ? words.rushPuzzle.solvedOne : words.rushPuzzle.missedOne}
          </span>
          <span className="text-ink">{rating}</span>
        </li>
      ))}
    </ol>
  </section>
)
