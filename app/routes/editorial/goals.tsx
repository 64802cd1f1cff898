// oxlint-disable-next-line import/default -- Vite answers the query with an address, not with the module
import scriptUrl from '#app/editorial/goals/goal.ts?worker&url'
import styleUrl from '#app/exercise/duel.css?url'
// oxlint-disable-next-line import/default -- as above
import boardScriptUrl from './goal-script.tsx?worker&url'

/** What wakes the positions of an article that ask something: a few hundred bytes, and on a press the rest. */
export const Goals = () => (
  <script type="module" src={scriptUrl} data-goal-script={boardScriptUrl} data-goal-style={styleUrl} />
)
