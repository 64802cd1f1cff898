import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { PictureFiles } from './picture-files.ts'
import { Picture } from './picture.tsx'
import { words } from '#words/gallery'
// oxlint-disable-next-line import/default -- Vite answers the query with an address, not with the module
import scriptUrl from './viewer/viewer.ts?worker&url'

interface ViewerProps {
  readonly title: string
  readonly alt: string
  readonly place: { readonly number: number; readonly of: number }
  readonly files: PictureFiles
  /** Links to the neighbouring pictures. */
  readonly previous: string
  readonly next: string
  /** The picture as the page renders it. */
  readonly children: ReactNode
}

/**
 * Opens a picture as large as the screen allows. Without scripts the link opens the file; with them it opens a dialog
 * whose links lead to the enlarged neighbours.
 */
export function Viewer({ title, alt, place, files, previous, next, children }: ViewerProps) {
  return (
    <>
      <a href={files.addresses.jpg[1600]} className="open-large" data-open-large>
        {children}
        <span>
          <Icon name="enlarge" />
          {words.viewer.openLarge}
        </span>
      </a>
      <dialog aria-labelledby="viewer-title" className="viewer">
        {/* Placed before the picture, so that it gets the focus first. */}
        <button type="button">{words.viewer.close}</button>
        <p id="viewer-title" className="viewer-title">
          <span>{title}</span> <span>{words.picturePage.place(place.number, place.of)}</span>
        </p>
        <div className="viewer-viewport">
          {/* Loaded only when the dialog opens. */}
          <Picture
            {...{ files, alt }}
            widths={[960, 1600]}
            sizes="(orientation: portrait) 120vh, min(100vw, 150vh)"
            when="late"
          />
        </div>
        <a href={`${previous}#large`} rel="prev" aria-label={words.viewer.previousPicture}>
          <Icon name="previous" className="size-6" />
        </a>
        <a href={`${next}#large`} rel="next" aria-label={words.viewer.nextPicture}>
          <Icon name="next" className="size-6" />
        </a>
        <ZoomButton way="out" icon="minus" />
        <ZoomButton way="in" icon="new" />
      </dialog>
      {/* Not async: React would move it into the head, where it would run before the picture exists. */}
      <script type="module" src={scriptUrl} />
    </>
  )
}

/** Zoom buttons for users who can neither pinch nor scroll. */
function ZoomButton({ way, icon }: { readonly way: 'in' | 'out'; readonly icon: IconName }) {
  return (
    <button type="button" data-zoom={way} aria-label={words.viewer.zoom[way]}>
      <Icon name={icon} className="size-6" />
    </button>
  )
}
