import { ShareBar } from '#app/ui/charts/share-bar.tsx'
import type { Tally } from '#matches/statistics.ts'

/** Wins, draws and losses. */
export const ResultBar = ({ tally: { win, draw, loss } }: { readonly tally: Tally }) => (
  <ShareBar
    shares={[
      { kind: 'win', count: win },
      { kind: 'draw', count: draw },
      { kind: 'loss', count: loss },
    ]}
  />
)
