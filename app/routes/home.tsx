import { makeOrganisation, makeWebSite } from '#app/discovery/json-ld.ts'
import { Html } from '#app/editorial/html.tsx'
import { makeTeasers, partOfDay } from '#app/editorial/teasers.server.tsx'
import { makeTeaserPicture } from '#app/gallery/teaser-picture.server.tsx'
import { makeCarousel } from '#app/gallery/carousel.server.tsx'
import { makeHeroPicture } from '#app/gallery/hero-picture.server.tsx'
import { makeMiniatures, ofTheWeek } from '#app/gallery/miniature.server.tsx'
import { describePosition } from '#app/line/describe-position.ts'
import { makeDailyPuzzle } from '#app/puzzles/daily-puzzle.server.tsx'
import { FirstNames } from '#app/home/first-names.tsx'
import { Hero } from '#app/home/hero.tsx'
import { makeImmortalReview } from '#app/home/immortal-review.server.tsx'
import { LearnHead, LearnWays } from '#app/home/learn-ways.tsx'
import { Opponents } from '#app/home/opponents.tsx'
import { Welcome } from '#app/home/welcome.tsx'
import { WallOfFame } from '#app/home/wall-of-fame.tsx'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { UpdateRegion } from '#app/offline/update-region.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { AdSlot } from '#app/ui/ads/ad-slot.tsx'
import { Knot } from '#app/ui/ornament/knot.tsx'
import { siteContext } from '#server/context.server.ts'
import { madeAtBuildByLanguage } from '#server/made-at-build.server.ts'
import { donationsContext } from '#server/donations/context.server.ts'
import type { Route } from './+types/home.ts'
import { words } from '#words/home'
// oxlint-disable-next-line import/default -- Vite answers the query with an address, not with the module
import scriptUrl from '#app/composition/scripts/home-script.ts?worker&url'
// oxlint-disable-next-line import/default -- as above
import puzzleScriptUrls from '#app/puzzles/puzzle-script.tsx?board-script'
// oxlint-disable-next-line import/default -- as above
import continueScriptUrl from '#app/game/saving/continue-game.ts?worker&url'
// Styles of parts that are inserted as HTML, whose own imports do not reach the page.
import '#app/gallery/carousel.css'
import '#app/board/board.css'
import '#app/tree/class-badge.css'
import '#app/line/try-panel.css'
import '#app/puzzles/puzzles.css'

export const handle = { js: false } satisfies PageHandle

/** Made at build time, because reading all texts takes a third of a second. */
const stillParts = madeAtBuildByLanguage('home-parts', () => ({
  ...makeTeasers(makeTeaserPicture),
  hero: makeHeroPicture(),
  review: makeImmortalReview(),
  gallery: makeCarousel(),
  miniatures: makeMiniatures(),
}))

export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...partsOf(new Date()),
  puzzle: makeDailyPuzzle(new Date(), describePosition),
  donors: await context.get(donationsContext).wall.read(),
  reportTo: context.get(siteContext).email,
})

function partsOf(today: Date) {
  const { latest, miniatures, ...parts } = stillParts()
  return {
    ...parts,
    latest: partOfDay(latest, today.toISOString().slice(0, 10)),
    miniature: ofTheWeek(miniatures, today),
  }
}

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, { things: (place) => [makeOrganisation(place), makeWebSite(place)] })

export default function Home({
  loaderData: { hero, review, top, history, latest, gallery, miniature, puzzle, donors, reportTo },
}: Route.ComponentProps) {
  return (
    <main className="home">
      <Welcome />
      <Hero picture={<Html html={hero} />} />
      <Opponents />
      <Html html={review} />
      <div>
        <LearnHead />
        <Html html={puzzle} />
        <LearnWays />
      </div>
      {/* oxlint-disable-next-line react/no-danger -- made by React from checked files, in carousel.server.tsx */}
      <div data-carousel="" dangerouslySetInnerHTML={{ __html: gallery }} />
      <WallOfFame donors={donors} reportTo={reportTo} />
      <Html html={top} />
      <Knot />
      <Beginnings />
      <Html html={history} />
      <Html html={miniature} />
      <Html html={latest} />
      <div className="page">
        <AdSlot seed={4} />
      </div>
      <UpdateRegion />
      <script
        type="module"
        src={scriptUrl}
        data-puzzle-script={puzzleScriptUrls.join(' ')}
        data-continue-script={continueScriptUrl}
      />
    </main>
  )
}

function Beginnings() {
  return (
    <section className="page">
      <div className="grid items-center gap-10 md:grid-cols-[1fr_16rem] lg:grid-cols-[1fr_20rem] lg:gap-20">
        <div className="max-w-[38rem]">
          <h2 className="mb-4 text-2xl sm:text-3xl">{words.home.itWasChaturangaFirst}</h2>
          <p className="mb-4">{words.home.chessGrewOutOf}</p>
          <p>{words.home.someSquaresBoreACross}</p>
        </div>
        <figure className="mx-auto w-full max-w-72 md:max-w-none">
          <div aria-hidden="true" className="ashtapada" />
          <figcaption className="mt-2 text-center text-sm text-muted">{words.home.theAshtapada}</figcaption>
        </figure>
      </div>
      <FirstNames />
    </section>
  )
}
