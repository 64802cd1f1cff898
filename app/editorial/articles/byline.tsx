import { longDate } from '#app/ui/dates.ts'
import { words } from '#words/editorial'

interface BylineProps {
  readonly date: string
  readonly author: string
  readonly readingMinutes?: number
}

/** The style sheet separates the parts, so that no separator is left at the end of a line. Author and time share a line. */
export const Byline = ({ date, author, readingMinutes }: BylineProps) => (
  <p className="byline">
    <time dateTime={date}>{longDate(date)}</time>
    <span className="byline-source">
      <span>{words.articles.author(author)}</span>
      {readingMinutes !== undefined && <span>{words.articles.minutesToRead(readingMinutes)}</span>}
    </span>
  </p>
)
