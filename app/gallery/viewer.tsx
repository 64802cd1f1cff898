import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { PictureFiles } from './picture-files.ts'
import { Picture } from './picture.tsx'
// oxlint-disable-next-line import/default -- Vite answers the query with an address, not with the module
import scriptUrl from './viewer/viewer.ts?worker&url'

interface ViewerProps {
  readonly title: string
  readonly alt: string
  readonly place: { readonly number: number; readonly of: number }
  readonly files: PictureFiles
  /** The addresses of the pictures before and after. */
  readonly previous: string
  readonly next: string
  /** The picture as the page shows it. */
  readonly children: ReactNode
}

/**
 * Opens a picture as large as the screen allows. The link leads to the file itself; where scripts run, a dialog opens
 * in its place, and its links lead on to the neighbours opened as large.
 */
export function Viewer({ title, alt, place, files, previous, next, children }: ViewerProps) {
  return (
    <>
      <a href={files.addresses.jpg[1600]} className="open-large" data-open-large>
        {children}
        <span>
          <Icon name="enlarge" />
          Open large
        </span>
      </a>
      <dialog aria-labelledby="viewer-title" className="viewer">
        {/* Before the picture, so that the focus begins here. */}
        <button type="button">Close</button>
        <p id="viewer-title" className="viewer-title">
          <span>{title}</span>{' '}
          <span>
            {place.number} of {place.of}
          </span>
        </p>
        <div className="viewer-room">
          {/* Nothing is fetched before it opens: what is not shown has no need of it. */}
          <Picture
            {...{ files, alt }}
            widths={[960, 1600]}
            sizes="(orientation: portrait) 120vh, min(100vw, 150vh)"
            when="late"
          />
        </div>
        <a href={`${previous}#large`} rel="prev" aria-label="Previous picture">
          <Icon name="previous" className="size-6" />
        </a>
        <a href={`${next}#large`} rel="next" aria-label="Next picture">
          <Icon name="next" className="size-6" />
        </a>
        <ZoomButton way="out" icon="minus" />
        <ZoomButton way="in" icon="new" />
      </dialog>
      {/* Not async: React would put it into the head, where it would run before there is a picture. */}
      <script type="module" src={scriptUrl} />
    </>
  )
}

/** For those who neither pinch nor turn a wheel. */
function ZoomButton({ way, icon }: { readonly way: 'in' | 'out'; readonly icon: IconName }) {
  return (
    <button type="button" data-zoom={way} aria-label={`Zoom ${way}`}>
      <Icon name={icon} className="size-6" />
    </button>
  )
}
