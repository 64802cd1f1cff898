import { useEffect, useMemo, useState, type CSSProperties } from 'react'
import { Line } from '#chess/line.ts'
import { makeSan } from '#chess/san.ts'
import type { Move } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { lastNamed, splitOpening, type OpeningNames } from '#matches/openings.ts'
import { popularMovesAt, type PopularMoves } from '#matches/popular-moves.ts'
import { OpeningName } from '#app/line/opening-name.tsx'
import { useOpeningIdeas } from '#app/line/use-opening-ideas.ts'
import { words } from '#words/analysis'

interface OpeningMovesProps {
  readonly line: Line
  /** Empty until they are fetched. */
  readonly names: OpeningNames
  readonly onMove: (move: Move) => void
}

/** The opening explorer: what people play in the shown position, how often, and the opening that each move leads to. */
export function OpeningMoves({ line, names, onMove }: OpeningMovesProps) {
  const popular = usePopularMoves()
  const moves = useMemo(() => openingMovesOf(line, names, popular), [line, names, popular])
  const idea = useOpeningIdeas()
    ?.openingIdeasOf(line)
    .findLast(({ plies }) => plies === line.length)
  if (moves.length === 0) return null
  return (
    <section aria-labelledby="opening-moves" className="opening-moves">
      {idea && <p className="opening-idea">{idea.text}</p>}
      <div>
        <h2 id="opening-moves">{words.openingMoves.title}</h2>
        <p>{words.openingMoves.source}</p>
      </div>
      <ul>
        {moves.map(({ move, san, share, name }) => (
          <li key={san}>
            <button type="button" onClick={() => onMove(move)}>
              <b>{san}</b>
              <span aria-hidden className="opening-bar" style={{ '--share': `${share}%` } as CSSProperties} />
              <span className="opening-share">{words.openingMoves.share(share)}</span>
              <span className="opening-title">{name !== undefined && <OpeningName name={name} />}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OpeningMove {
  readonly move: Move
  readonly san: string
  /** Percentage of the games that reached the position. */
  readonly share: number
  readonly name: string | undefined
}

const MOST_MOVES = 6

/** The popular moves in the line's last position, most popular first. */
export function openingMovesOf(
  line: Line,
  names: OpeningNames,
  popular: PopularMoves,
): readonly OpeningMove[] {
  const position = line.positionAt()
  const before = lastNamed(names, line)
  const present = before && splitOpening(before.title).name
  return (popularMovesAt(popular, position) ?? []).slice(0, MOST_MOVES).flatMap(({ move, share }) => {
    const parsed = parseUci(position, move)
    // Two positions with the same hash would have other moves.
    if (!parsed.ok) return []
    const named = lastNamed(names, new Line(line.start, [...line.moves, parsed.value]))
    return [
      {
        move: parsed.value,
        san: makeSan(position, parsed.value),
        share,
        name: named && nameAfter(splitOpening(named.title).name, present),
      },
    ]
  })
}

/** Without the part that the present opening's name has in common: `Two Knights Defense` after `Italian Game`. */
function nameAfter(name: string, present: string | undefined): string | undefined {
  if (present === undefined || !name.startsWith(present)) return name
  const rest = name.slice(present.length).replace(/^[:,] /, '')
  return rest === '' ? undefined : rest
}

let loaded: PopularMoves = ''

function usePopularMoves(): PopularMoves {
  const [popular, setPopular] = useState(loaded)
  useEffect(() => {
    if (popular !== '') return
    let isLeft = false
    import('../../content/openings/popular.txt?raw').then(
      ({ default: text }) => {
        loaded = text
        if (!isLeft) setPopular(text)
      },
      (error: unknown) => console.warn('The popular moves could not be fetched.', error),
    )
    return () => {
      isLeft = true
    }
  }, [popular])
  return popular
}
