import { makeOrganisation, makeWebSite } from '#app/discovery/json-ld.ts'
import { Html } from '#app/editorial/html.tsx'
import { makeTeasers, partOfDay } from '#app/editorial/teasers.server.tsx'
import { makeTeaserPicture } from '#app/gallery/teaser-picture.server.tsx'
import { makeCarousel } from '#app/gallery/carousel.server.tsx'
import { makeMiniatures, ofTheWeek } from '#app/gallery/miniature.server.tsx'
import { describePosition } from '#app/editorial/boards/describe-position.ts'
import { makeDailyPuzzle } from '#app/puzzles/daily-puzzle.server.tsx'
import { FirstNames } from '#app/home/first-names.tsx'
import { HeroBoard } from '#app/home/hero-board.tsx'
import { HomeOffers } from '#app/home/offers.tsx'
import { Welcome } from '#app/home/welcome.tsx'
import { WallOfFame } from '#app/home/wall-of-fame.tsx'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { UpdateRegion } from '#app/offline/update-region.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { AdSlot } from '#app/ui/ads/ad-slot.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Knot } from '#app/ui/ornament/knot.tsx'
import { siteContext } from '#server/context.server.ts'
import { madeAtBuild } from '#server/made-at-build.server.ts'
import { donationsContext } from '#server/donations/context.server.ts'
import type { Route } from './+types/home.ts'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/home'
// oxlint-disable-next-line import/default -- Vite answers the query with an address, not with the module
import scriptUrl from '#app/composition/scripts/home-script.ts?worker&url'
// oxlint-disable-next-line import/default -- as above
import puzzleScriptUrl from '#app/puzzles/puzzle-script.tsx?worker&url'
// oxlint-disable-next-line import/default -- as above
import continueScriptUrl from '#app/game/saving/continue-game.ts?worker&url'
// Styles of parts that are inserted as HTML, whose own imports do not reach the page.
import '#app/gallery/carousel.css'
import '#app/board/board.css'
import '#app/line/try-panel.css'
import '#app/puzzles/puzzles.css'

export const handle = { js: false } satisfies PageHandle

/** Made at build, because reading all texts takes a third of a second. */
const stillParts = madeAtBuild('home-parts', () => ({
  ...makeTeasers(makeTeaserPicture),
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
  loaderData: { top, history, latest, gallery, miniature, puzzle, donors, reportTo },
}: Route.ComponentProps) {
  return (
    <main>
      <Welcome />
      <Hero />
      {/* oxlint-disable-next-line react/no-danger -- made by React from checked files, in carousel.server.tsx */}
      <div data-carousel="" dangerouslySetInnerHTML={{ __html: gallery }} />
      <WallOfFame donors={donors} reportTo={reportTo} />
      <Html html={puzzle} />
      <p className="page pt-4">
        <a href="/sunday-puzzle" className="inline-flex min-h-11 items-center text-green underline">
          {words.home.lastSundaysPuzzle}
        </a>
      </p>
      <HomeOffers />
      <Html html={top} />
      <div className="pt-20">
        <Knot />
      </div>
      <Beginnings />
      <Html html={history} />
      <Html html={miniature} />
      <Html html={latest} />
      <div className="page pt-8">
        <AdSlot seed={4} />
      </div>
      <UpdateRegion />
      <script
        type="module"
        src={scriptUrl}
        data-puzzle-script={puzzleScriptUrl}
        data-continue-script={continueScriptUrl}
      />
    </main>
  )
}

function Hero() {
  return (
    <section className="page grid items-center gap-x-12 gap-y-12 pt-8 pb-20 sm:pt-12 lg:grid-cols-[1fr_auto]">
      <div className="max-w-2xl">
        <h1 className="text-3xl sm:text-4xl xl:text-5xl">
          {richText(words.home.theBoardIsSet((text) => <span className="block">{text}</span>))}
        </h1>
        <p className="mt-5 mb-8 max-w-[34rem] text-lg text-muted">{words.home.freeChessWithItsRoots}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/game" kind="primary" size="large" iconAfter="arrow" className="grow sm:grow-0">
            {words.home.startPlaying}
          </LinkButton>
          {/* Starts a game with the last settings of this device. */}
          <LinkButton to="/play?start=now" size="large" className="grow sm:grow-0">
            {words.home.quickGame}
          </LinkButton>
          <LinkButton to="/online" size="large" className="grow sm:grow-0">
            {words.home.playAFriend}
          </LinkButton>
        </div>
        {/* Reserved for a line that the script adds, so that the layout does not shift. */}
        <div data-unfinished="" className="-mb-11 h-11" />
      </div>
      <figure className="hero-board mx-auto">
        <HeroBoard />
        <figcaption className="mt-3 text-center text-sm text-muted">{words.home.theImmortalGame}</figcaption>
      </figure>
    </section>
  )
}

function Beginnings() {
  return (
    <section className="page pt-16">
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
