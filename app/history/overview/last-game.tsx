import { ownSide } from '#matches/opponent.ts'
import type { ListedMatch } from '#app/history/listed-match.ts'
import { MatchDiagram } from '#app/history/match-diagram.tsx'
import { opponentText, resultText } from '#app/history/wording.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/history'

interface LastGameProps {
  readonly last: ListedMatch
  /** The accuracy in the last game, if it was reviewed. */
  readonly accuracy: number | undefined
}

/** Leads on from the last game: to its review or, after that, to practice with its mistakes. */
export function LastGame({ last: { match }, accuracy }: LastGameProps) {
  const isOwn = ownSide(match.opponent) !== undefined
  return (
    <section aria-labelledby="next-step" className="next-step">
      <MatchDiagram match={match} />
      <div>
        <h2 id="next-step">{words.nextStep.yourLastGame}</h2>
        <p className="next-step-game">
          {isOwn ? (
            richText(
              words.nextStep.against(
                <strong className={`match-outcome ${match.result}`}>{resultText(match)}</strong>,
                opponentText(match),
              ),
            )
          ) : (
            <>
              <strong className="match-outcome">{resultText(match)}</strong> {opponentText(match)}
            </>
          )}
        </p>
        <p className="next-step-text">
          {accuracy === undefined
            ? words.nextStep.seeWhatDecided
            : words.nextStep.youPlayedAt(Math.round(accuracy))}
        </p>
      </div>
      <p className="next-step-links">
        {accuracy === undefined ? (
          <LinkButton to={`/review?game=${encodeURIComponent(match.id)}`} kind="primary">
            {words.nextStep.reviewThisGame}
          </LinkButton>
        ) : (
          <LinkButton to="/train/mistakes" kind="primary">
            {words.nextStep.practiseYourMistakes}
          </LinkButton>
        )}
      </p>
    </section>
  )
}
