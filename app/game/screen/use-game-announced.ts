import { useEffect, useEffectEvent, useRef } from 'react'
import { clockWords, remainingAt } from '#app/game/clock.ts'
import { shownEndOf, type Game } from '#app/game/game.ts'
import { announce } from '#app/ui/announce.ts'
import { moveWords } from '#app/line/move-words.ts'
import { COLOR_NAMES } from '#chess/names.ts'
import { endTexts } from '#app/game/wording.ts'

/**
 * Announces moves, endings and older positions to screen readers. Online, the confirmation and even the reply may follow at
 * once; they do not replace the announcement of the player's own move.
 */
export function useGameAnnounced(game: Game): void {
  const before = useRef(game)
  const tell = useEffectEvent(() => {
    const text = news(before.current, game)
    before.current = game
    if (text) announce(text)
  })
  useEffect(() => tell(), [game])
}

function news(before: Game, now: Game): string | undefined {
  const end = shownEndOf(now)
  const ending = end && !shownEndOf(before) ? ` ${wordsOf(now, end)}` : ''
  const move = now.line.moves[now.shown - 1]
  const moved = now.line !== before.line && now.shown === before.shown + 1
  if (moved && move !== undefined) return `${moveWords(now.line.positionAt(now.shown - 1), move)}.${ending}`
  if (ending) return ending.trim()
  if (now.line.length < before.line.length) return `Taken back. ${turnWords(now)}`
  if (now.shown !== before.shown)
    return move === undefined
      ? 'The position at the start.'
      : `Looking at move ${now.shown} of ${now.line.length}: ${moveWords(now.line.positionAt(now.shown - 1), move)}.`
  return undefined
}

function wordsOf(game: Game, end: NonNullable<ReturnType<typeof shownEndOf>>): string {
  const { heading, reason } = endTexts(game, end)
  return `${heading} ${reason}`
}

const turnWords = (game: Game): string => `${COLOR_NAMES[game.line.positionAt(game.shown).turn]} to move.`

/** Both clocks in words, for screen readers. */
export const clocksWords = ({ clock }: Game, atMs: number): string =>
  `White: ${clockWords(remainingAt(clock, 'w', atMs))}. Black: ${clockWords(remainingAt(clock, 'b', atMs))}.`
