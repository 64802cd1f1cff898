import { useEffect, useEffectEvent, useState } from 'react'
import { readPosition, type LineText } from '#chess/line.ts'
import type { Move } from '#chess/types.ts'
import type { BoardMark } from '#app/board/board-marks.ts'
import { Button } from '#app/ui/button.tsx'
import { words } from '#words/people'
import { askPeople } from './ask-people.ts'
import { askedRating, makePeopleAnswer, type PeopleAnswer } from './people-answer.ts'

export interface PeopleQuestionProps {
  /** The line to the position in which people choose. */
  readonly line: LineText
  /** The move that was played there. */
  readonly played?: Move | undefined
  readonly rating: number | undefined
  readonly disabled?: boolean
  /** Shows the answer on the board; undefined removes it. */
  readonly onMarks: (marks: readonly BoardMark[] | undefined) => void
}

/** Asks which moves people of a rating choose. The answer closes when the position changes. */
export function PeopleQuestion({ line, played, rating, disabled = false, onMarks }: PeopleQuestionProps) {
  const about = `${line.start} ${line.moves.join(' ')}`
  const [asked, setAsked] = useState<string>()
  const [told, setTold] = useState<{ readonly about: string; readonly answer: PeopleAnswer | undefined }>()
  const isAsked = asked === about
  const answer = told?.about === about ? told : undefined
  const band = askedRating(rating)

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const moves = await askPeople(line, band, signal)
    if (signal.aborted) return
    const position = readPosition(line)
    const found = moves && position.ok ? makePeopleAnswer(position.value, moves, played) : undefined
    setTold({ about, answer: found })
    onMarks(found?.marks)
  })
  useEffect(() => {
    if (!isAsked) return
    const left = new AbortController()
    void ask(left.signal)
    return () => {
      left.abort()
      onMarks(undefined)
    }
    // The line is a new object at each render; `about` identifies it.
  }, [isAsked, about, onMarks])

  return (
    <>
      <Button
        aria-expanded={isAsked}
        disabled={disabled}
        onClick={() => setAsked(isAsked ? undefined : about)}
      >
        {words.peopleQuestion.ask}
      </Button>
      <p role="status" className="coach-answer">
        {isAsked && (answer ? textOf(answer.answer, band) : words.peopleQuestion.asking)}
      </p>
    </>
  )
}

function textOf(answer: PeopleAnswer | undefined, rating: number): string {
  const { peopleQuestion: texts } = words
  if (answer === undefined) return texts.unavailable
  const { commonest, played } = answer
  return played ? texts.answerWithPlayed(rating, commonest, played) : texts.answer(rating, commonest)
}
