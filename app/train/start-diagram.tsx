import { lazyPart } from '#app/ui/lazy-part.tsx'

/** Drawn after the first paint; until then the board is empty. */
const Start = lazyPart(
  async () => (await import('./start-position.tsx')).StartPosition,
  () => <div className="board-empty" />,
)

/** The start position, on boards that wait for a choice. It carries no information, so screen readers skip it. */
export const StartDiagram = () => (
  <div aria-hidden="true" className="start-diagram">
    <Start />
  </div>
)
