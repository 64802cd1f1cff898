import { lazy, Suspense, useEffect, useState } from 'react'
import { makeOrganisation, makeWebSite } from '#app/discovery/json-ld.ts'
import { Html } from '#app/editorial/html.tsx'
import { makeTeasers } from '#app/editorial/teasers.server.tsx'
import { HERO_PICTURE, makeCarousel } from '#app/gallery/carousel.server.tsx'
import { Carousel } from '#app/gallery/carousel.tsx'
import { findFigure } from '#app/gallery/gallery.server.ts'
import { describePosition } from '#app/editorial/boards/describe-position.ts'
import { makeDailyPuzzle } from '#app/home/daily-puzzle.server.tsx'
import type { Game } from '#app/game/game.ts'
import { Picture } from '#app/gallery/picture.tsx'
import { FirstNames } from '#app/home/first-names.tsx'
import { HeroBoard } from '#app/home/hero-board.tsx'
import { Offers } from '#app/home/offers.tsx'
import { WallOfFame } from '#app/home/wall-of-fame.tsx'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { UpdateNotice } from '#app/offline/update-notice.tsx'
import { AdSlot } from '#app/ui/ads/ad-slot.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Knot } from '#app/ui/ornament/knot.tsx'
import { givingContext } from '#server/donations/context.server.ts'
import type { Route } from './+types/home.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...makeTeasers(),
  hero: findFigure(HERO_PICTURE),
  gallery: makeCarousel(),
  puzzle: makeDailyPuzzle(new Date(), describePosition),
  donors: await context.get(givingContext).wall.read(),
})

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, { things: (place) => [makeOrganisation(place), makeWebSite(place)] })

export default function Home({
  loaderData: { top, history, hero, gallery, puzzle, donors },
}: Route.ComponentProps) {
  return (
    <main>
      <Hero picture={hero} />
      <Carousel html={gallery} />
      <WallOfFame donors={donors} />
      <Html html={puzzle} />
      <Offers />
      <Html html={top} />
      <div className="pt-20">
        <Knot />
      </div>
      <Beginnings />
      <Html html={history} />
      <div className="page pt-8">
        <AdSlot seed={4} />
      </div>
      <UpdateNotice />
    </main>
  )
}

function Hero({ picture }: { readonly picture: ReturnType<typeof findFigure> }) {
  return (
    <section className="page grid gap-x-12 gap-y-12 pt-8 pb-20 sm:pt-12 lg:grid-cols-[1fr_auto] lg:grid-rows-[auto_1fr]">
      <div className="max-w-2xl self-end lg:pt-8">
        <h1 className="text-3xl sm:text-4xl xl:text-5xl">
          <span className="block">The board is set.</span> Your&nbsp;move.
        </h1>
        <p className="mt-5 mb-8 max-w-[34rem] text-lg text-muted">
          Free chess with its roots in India. Play the computer, or somebody at the same screen. You need no
          account.
        </p>
        <LinkButton
          to="/game"
          kind="primary"
          size="large"
          iconAfter="arrow"
          prefetch="intent"
          className="max-sm:w-full"
        >
          Start Playing
        </LinkButton>
        <Unfinished />
      </div>
      <figure className="hero-board mx-auto lg:row-span-2">
        <HeroBoard />
        <figcaption className="mt-3 text-center text-sm text-muted">
          The Immortal Game, London, 21 June 1851: Adolf Anderssen gives up a bishop, both rooks and his
          queen, and mates with 23.Be7.
        </figcaption>
      </figure>
      {picture && (
        <a href={picture.path} className="block lg:col-start-1 lg:row-start-2">
          <Picture
            {...picture}
            widths={[480, 960, 1600]}
            sizes="(min-width: 64rem) 46vw, calc(100vw - 34px)"
            when="late"
            className="aspect-[16/10] w-full rounded-card object-cover object-bottom lg:aspect-[16/9]"
          />
        </a>
      )}
    </section>
  )
}

const ContinueGame = lazy(() =>
  import('#app/game/saving/continue-game.tsx').then((module) => ({ default: module.ContinueGame })),
)

/** The rules and the reader of saved games are fetched only where one is kept. */
async function findUnfinished(): Promise<Game | undefined> {
  const { openGameStorage } = await import('#app/game/saving/game-storage.ts')
  const kept = await openGameStorage().list()
  if (kept.length === 0) return undefined
  const { findGame } = await import('#app/game/saving/load-game.ts')
  return (await findGame(kept, Date.now())).game
}

/** Asked for after the page is there, into a place below the button that is kept free: nothing moves. */
function Unfinished() {
  const [game, setGame] = useState<Game>()
  useEffect(() => {
    findUnfinished()
      .then(setGame)
      .catch((error: unknown) => console.warn('The device was not asked for an unfinished game.', error))
  }, [])
  return (
    <div className="-mb-11 h-11">
      {game && (
        <Suspense>
          <ContinueGame game={game} />
        </Suspense>
      )}
    </div>
  )
}

function Beginnings() {
  return (
    <section className="page pt-16">
      <div className="grid items-center gap-10 md:grid-cols-[1fr_16rem] lg:grid-cols-[1fr_20rem] lg:gap-20">
        <div className="max-w-[38rem]">
          <h2 className="mb-4 text-2xl sm:text-3xl">It was chaturanga first</h2>
          <p className="mb-4">
            Chess grew out of an Indian game named after the four arms of an army: foot, horse, elephants and
            chariots. It was played by the early 600s, on a board called the ashtapada: eight squares by
            eight, all of one colour.
          </p>
          <p>
            Some squares bore a cross, left over from an older race game; in chess they meant nothing. The
            chequers came later, in Europe. The rook and the rajah have been there from the start.
          </p>
        </div>
        <figure className="mx-auto w-full max-w-72 md:max-w-none">
          <div aria-hidden="true" className="ashtapada" />
          <figcaption className="mt-2 text-center text-sm text-muted">
            The ashtapada, before the chequers
          </figcaption>
        </figure>
      </div>
      <FirstNames />
    </section>
  )
}
