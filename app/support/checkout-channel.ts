/** What is said between the tabs of the site: the one that opened a checkout, and the one that was led back from it. */
const CHANNEL = 'checkout'
const CANCELLED = 'cancelled'

/** Tells the site's other tabs, of which one has opened the checkout. */
export function tellOfCancelledCheckout(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(CANCELLED)
  channel.close()
}

/** Returns what ends the listening. */
export function onCheckoutCancelled(callback: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === CANCELLED) callback()
  })
  return () => channel.close()
}
