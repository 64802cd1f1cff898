/** The files of each picture, as scripts/gallery-pictures.mjs makes them. The best format first. */
export const FORMATS = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof FORMATS)[number]
export const WIDTHS = [480, 720, 960, 1600] as const
export type Width = (typeof WIDTHS)[number]

export interface PictureFiles {
  readonly addresses: Record<Format, Record<Width, string>>
  /** In pixels, by width. */
  readonly heights: Record<Width, number>
  /** The picture in one colour. */
  readonly color: string
  /** The picture in a few hundred bytes, as an address. */
  readonly blur: string
}

/** As browsers choose from them: `a.avif 480w, b.avif 960w`. */
export const sourceSet = (addresses: Record<Width, string>, widths: readonly Width[]): string =>
  widths.map((width) => `${addresses[width]} ${width}w`).join(', ')
