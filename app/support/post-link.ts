/** Opens a post to a social network, written already, which its sender can change or drop. */
export function makePostLink(site: string, origin: string): string {
  const text = `I play chess on ${site}: free, no account needed, a computer that makes human mistakes. Your move.`
  return `https://x.com/intent/post?${new URLSearchParams({ text, url: origin }).toString()}`
}
