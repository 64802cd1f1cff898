// oxlint-disable-next-line import/default -- Vite answers the query with an address, not with the module
import url from './replay/replay.ts?worker&url'

/**
 * Wakes the games of a page. Built by itself, without a framework; pages are whole without it. It waits for the end of
 * the page, as modules do unless told otherwise: half a game would be found empty, and never woken.
 */
export function ReplayScript() {
  return <script type="module" src={url} />
}
