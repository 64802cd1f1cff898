import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/** The files of a gallery picture and their paths: `<slug>-<width>.<format>`. */
export const GALLERY_PICTURES = join(ROOT, 'content', 'gallery', 'pictures')
/** 720 is what a phone 390 points wide, with two pixels per point, needs for a card as wide as its screen. */
export const GALLERY_WIDTHS = [480, 720, 960, 1600]
/**
 * Best first, the order in which browsers are offered them. AVIF at effort 6 would save 2 % more and take three times as long.
 */
export const GALLERY_FORMATS = {
  avif: { encoder: 'avif', options: { quality: 60, effort: 4 } },
  webp: { encoder: 'webp', options: { quality: 78, effort: 5 } },
  jpg: { encoder: 'jpeg', options: { quality: 78, mozjpeg: true } },
}
