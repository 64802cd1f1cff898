import { useState } from 'react'

/** Why the last press on the board did nothing, and a function that keeps it until the exercise's state changes. */
export function useRefusal(state: unknown) {
  const [refused, setRefused] = useState<{ readonly state: unknown; readonly why: string | undefined }>()
  const refusal = refused?.state === state ? refused?.why : undefined
  return [refusal, (why: string | undefined) => setRefused({ state, why })] as const
}
