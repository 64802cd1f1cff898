import { useEffect, useState } from 'react'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { useMedia } from '#app/browser/use-media.ts'
import { nameIn, useShownEvent } from '../event-context.ts'
import { words } from '#words/tournament'

const LINES_PER_PAGE = 12
const PAGE_MS = 12_000

interface ScreenLine {
  readonly name: string
  readonly board: number
  readonly color: 'w' | 'b'
  readonly opponent: string
}

/** The pairings by name for a projector: each player finds board and colour in words, and the pages turn. */
export function ScreenView() {
  const { event, section } = useShownEvent()
  const [page, setPage] = useState(0)
  const prefersStill = useMedia('(prefers-reduced-motion: reduce)')
  const [isHeld, setHeld] = useState<boolean>()
  const stays = isHeld ?? prefersStill
  const round = section.rounds.at(-1)
  const lines: ScreenLine[] = (round?.games ?? [])
    .flatMap(({ board, white, black }) => {
      const [first, second] = [nameIn(event, white), nameIn(event, black)]
      return [
        { name: first, board, color: 'w' as const, opponent: second },
        { name: second, board, color: 'b' as const, opponent: first },
      ]
    })
    .sort((a, b) => a.name.localeCompare(b.name))
  const pages = Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE))
  useEffect(() => {
    if (stays || pages === 1) return undefined
    const timer = setInterval(() => setPage((shown) => (shown + 1) % pages), PAGE_MS)
    return () => clearInterval(timer)
  }, [stays, pages])
  const shown = page % pages
  return (
    <section className="screen" aria-labelledby="screen-title">
      <div className="view-head">
        <h2 id="screen-title">
          {section.settings.name} · {words.standings.roundLabel(section.rounds.length)}
        </h2>
        <div className="ask-buttons">
          {pages > 1 && (
            <Button onClick={() => setHeld(!stays)}>
              {stays ? words.screen.resume : words.screen.pause}
            </Button>
          )}
          {pages > 1 && (
            <Button iconAfter="next" onClick={() => setPage((shown + 1) % pages)}>
              {words.screen.page(shown + 1, pages)}
            </Button>
          )}
          <LinkButton to={`?show=round&section=${encodeURIComponent(section.id)}`}>
            {words.screen.leave}
          </LinkButton>
        </div>
      </div>
      <ul className="screen-lines">
        {lines
          .slice(shown * LINES_PER_PAGE, (shown + 1) * LINES_PER_PAGE)
          .map(({ name, board, color, opponent }) => (
            <li key={`${name} ${board} ${color}`} className={color === 'w' ? 'plays-white' : 'plays-black'}>
              <strong>{name}</strong>
              <span>{words.screen.line(board, words.screen.plays[color])}</span>
              <small>{words.screen.against(opponent)}</small>
            </li>
          ))}
      </ul>
    </section>
  )
}
