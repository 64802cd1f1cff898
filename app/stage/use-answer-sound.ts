import { useEffect, useRef } from 'react'
import type { TryTone } from '#app/line/try-status.tsx'
import { playSound, prepareSound } from '#app/line/sounds/play-sound.ts'
import type { Sound } from '#app/line/sounds/synthesizer.ts'

const ENDS = ['solved', 'done', 'found']

/** The sound of a verdict. Silent without one. */
export function answerSound(tone: TryTone | undefined, phase: string): Sound | undefined {
  if (tone === undefined) return undefined
  if (tone === 'bad') return 'wrong'
  return ENDS.includes(phase) ? 'solved' : 'right'
}

/**
 * Plays a sound when the tone changes to a verdict, and for each further answer if they are counted. A page that opens with a
 * verdict is silent.
 */
export function useAnswerSound(
  { tone, phase }: { readonly tone: TryTone | undefined; readonly phase: string },
  answers?: number,
): void {
  const before = useRef({ tone, answers })
  useEffect(prepareSound, [])
  useEffect(() => {
    const isNew = before.current.tone !== tone || before.current.answers !== answers
    before.current = { tone, answers }
    const sound = isNew ? answerSound(tone, phase) : undefined
    if (sound) playSound(sound)
  }, [tone, phase, answers])
}
