import { lazy, Suspense } from 'react'
import { AnalysisPage } from '#app/analysis/analysis-page.tsx'
import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { makeEngine } from '#app/game/engine/engine-client.ts'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import { useOpeningNames } from '#app/line/opening-names.ts'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/routes'
import type { Route } from './+types/analysis.ts'
import { PageAnchor } from '#app/ui/page-anchor.tsx'

/** Loaded late, so that it does not count towards the page's script budget. */
const About = lazy(async () => ({
  default: (await import('#app/analysis/about-analysis.tsx')).AboutAnalysis,
}))

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.analysis.title,
    description: words.analysis.description,
    things: (place) => [makeBreadcrumbs(place, [{ name: words.analysis.title }])],
  })

const startJudge = () => makeEngine()

export default function Analysis() {
  return (
    <>
      <NeedsScript>
        <p>{richText(words.analysis.needsScript((text) => <PageAnchor href="/blog">{text}</PageAnchor>))}</p>
      </NeedsScript>
      <AnalysisPage startJudge={startJudge} openingNames={useOpeningNames(true)} />
      <Suspense>
        <About />
      </Suspense>
      <UpdateNotice />
    </>
  )
}
