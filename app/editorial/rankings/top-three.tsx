import { buttonClass } from '#app/ui/button-style.ts'
import { Icon } from '#app/ui/icon.tsx'
import { roughDate } from '#app/ui/dates.ts'
import { Flag } from '#app/editorial/flag.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/editorial'

interface TopPlayer {
  readonly path: string
  readonly name: string
  readonly country: string
  readonly flag: string
  readonly rating: number
}

interface TopThreeProps {
  readonly players: readonly TopPlayer[]
  /** The month of the FIDE list, `2026-03`. */
  readonly list: string
}

export function TopThree({ players, list }: TopThreeProps) {
  return (
    <section aria-labelledby="top-three" className="page">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="top-three" className="text-2xl sm:text-3xl">
            {words.topThree.atTheTopOfTheWorld}
          </h2>
          <p className="mt-1 text-muted">
            {richText(words.topThree.list(<time dateTime={list}>{roughDate(list)}</time>))}
          </p>
        </div>
        <a href="/rankings" className={buttonClass('secondary', 'normal')}>
          {words.topThree.viewFullRankings}
          <Icon name="arrow" />
        </a>
      </div>
      <ol className="mt-8 grid gap-4 md:grid-cols-3">
        {players.map(({ path, name, country, flag, rating }, index) => (
          <li
            key={path}
            className="relative flex max-[17rem]:flex-col items-center max-[17rem]:items-start gap-3 rounded-card border border-hairline bg-surface p-4 hover:border-green sm:gap-4 sm:p-5"
          >
            <span aria-hidden="true" className="rank-number">
              {index + 1}
            </span>
            <div className="min-w-0 grow">
              <p className="sr-only">{words.topThree.rank(index + 1)}</p>
              <h3 className="text-lg leading-snug">
                <a href={path} className="after:absolute after:inset-0">
                  {name}
                </a>
              </h3>
              <p className="mt-1 flex items-center gap-2 text-label text-muted">
                <Flag src={flag} className="h-3 w-4" />
                {country}
              </p>
            </div>
            <p className="shrink-0 text-right max-[17rem]:text-left">
              <span className="block text-xl font-semibold tabular-nums">{rating}</span>
              <span className="text-sm text-muted">{words.topThree.eloRating}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
