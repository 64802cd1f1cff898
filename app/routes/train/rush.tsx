import { makePageMeta } from '#app/discovery/page-meta.ts'
import { RushPage } from '#app/train/rush/rush-page.tsx'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { useTrainingOwner } from './use-training-owner.ts'
import type { Route } from './+types/rush.ts'

export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    title: 'Puzzle Rush',
    description:
      'How many chess puzzles can you solve in three minutes, or before three go wrong? Free, without an account.',
    hasPicture: false,
  }),
  { name: 'robots', content: 'noindex' },
]

export default function PuzzleRush() {
  useTrainingOwner()
  return (
    <>
      <NeedsScript>
        <p>Puzzles are set and checked by your own device, with JavaScript, which is off in this browser.</p>
      </NeedsScript>
      <RushPage />
      <UpdateNotice />
    </>
  )
}
