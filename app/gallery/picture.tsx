import { sourceSet, type PictureFiles, type Width } from './picture-files.ts'

interface PictureProps {
  readonly files: PictureFiles
  readonly alt: string
  /** The widths that may be wanted here, smallest first. */
  readonly widths: readonly Width[]
  /** How wide it is shown, as the `sizes` of HTML. */
  readonly sizes: string
  /** `first`: among what a visitor sees at once, and the largest of it. `early`: seen at once. `late`: perhaps never. */
  readonly when: 'first' | 'early' | 'late'
  readonly className?: string
}

/**
 * A picture in the best format that the browser knows and no larger than it is shown; until it is there, its blur. One
 * that perhaps nobody comes to has its colour instead: blurs do not compress, and 37 of them weigh more than the page.
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
