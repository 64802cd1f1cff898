// oxlint-disable-next-line import/default -- Vite answers the query with an address, not with the module
import scriptUrl from '#app/editorial/goals/goal.ts?worker&url'
import styleUrl from '#app/exercise/duel.css?url'
// oxlint-disable-next-line import/default -- as above
import boardScriptUrl from './scripts/goal-script.tsx?worker&url'

/** A script of a few hundred bytes that loads an article's exercises on the first press. */
export const Goals = () => (
  <script type="module" src={scriptUrl} data-goal-script={boardScriptUrl} data-goal-style={styleUrl} />
)
