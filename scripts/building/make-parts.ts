import { writeFile } from 'node:fs/promises'
import { sharePicturePath } from '#app/discovery/share-picture.ts'
import { makeTeasers } from '#app/editorial/teasers.server.tsx'
import { makeCarousel } from '#app/gallery/carousel.server.tsx'
import { makeHeroPicture } from '#app/gallery/hero-picture.server.tsx'
import { makeMiniatures } from '#app/gallery/miniature.server.tsx'
import { makeImmortalReview } from '#app/home/immortal-review.server.tsx'
import { makeTeaserPicture } from '#app/gallery/teaser-picture.server.tsx'
import { LAST_DAY, listPostsAsOf } from '#content/library.server.ts'
import { listPages } from '#content/pages.server.ts'
import { inLanguage } from '#words/by-request.ts'
import { LANGUAGES, type Language } from '#words/languages.ts'
import { listGalleryPages, listPicturedPaths } from '../share/list-pictures.ts'

/**
 * Part of the build: precomputes, beside the server, values for which the server would otherwise have to read all texts
 * (server/made-at-build.server.ts).
 */
const PARTS = {
  ...Object.fromEntries(LANGUAGES.map(makeHomeParts)),
  'page-addresses': listAddresses(),
  'share-pictures': listSharePictures(),
}

function makeHomeParts(language: Language) {
  const parts = inLanguage(language, () => ({
    ...makeTeasers(makeTeaserPicture),
    hero: makeHeroPicture(),
    review: makeImmortalReview(),
    gallery: makeCarousel(),
    miniatures: makeMiniatures(),
  }))
  return [`home-parts-${language}`, parts] as const
}

/** Includes scheduled posts, since the server with this build may run for months. */
function listAddresses(): readonly string[] {
  listPostsAsOf(LAST_DAY)
  return listPages().map(({ path }) => path)
}

/** The paths of all share pictures below the client's folder. */
function listSharePictures(): readonly string[] {
  const drawn = LANGUAGES.flatMap((language) =>
    inLanguage(language, () => listPicturedPaths().map((path) => sharePicturePath(path, language))),
  )
  return [...drawn, ...listGalleryPages().map(({ path }) => sharePicturePath(path, 'en'))]
}

for (const [name, part] of Object.entries(PARTS))
  await writeFile(new URL(`${name}.json`, import.meta.url), JSON.stringify(part))
