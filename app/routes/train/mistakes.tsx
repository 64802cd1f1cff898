import { makePageMeta } from '#app/discovery/page-meta.ts'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { CardsPage } from '#app/train/cards/cards-page.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { useTrainingOwner } from './use-training-owner.ts'
import type { Route } from './+types/mistakes.ts'

export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    title: 'Your Mistakes',
    description:
      'Mistakes from your own reviewed games come back after a day, three, seven and more, until you know the better move.',
    hasPicture: false,
  }),
  { name: 'robots', content: 'noindex' },
]

export default function Mistakes() {
  useTrainingOwner()
  return (
    <>
      <NeedsScript>
        <p>
          Your mistakes are kept and asked on your own device, with JavaScript, which is off in this browser.
        </p>
      </NeedsScript>
      <CardsPage />
      <UpdateNotice />
    </>
  )
}
