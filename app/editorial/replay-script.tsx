// oxlint-disable-next-line import/default -- Vite answers the query with an address, not with the module
import url from './replay/replay.ts?worker&url'

/**
 * The script that lets readers step through the games of a page. Built separately, without a framework. It must not
 * be async: an incomplete game would be skipped.
 */
export function ReplayScript() {
  return <script type="module" src={url} />
}
