import { useMemo } from 'react'
import { Line } from '#chess/line.ts'
import { makeSan } from '#chess/san.ts'
import { whyNot } from '#coach/telling/ask.ts'
import { say } from '#coach/telling/wording.ts'
import type { Color, Fen, Move } from '#chess/types.ts'
import { movesBefore, numberAt } from '#app/line/move-number.ts'
import type { PeopleQuestionProps } from '#app/tree/people/people-question.tsx'
import { LazyPeopleQuestion } from '#app/tree/people/load-people-question.tsx'
import { poseOf } from '#app/stage/pose.ts'
import { Button } from '#app/ui/button.tsx'
import { CoachPanel } from '../coach-panel.tsx'
import { commentOnMove } from '../comment.ts'
import type { ReviewCursor } from '../use-review-view.ts'
import type { useTriedMove } from './use-tried-move.ts'
import { words } from '#words/review'

interface TriedPanelProps {
  readonly start: Fen
  readonly tried: readonly Move[]
  readonly judged: ReturnType<typeof useTriedMove>
  readonly shownLine: string | undefined
  readonly change: ReviewCursor['change']
  readonly ratingOf: (color: Color) => number | undefined
  readonly onMarks: PeopleQuestionProps['onMarks']
}

/** The coach's comment on a move that the user tried. */
export function TriedPanel(props: TriedPanelProps) {
  const { start, tried, judged, shownLine, change, ratingOf, onMarks } = props
  const { move, hasFailed } = judged
  const index = tried.length - 1
  const line = useMemo(() => new Line(start, tried), [start, tried])
  const comment = useMemo(() => {
    if (!move) return undefined
    const comment = commentOnMove(line, index, move.review, move.before, move.after)
    if (comment.sentence !== undefined) return comment
    const { facts } = whyNot(line.positionAt(index), move.review, move.after.variations[0]?.moves ?? [])
    return { ...comment, sentence: say(facts) }
  }, [move, line, index])
  const text = `${numberAt(movesBefore(line) + index)} ${makeSan(line.positionAt(index), tried[index]!)}`
  return (
    <CoachPanel
      move={move?.review}
      comment={comment}
      pose={poseOf(move?.review.moveClass)}
      otherwise={hasFailed ? words.triedPanel.couldNotBeJudged(text) : words.triedPanel.lookingAt(text)}
      shownLine={shownLine}
      back={words.triedPanel.backToYourMove}
      onShow={(shown) => change({ type: 'show-line', line: shown })}
      onClose={() => change({ type: 'close' })}
    >
      <Button icon="undo" onClick={() => change({ type: 'close' })}>
        {words.triedPanel.backToTheGame}
      </Button>
      <Button icon="trash" onClick={() => change({ type: 'remove' })}>
        {words.triedPanel.removeMove}
      </Button>
      <LazyPeopleQuestion
        line={line.upTo(index).toText()}
        played={tried[index]}
        rating={ratingOf(line.sideToMoveAt(index))}
        onMarks={onMarks}
      />
    </CoachPanel>
  )
}
