import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { isCorrectable } from '#tournaments/assess-rounds.ts'
import { BOARD_RESULTS, isDecided, type BoardResult } from '#tournaments/results.ts'
import type { RoundGame } from '#tournaments/section.ts'
import { nameIn, useShownEvent } from '../event-context.ts'
import { WhyPair } from './why-pair.tsx'
import { words } from '#words/tournament'

const USUAL_RESULTS = ['1-0', '1/2-1/2', '0-1', '+/-', '-/+', 'adjourned'] as const
const RARE_RESULTS = BOARD_RESULTS.filter((result) => !USUAL_RESULTS.some((each) => each === result))

interface GameDialogProps {
  readonly game: RoundGame
  /** The round. */
  readonly number: number
  readonly onEnter: (result: BoardResult | undefined) => void
  readonly onClose: () => void
}

/** Every result a board can have, who sat where, and why these two play. */
export function GameDialog({ game, number, onEnter, onClose }: GameDialogProps) {
  const { event, section, keeper } = useShownEvent()
  const { board, white, black, result } = game
  const isOld = !isCorrectable(section, number) && result !== 'adjourned'
  const place = { section: section.id, round: number, board }
  const choose = (chosen: BoardResult) =>
    isOld ? void keeper.act({ type: 'rating-corrected', ...place, result: chosen }) : onEnter(chosen)
  const isKnockOut = section.settings.system === 'knock-out' && isDecided(result)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.game.title(board)}
      description={`${nameIn(event, white)} – ${nameIn(event, black)}`}
    >
      {isOld && <p className="text-muted">{words.game.ratingOnly}</p>}
      <WhyPair round={number} players={[white, black]} />
      <ResultChoices results={USUAL_RESULTS} chosen={result} onChoose={choose} />
      <details className="tournament-details">
        <summary>{words.game.rare}</summary>
        <ResultChoices results={RARE_RESULTS} chosen={result} onChoose={choose} />
      </details>
      {isKnockOut && (
        <div className="ask-buttons">
          {[white, black].map((player) => (
            <Button
              key={player}
              aria-pressed={game.advances === player}
              onClick={() => void keeper.act({ type: 'advancing-decided', ...place, player })}
            >
              {words.game.goesOn(nameIn(event, player))}
            </Button>
          ))}
        </div>
      )}
      <div className="ask-buttons">
        {result !== undefined && !isOld && (
          <Button onClick={() => onEnter(undefined)}>{words.game.clear}</Button>
        )}
        {!isOld && (
          <Button icon="flip" onClick={() => void keeper.act({ type: 'colors-swapped', ...place })}>
            {words.game.swap}
          </Button>
        )}
        <Button onClick={onClose}>{words.game.close}</Button>
      </div>
    </Dialog>
  )
}

interface ResultChoicesProps {
  readonly results: readonly BoardResult[]
  readonly chosen: BoardResult | undefined
  readonly onChoose: (result: BoardResult) => void
}

const ResultChoices = ({ results, chosen, onChoose }: ResultChoicesProps) => (
  <ul className="result-choices" aria-label={words.game.result}>
    {results.map((each) => (
      <li key={each}>
        <button
          type="button"
          aria-pressed={chosen === each}
          onClick={() => chosen !== each && onChoose(each)}
        >
          {words.resultNames[each]}
        </button>
      </li>
    ))}
  </ul>
)
