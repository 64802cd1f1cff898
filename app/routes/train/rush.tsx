import { makePageMeta } from '#app/discovery/page-meta.ts'
import { RushPage } from '#app/train/rush/rush-page.tsx'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { useTrainingOwner } from '#app/composition/use-training-owner.ts'
import type { Route } from './+types/rush.ts'
import { words } from '#words/train/rush'

export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    title: words.rush.puzzleRush,
    description: words.rush.howManyChessPuzzlesCan,
    hasPicture: false,
  }),
  { name: 'robots', content: 'noindex' },
]

export default function PuzzleRush() {
  useTrainingOwner()
  return (
    <>
      <NeedsScript>
        <p>{words.rush.puzzlesAreSetAndChecked}</p>
      </NeedsScript>
      <RushPage />
      <UpdateNotice />
    </>
  )
}
