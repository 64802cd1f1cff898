import { AnalysisPage } from '#app/analysis/analysis-page.tsx'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { makeEngine } from '#app/game/engine/engine-client.ts'
import { useOpeningNames } from '#app/line/opening-names.ts'
import type { Route } from './+types/analysis.ts'

export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, {
    title: 'Analysis Board',
    description:
      'Set up any chess position, try variations, and see what the engine says of each: on your own device, free, without an account.',
    hasPicture: false,
  }),
  // A screen to work at, as the review is.
  { name: 'robots', content: 'noindex' },
]

const startJudge = () => makeEngine()

export default function Analysis() {
  return <AnalysisPage startJudge={startJudge} openingNames={useOpeningNames(true)} />
}
