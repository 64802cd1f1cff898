import { useEffect, useEffectEvent, useRef } from 'react'
import { shownEndOf, type Game } from '#app/game/game.ts'
import { announce } from '#app/ui/announce.ts'
import { moveWords } from '#app/line/move-words.ts'
import { endTexts } from '#app/game/wording.ts'
import { words } from '#words/game'

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
  const ending = end && !shownEndOf(before) ? [wordsOf(now, end)] : []
  const move = now.line.moves[now.shown - 1]
  const moved = now.line !== before.line && now.shown === before.shown + 1
  if (moved && move !== undefined)
    return [words.gameAnnounced.moved(moveWords(now.line.positionAt(now.shown - 1), move)), ...ending].join(
      ' ',
    )
  if (ending.length > 0) return ending.join(' ')
  if (now.line.length < before.line.length)
    return words.gameAnnounced.takenBack(now.line.positionAt(now.shown).turn)
  if (now.shown !== before.shown)
    return move === undefined
      ? words.gameAnnounced.start
      : words.gameAnnounced.lookingAt(
          now.shown,
          now.line.length,
          moveWords(now.line.positionAt(now.shown - 1), move),
        )
  return undefined
}

function wordsOf(game: Game, end: NonNullable<ReturnType<typeof shownEndOf>>): string {
  const { heading, reason } = endTexts(game, end)
  return words.ending.announced(heading, reason)
}
