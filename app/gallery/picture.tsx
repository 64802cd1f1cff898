import { sourceSet, type PictureFiles, type Width } from './picture-files.ts'

interface PictureProps {
  readonly files: PictureFiles
  readonly alt: string
  /** The widths to offer, smallest first. */
  readonly widths: readonly Width[]
  /** The displayed width, as HTML's `sizes`. */
  readonly sizes: string
  /** `first`: the largest element in the first viewport. `early`: also in it. `late`: below it. */
  readonly when: 'first' | 'early' | 'late'
  readonly className?: string
}

/**
 * A picture in the best format that the browser supports and no larger than needed, with a blurred preview until it is loaded.
 * Pictures below the first viewport have a plain colour instead: previews do not compress, and 37 of them would weigh more
 * than the page.
 */
export function Picture({ files, alt, widths, sizes, when, className }: PictureProps) {
  const { avif, webp, jpg } = files.addresses
  const largest = widths.at(-1) ?? 480
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(avif, widths)} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(webp, widths)} sizes={sizes} />
      <img
        alt={alt}
        width={largest}
        height={files.heights[largest]}
        loading={when === 'late' ? 'lazy' : 'eager'}
        fetchPriority={when === 'first' ? 'high' : 'auto'}
        decoding="async"
        src={jpg[largest]}
        className={className}
        style={{
          background: when === 'late' ? files.color : `${files.color} url(${files.blur}) center / cover`,
        }}
      />
    </picture>
  )
}
