import { words } from '#words/support'

/** Opens a prepared post on a social network, which the sender can edit or discard. */
export function makePostLink(site: string, origin: string): string {
  const text = words.postLink.iPlayChessOnFree(site)
  return `https://x.com/intent/post?${new URLSearchParams({ text, url: origin }).toString()}`
}
