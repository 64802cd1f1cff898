import { useState } from 'react'
import { DEFAULT_CHOICES, rememberedChoices, type Choices } from '#app/game/setup/choices.ts'

/** What the next game is to be like: what was chosen last on this device, and before that what is chosen on this page. */
export function useChoices() {
  const [remembered, setRemembered] = useState<Choices>(DEFAULT_CHOICES)
  const [chosenHere, setChosenHere] = useState<Partial<Choices>>({})
  return {
    choices: { ...remembered, ...chosenHere },
    /** Several may come at once, from before scripts took over. */
    choose: (changed: Partial<Choices>) => setChosenHere((before) => ({ ...before, ...changed })),
    /** Asks the device. */
    recall: () => {
      const last = rememberedChoices()
      setRemembered(last)
      return last
    },
  }
}
