import { dayOfYear } from '#app/ui/dates.ts'
import { buttonClass } from '#app/ui/button-style.ts'
import { Diagram } from '#app/ui/diagram.tsx'

interface DailyPuzzleProps {
  readonly day: string
  readonly fen: string
  readonly lastMove: readonly string[]
  readonly label: string
  /** In the notation of people, numbers included. */
  readonly solution: readonly string[]
  readonly rating: number
  readonly source: string
}

/** A position and a question. The answer is folded away until it is asked for. */
export function DailyPuzzle({ day, fen, lastMove, label, solution, rating, source }: DailyPuzzleProps) {
  const [placement = '', turn] = fen.split(' ')
  const side = turn === 'w' ? 'White' : 'Black'
  const ownMoves = Math.ceil(solution.length / 2)
  return (
    <section aria-labelledby="puzzle" className="page pt-20">
      <div className="puzzle">
        <Diagram placement={placement} lastMove={lastMove} label={label} isTurned={turn === 'b'} />
        <div>
          <p className="text-label text-muted">
            Puzzle of <time dateTime={day}>{dayOfYear(day)}</time>
          </p>
          <h2 id="puzzle" className="mt-1 text-2xl sm:text-3xl">
            {side} to move
          </h2>
          <p className="mt-3 max-w-[30rem] text-muted">
            {ownMoves === 1 ? 'One move decides it.' : `It takes ${WORDS[ownMoves] ?? ownMoves} moves.`} The
            opponent’s last move is marked. Rated about {Math.round(rating / 50) * 50}: {difficultyOf(rating)}
            .
          </p>
          <details className="mt-5 max-w-[30rem]">
            <summary className="inline-flex min-h-11 items-center font-semibold text-green underline">
              Show the solution
            </summary>
            <p className="py-2 text-lg font-semibold tabular-nums">{solution.join(' ')}</p>
          </details>
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
            <a href={`/play?fen=${fen.replaceAll(' ', '+')}`} className={buttonClass('secondary', 'normal')}>
              Play it out
            </a>
            <p className="text-sm text-muted">
              From the{' '}
              <a href={source} rel="noopener" className="underline">
                Lichess puzzle database
              </a>
              , CC0.
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}

const WORDS: Record<number, string> = { 2: 'two', 3: 'three' }

/** They grow harder from Monday to Sunday. */
const difficultyOf = (rating: number): string =>
  rating < 950
    ? 'a gentle one'
    : rating < 1200
      ? 'look twice'
      : rating < 1400
        ? 'take your time'
        : 'a hard one'
