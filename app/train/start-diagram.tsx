import { Diagram } from '#app/ui/diagram.tsx'

/** The start of a game, on boards that wait for a choice. It says nothing, so screen readers skip it. */
export const StartDiagram = () => (
  <div aria-hidden="true" className="start-diagram">
    <Diagram placement="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR" label="" />
  </div>
)
