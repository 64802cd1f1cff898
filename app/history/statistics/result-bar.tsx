import { ShareBar } from '#app/ui/charts/share-bar.tsx'
import type { Tally } from '#matches/statistics.ts'

/** Wins, draws and losses. Nothing if all games ended alike, which the figures say. */
export const ResultBar = ({ tally: { win, draw, loss } }: { readonly tally: Tally }) =>
  [win, draw, loss].filter((count) => count > 0).length < 2 ? null : (
    <ShareBar
      shares={[
        { kind: 'win', count: win },
        { kind: 'draw', count: draw },
        { kind: 'loss', count: loss },
      ]}
    />
  )
