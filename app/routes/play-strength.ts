import { useEffect } from 'react'
import { ownStrength, setStrengthOwner } from '#app/game/own-strength.ts'

/**
 * Whose strength is meant, and what the account knows of it; without an answer, the copy on this device serves. `owner` is
 * null for guests, and undefined until it is known.
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
