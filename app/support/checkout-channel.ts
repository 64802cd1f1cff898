/** Messages from the tab that returned from a checkout to the tab that opened it. */
const CHANNEL = 'checkout'
const CANCELLED = 'cancelled'

/** Notifies the site's other tabs, one of which opened the checkout. */
export function tellOfCancelledCheckout(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(CANCELLED)
  channel.close()
}

/** Returns a function that stops listening. */
export function onCheckoutCancelled(callback: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === CANCELLED) callback()
  })
  return () => channel.close()
}
