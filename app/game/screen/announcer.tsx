import { useEffect, useEffectEvent, useRef } from 'react'
import { clockWords, leftAt } from '#app/game/clock.ts'
import { shownEndOf, type Game } from '#app/game/game.ts'
import { moveWords } from '#app/line/move-words.ts'
import { COLOR_NAMES } from '#chess/names.ts'
import { endTexts } from '#app/game/wording.ts'

/** A region that is emptied first is read again even if it says the same; some readers need a moment to notice. */
const PAUSE_MS = 50

/** Something to be said once; another object is said again, even with the same words. */
export interface Said {
  readonly text: string
}

/**
 * Announces changes to screen readers: the move with its check, the end with its reason, the position gone back to. Each once
 * and in order; nothing else on the screen announces itself.
 */
export function Announcer({ game, said }: { readonly game: Game; readonly said: Said | undefined }) {
  const region = useRef<HTMLParagraphElement>(null)
  const before = useRef(game)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef('')

  // Online, the server's confirmation and even the reply arrive within the pause. Neither may cancel the announcement of
  // the player's own move.
  const say = (text: string) => {
    if (region.current) region.current.textContent = ''
    waiting.current = `${waiting.current} ${text}`.trim()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (region.current) region.current.textContent = waiting.current
      waiting.current = ''
    }, PAUSE_MS)
  }
  const sayNews = useEffectEvent(() => {
    const text = news(before.current, game)
    before.current = game
    if (text) say(text)
  })
  const saySaid = useEffectEvent(() => {
    if (said) say(said.text)
  })

  useEffect(() => sayNews(), [game])
  useEffect(() => saySaid(), [said])
  useEffect(() => () => clearTimeout(timer.current), [])

  return <p ref={region} role="log" aria-live="assertive" aria-atomic className="sr-only" />
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

/** What the clocks say, for whoever asks. */
export const clocksWords = ({ clock }: Game, atMs: number): string =>
  `White: ${clockWords(leftAt(clock, 'w', atMs))}. Black: ${clockWords(leftAt(clock, 'b', atMs))}.`
