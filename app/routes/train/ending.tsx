import { makePageMeta } from '#app/discovery/page-meta.ts'
import { makeEngine } from '#app/game/engine/engine-client.ts'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { EndingPage } from '#app/train/endings/ending-page.tsx'
import { findEnding } from '#app/train/endings/ending-list.ts'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { useTrainingOwner } from '#app/composition/use-training-owner.ts'
import { words as lessons } from '#words/train/ending-lessons'
import { words } from '#words/train/endings'
import type { Route } from './+types/ending.ts'

const startOpponent = () => makeEngine()

export function meta(args: Route.MetaArgs) {
  const ending = findEnding(args.params.id)
  const title = ending && lessons.titles[ending.id]
  return [
    ...makePageMeta(args, {
      title: title ? words.trainer.metaTitle(title) : words.page.metaTitle,
      description: title ? words.trainer.metaDescription(title) : words.page.description,
      hasPicture: false,
    }),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Ending({ params: { id } }: Route.ComponentProps) {
  useTrainingOwner()
  return (
    <>
      <NeedsScript>
        <p>{words.page.needsScript}</p>
      </NeedsScript>
      <EndingPage id={id} startOpponent={startOpponent} />
      <UpdateNotice />
    </>
  )
}
