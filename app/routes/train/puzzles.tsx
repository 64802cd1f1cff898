import { makePageMeta } from '#app/discovery/page-meta.ts'
import { PuzzlesPage } from '#app/train/puzzles/puzzles-page.tsx'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { useTrainingOwner } from './use-training-owner.ts'
import type { Route } from './+types/puzzles.ts'

export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    title: 'Chess Puzzles',
    description:
      'Thousands of chess puzzles of your own strength, by theme, opening and rating, with hints and reasons: free, offline too, without an account.',
    hasPicture: false,
  }),
  // A screen to work at, as the analysis board is.
  { name: 'robots', content: 'noindex' },
]

export default function Puzzles() {
  useTrainingOwner()
  return (
    <>
      <NeedsScript>
        <p>Puzzles are set and checked by your own device, with JavaScript, which is off in this browser.</p>
      </NeedsScript>
      <PuzzlesPage />
      <UpdateNotice />
    </>
  )
}
