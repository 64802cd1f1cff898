/**
 * The visitor's choice about advertising, stored on the device for six months. Without a Yes, nothing is loaded from the ad
 * network.
 */
export type AdChoice = 'accepted' | 'rejected'

const KEY = 'ad-consent'
const KEPT_FOR = 182 * 24 * 60 * 60 * 1000

type Store = Pick<Storage, 'getItem' | 'setItem'>

export function readAdChoice(store: Store, now: number): AdChoice | undefined {
  const [choice, until] = (store.getItem(KEY) ?? '').split(' ')
  if (!(Number(until) > now)) return undefined
  return choice === 'accepted' || choice === 'rejected' ? choice : undefined
}

export function keepAdChoice(store: Store, choice: AdChoice, now: number): void {
  store.setItem(KEY, `${choice} ${now + KEPT_FOR}`)
}
