import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { plannedRounds, type SectionRound } from '#tournaments/section.ts'
import { useShownEvent } from '../event-context.ts'
import { BoardList } from './board-list.tsx'
import { ByeList } from './bye-list.tsx'
import { ManualPairing } from './manual-pairing.tsx'
import { words } from '#words/tournament'

/** The rounds of a section: pairing the next one, and the results of those that are paired. */
export function RoundView() {
  const { section } = useShownEvent()
  const { rounds } = section
  const [chosen, setChosen] = useState<number>()
  const round = chosen !== undefined && chosen <= rounds.length ? chosen : rounds.length
  const shown = rounds[round - 1]
  return (
    <section aria-labelledby="round-title" className="tournament-view">
      <div className="view-head">
        <h2 id="round-title">
          {shown === undefined ? words.round.rounds : words.round.title(round, plannedRounds(section))}
        </h2>
        {rounds.length > 1 && (
          <nav className="round-tabs" aria-label={words.round.rounds}>
            {rounds.map((_, index) => (
              <button
                key={index}
                type="button"
                aria-pressed={index + 1 === round}
                onClick={() => setChosen(index + 1)}
              >
                <span className="sr-only">{words.standings.roundLabel(index + 1)}</span>
                <span aria-hidden="true">{words.round.short(index + 1)}</span>
              </button>
            ))}
          </nav>
        )}
      </div>
      {shown && <PairedRound number={round} round={shown} isLast={round === rounds.length} />}
      {(shown === undefined || round === rounds.length) && <PairNext onPaired={() => setChosen(undefined)} />}
    </section>
  )
}

interface PairedRoundProps {
  readonly number: number
  readonly round: SectionRound
  readonly isLast: boolean
}

function PairedRound({ number, round, isLast }: PairedRoundProps) {
  const entered = round.games.filter(({ result }) => result !== undefined).length
  const all = round.games.length
  if (isLast && round.manual === 'open') return <ManualPairing number={number} round={round} />
  return (
    <>
      <div className="result-progress">
        <progress value={entered} max={all} aria-label={words.round.entered(entered, all)} />
        <strong aria-live="polite">{words.round.entered(entered, all)}</strong>
      </div>
      <BoardList number={number} round={round} />
      <ByeList number={number} round={round} />
    </>
  )
}

function PairNext({ onPaired }: { readonly onPaired: () => void }) {
  const { event, section, keeper } = useShownEvent()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const { rounds } = section
  const next = rounds.length + 1
  const last = rounds.at(-1)
  if (last?.manual === 'open') return null
  if (section.order.length < 2) return <p className="text-muted">{words.round.notReady}</p>
  const isOver = next > plannedRounds(section)
  const isComplete = last === undefined || last.games.every(({ result }) => result !== undefined)

  async function pair() {
    setBusy(true)
    setFault(undefined)
    const { pairSection } = await import('#tournaments/pair-section.ts')
    const paired = pairSection(event, section)
    setBusy(false)
    if (!paired.ok) setFault(words.round.errors[paired.error])
    else if (await keeper.act(paired.action)) {
      onPaired()
      window.scrollTo({ top: 0 })
    }
  }

  return (
    <div className="pair-next">
      {isOver ? (
        <p>
          <strong>{words.round.allPlayed}</strong>{' '}
          <Link to={`?show=standings&section=${encodeURIComponent(section.id)}`}>
            {words.round.toStandings}
          </Link>
        </p>
      ) : (
        <Button
          kind={isComplete ? 'primary' : 'secondary'}
          size="large"
          iconAfter="arrow"
          disabled={isBusy}
          onClick={() => void pair()}
        >
          {isBusy ? words.round.pairing : words.round.pair(next)}
        </Button>
      )}
      <RoundButtons />
      {fault && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </div>
  )
}

/** Buttons that change the last round as a whole. */
function RoundButtons() {
  const { section, keeper } = useShownEvent()
  const place = { section: section.id, round: section.rounds.length }
  const last = section.rounds.at(-1)
  if (last === undefined) return null
  const entered = last.games.filter(({ result }) => result !== undefined).length
  return (
    <>
      {entered === 0 && (
        <Button onClick={() => void keeper.act({ type: 'round-removed', ...place })}>
          {words.round.remove}
        </Button>
      )}
      {entered < last.games.length && (
        <Button icon="move" onClick={() => void keeper.act({ type: 'manual-started', ...place })}>
          {words.round.manual}
        </Button>
      )}
    </>
  )
}
