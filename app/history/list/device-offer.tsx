import { Offer } from '#app/ui/offer.tsx'
import { words } from '#words/history'

interface DeviceOfferProps {
  readonly count: number
  readonly onTake: () => Promise<void>
}

/** Offers to move this device's guest games to the account. */
export function DeviceOffer({ count, onTake }: DeviceOfferProps) {
  return (
    <Offer
      title={words.deviceOffer.title(count)}
      text={words.deviceOffer.text(count)}
      take={words.deviceOffer.take(count)}
      onTake={onTake}
    />
  )
}
