import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LazyPreview } from './lazy-preview.tsx'
import { WARNINGS, type ArbiterWarning } from '#tournaments/verdict.ts'
import { nameIn, useShownEvent } from './event-context.ts'
import type { EventQuestion } from './event-keeper.ts'
import { words } from '#words/tournament'

const FOLLOWING = ['rounds-change', 'points-change', 'tie-breaks-change', 'leaves-strict'] as const
type Following = (typeof FOLLOWING)[number]

/** Asks before an action that has warnings: once to acknowledge or confirm, twice if it has consequences. */
export function AskDialog({ question }: { readonly question: EventQuestion }) {
  const { event } = useShownEvent()
  const [isSecond, setSecond] = useState(false)
  const steps = question.warnings.map(({ code }) => WARNINGS[code])
  const needsTwo = steps.includes('consequences')
  const isNote = steps.every((step) => step === 'acknowledge')
  const name = ({ players }: ArbiterWarning) => players.map((id) => nameIn(event, id)).join(', ')
  const follows = question.warnings.flatMap(({ code }) => {
    const following: Following | undefined = FOLLOWING.find((each) => each === code)
    return following === undefined ? [] : [words.ask.follows[following]]
  })
  const title = isSecond
    ? words.ask.secondStep
    : needsTwo
      ? words.ask.consequences
      : isNote
        ? words.ask.acknowledge
        : words.ask.confirm
  return (
    <Dialog open onClose={() => question.answer(false)} title={title}>
      <ul className="ask-list">
        {isSecond
          ? follows.map((text) => <li key={text}>{text}</li>)
          : question.warnings.map((warning) => (
              <li key={warning.code}>{words.warnings[warning.code](name(warning), warning.count)}</li>
            ))}
      </ul>
      <LazyPreview action={question.action} />
      <div className="ask-buttons">
        <Button
          kind="primary"
          onClick={() => (needsTwo && !isSecond ? setSecond(true) : question.answer(true))}
        >
          {needsTwo && !isSecond ? words.ask.seeConsequences : isNote ? words.ask.understood : words.ask.goOn}
        </Button>
        <Button onClick={() => question.answer(false)}>{words.ask.cancel}</Button>
      </div>
    </Dialog>
  )
}
