import { Icon } from '#app/ui/icon.tsx'
import { words as ideas } from '#words/train/ending-ideas'
import { words } from '#words/train/endings'
import type { TaughtEnding } from './ending-list.ts'
import { LevelDots } from './level-dots.tsx'

interface IdeaCardProps {
  readonly ending: TaughtEnding
  readonly level: number
}

/** The idea in three sentences, how far the user is, and whether the results are proved. */
export const IdeaCard = ({ ending, level }: IdeaCardProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
  <section tabIndex={0} aria-labelledby="idea" className="today-results ending-idea stage-fills">
    <header>
      <h2 id="idea" className="text-base">
        {words.trainer.idea}
      </h2>
      <LevelDots level={level} />
    </header>
    <ol>
      {ideas.ideas[ending.id].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
    <p className="ending-word text-muted">
      <Icon name={ending.word === 'table' ? 'done' : 'computer'} />
      {ending.word === 'table' ? words.trainer.tableWord : words.trainer.engineWord}
    </p>
  </section>
)
