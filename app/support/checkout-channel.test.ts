import { expect, it, vi } from 'vitest'
import { onCheckoutCancelled, tellOfCancelledCheckout } from './checkout-channel.ts'

it('the tab that opened a checkout hears that it was cancelled, and nothing else', async () => {
  const callback = vi.fn<() => void>()
  const stop = onCheckoutCancelled(callback)
  const stranger = new BroadcastChannel('checkout')
  stranger.postMessage('something else')
  tellOfCancelledCheckout()
  await expect.poll(() => callback).toHaveBeenCalledOnce()
  stop()
  stranger.close()
})
