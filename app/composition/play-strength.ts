import { useEffect } from 'react'
import { ownStrength, setStrengthOwner } from '#app/game/own-strength.ts'

/**
 * Sets the owner of the player's strength and fetches the account's value; if that fails, uses the copy on this device.
 * `owner` is null for guests and undefined while unknown.
 */
export function useStrengthOf(owner: string | null | undefined): void {
  useEffect(() => {
    if (owner === undefined) return
    setStrengthOwner(owner ?? undefined)
    if (owner === null) return
    const asked = new AbortController()
    bringFromAccount(asked.signal).catch((error: unknown) => {
      if (!asked.signal.aborted) console.warn('The strength could not be asked for.', error)
    })
    return () => asked.abort()
  }, [owner])
}

async function bringFromAccount(signal: AbortSignal): Promise<void> {
  const { fetchStrength } = await import('#app/history/account-matches.ts')
  const strength = await fetchStrength(signal)
  if (!signal.aborted) ownStrength.change(strength)
}
