import { useMemo, useState } from 'react'
import type { Position } from '#chess/position.ts'
import type { San } from '#chess/types.ts'
import { whatItThreatens } from '#coach/telling/ask.ts'
import type { Reader } from '#coach/telling/facts.ts'
import { say } from '#coach/telling/wording.ts'
import { Button } from '#app/ui/button.tsx'
import { words } from '#words/review'

interface ThreatQuestionProps {
  /** The position after the move. */
  readonly position: Position
  readonly san: San
  readonly reader: Reader
}

/** Asks the coach what a move threatens. Renders nothing if the coach has no answer. */
export function ThreatQuestion({ position, san, reader }: ThreatQuestionProps) {
  const [isAsked, setAsked] = useState(false)
  const answer = useMemo(() => say(whatItThreatens(position, san, reader).facts), [position, san, reader])
  if (answer === undefined) return null
  return (
    <>
      <Button aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
        {words.coachPanel.whatDoesItThreaten}
      </Button>
      <p role="status" className="coach-answer">
        {isAsked && answer}
      </p>
    </>
  )
}
