import { longDate } from '#app/ui/dates.ts'
import { words } from '#words/editorial'

interface BylineProps {
  readonly date: string
  readonly author: string
  readonly readingMinutes?: number
}

export function Byline({ date, author, readingMinutes }: BylineProps) {
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      <time dateTime={date}>{longDate(date)}</time>
      <span aria-hidden="true">·</span>
      <span>{words.articles.author(author)}</span>
      {readingMinutes !== undefined && (
        <>
          <span aria-hidden="true">·</span>
          <span>{words.articles.minutesToRead(readingMinutes)}</span>
        </>
      )}
    </p>
  )
}
