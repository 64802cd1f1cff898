import { useId } from 'react'
import type { PuzzleIndex } from '#content/puzzle-set.ts'
import { makeTopic, type PuzzleTopic } from './topic.ts'
import { topicGroups, topicName } from './topic-words.ts'
import { words } from '#words/train/puzzles'

interface TopicChoiceProps {
  readonly index: PuzzleIndex
  readonly topic: PuzzleTopic
  /** Number of failed puzzles that were not solved later. */
  readonly failed: number
  /** The query string of the chosen topic. */
  readonly onChoose: (query: string) => void
}

/** The choice of a topic, as a native select, which works with every keyboard, phone and screen reader. */
export function TopicChoice({ index, topic, failed, onChoose }: TopicChoiceProps) {
  const id = useId()
  return (
    <div className="train-topic">
      <label htmlFor={id} className="text-label font-semibold">
        {words.topicChoice.whatToTrain}
      </label>
      <select id={id} value={makeTopic(topic)} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{topicName({ kind: 'rated' })}</option>
        {(failed > 0 || topic.kind === 'again') && (
          <option value="again">{words.topicWords.withCount(topicName({ kind: 'again' }), failed)}</option>
        )}
        {topicGroups(index).map(({ label, topics }) => (
          <optgroup key={label} label={label}>
            {topics.map(({ topic: each, count }) => (
              <option key={makeTopic(each)} value={makeTopic(each)}>
                {words.topicWords.withCount(topicName(each), count)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}
