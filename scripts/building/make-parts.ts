import { writeFile } from 'node:fs/promises'
import { makeTeasers } from '#app/editorial/teasers.server.tsx'
import { makeCarousel } from '#app/gallery/carousel.server.tsx'
import { makeTeaserPicture } from '#app/gallery/teaser-picture.server.tsx'
import { listPages } from '#content/pages.server.ts'

/**
 * Makes what the server would otherwise read all texts for when it is first asked (server/made-at-build.server.ts), and puts
 * it beside the server. Run as a program of the build.
 */
const PARTS = {
  'home-parts': { ...makeTeasers(makeTeaserPicture), gallery: makeCarousel() },
  'page-addresses': listPages().map(({ path }) => path),
}

for (const [name, part] of Object.entries(PARTS))
  await writeFile(new URL(`${name}.json`, import.meta.url), JSON.stringify(part))
