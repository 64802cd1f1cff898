/** The formats that workshop/gallery-pictures.mjs generates for each picture, best first. */
export const FORMATS = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof FORMATS)[number]
export const WIDTHS = [480, 720, 960, 1600] as const
export type Width = (typeof WIDTHS)[number]

export interface PictureFiles {
  readonly addresses: Record<Format, Record<Width, string>>
  /** Heights in pixels, by width. */
  readonly heights: Record<Width, number>
  /** The picture's average colour. */
  readonly color: string
  /** A preview of the picture in a few hundred bytes, as a data URL. */
  readonly blur: string
}

/** A `srcset` value: `a.avif 480w, b.avif 960w`. */
export const sourceSet = (addresses: Record<Width, string>, widths: readonly Width[]): string =>
  widths.map((width) => `${addresses[width]} ${width}w`).join(', ')
