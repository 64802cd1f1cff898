import { Diagram } from '#app/ui/diagram.tsx'

export const StartPosition = () => (
  <Diagram placement="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR" label="" />
)
