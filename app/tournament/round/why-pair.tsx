import { useEffect, useState } from 'react'
import type { ChessEvent } from '#tournaments/chess-event.ts'
import type { FloatFact, PairExplanation } from '#tournaments/explain-pair.ts'
import type { PlayerId } from '#tournaments/player.ts'
import { nameIn, useShownEvent } from '../event-context.ts'
import { words } from '#words/tournament'

interface WhyPairProps {
  readonly round: number
  /** White and Black, or the player with the bye. */
  readonly players: readonly PlayerId[]
}

/** The reason of a pairing in a few sentences, each with its article of the Handbook. */
export function WhyPair({ round, players }: WhyPairProps) {
  const { event, section } = useShownEvent()
  const [explanation, setExplanation] = useState<PairExplanation>()
  useEffect(() => {
    let isOpen = true
    void import('#tournaments/explain-pair.ts').then(({ explainPair }) => {
      if (isOpen) setExplanation(explainPair(event, section, round, players))
    })
    return () => {
      isOpen = false
    }
    // The dialog shows one game; its players are a new list in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [event, section, round, players.join(' ')])
  return (
    <div className="why" aria-live="polite">
      {explanation === undefined ? (
        <p>{words.why.loading}</p>
      ) : (
        tell(event, explanation, players, round).map((sentence) => <p key={sentence}>{sentence}</p>)
      )}
    </div>
  )
}

function tell(
  event: ChessEvent,
  explanation: PairExplanation,
  players: readonly PlayerId[],
  round: number,
): string[] {
  const name = (id: PlayerId) => nameIn(event, id)
  switch (explanation.kind) {
    case 'fixed':
      return [words.why.fixed[explanation.system]]
    case 'differs':
      return [explanation.isManual ? words.why.manual : words.why.corrected]
    case 'bye':
      return [
        words.why.bye(name(players[0]!), words.points(explanation.score)),
        ...explanation.floats.map((float) => tellFloat(float, name)),
      ]
    case 'pair': {
      const [white, black] = explanation.scores
      return [
        round === 1
          ? words.why.first
          : white === black
            ? words.why.same(words.points(white))
            : words.why.different(
                name(players[0]!),
                words.points(white),
                name(players[1]!),
                words.points(black),
              ),
        ...explanation.floats.map((float) => tellFloat(float, name)),
        words.why.colors[explanation.colorRule],
      ]
    }
  }
}

function tellFloat({ player, reason, met }: FloatFact, name: (id: PlayerId) => string): string {
  switch (reason.kind) {
    case 'no-opponent':
      return met.length === 0
        ? words.why.floats.alone(name(player))
        : words.why.floats.met(name(player), met.map(name).join(', '))
    case 'completion':
      return words.why.floats.completion(name(player))
    case 'criterion':
      return words.why.floats.criterion(name(player), reason.criterion)
    case 'order':
      return words.why.floats.order(name(player))
  }
}
