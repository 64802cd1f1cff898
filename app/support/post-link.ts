import { words } from '#words/support'

/** Opens a post to a social network, written already, which its sender can change or drop. */
export function makePostLink(site: string, origin: string): string {
  const text = words.postLink.iPlayChessOnFree(site)
  return `https://x.com/intent/post?${new URLSearchParams({ text, url: origin }).toString()}`
}
