import { makePageMeta } from '#app/discovery/page-meta.ts'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { CardsPage } from '#app/train/cards/cards-page.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { useTrainingOwner } from '#app/composition/use-training-owner.ts'
import type { Route } from './+types/mistakes.ts'
import { words } from '#words/train/cards'

export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    title: words.mistakes.yourMistakes,
    description: words.mistakes.mistakesFromYourOwnReviewed,
    hasPicture: false,
  }),
  { name: 'robots', content: 'noindex' },
]

export default function Mistakes() {
  useTrainingOwner()
  return (
    <>
      <NeedsScript>
        <p>{words.mistakes.yourMistakesAreKeptAnd}</p>
      </NeedsScript>
      <CardsPage />
      <UpdateNotice />
    </>
  )
}
