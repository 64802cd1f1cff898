import { Offer } from '#app/ui/offer.tsx'

interface DeviceOfferProps {
  readonly count: number
  readonly onTake: () => Promise<void>
}

/** Offers to move this device's guest games to the account. */
export function DeviceOffer({ count, onTake }: DeviceOfferProps) {
  const one = count === 1
  return (
    <Offer
      title={`${count} game${one ? '' : 's'} on this device ${one ? 'isn’t' : 'aren’t'} in an account yet`}
      text={`${one ? 'It was' : 'They were'} played here by someone who was not signed in. If that was you, take ${one ? 'it' : 'them'} into your account.`}
      take={`Take ${one ? 'It' : 'Them'} In`}
      onTake={onTake}
    />
  )
}
