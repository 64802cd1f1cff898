import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Niche } from '#app/ui/ornament/niche.tsx'
import { PieceImage } from '#app/ui/piece.tsx'
import { lastMoveAfter, piecesAfter, PLIES } from './immortal-moves.ts'
import './live-board.css'

/** The end, which the page has shown until now, is held for a moment; so is the start; then a move a second. */
const END_HELD = 2_500
const START_HELD = 1_200
const PACE = 1_000

/**
 * The game on the home page played through, once, to where the page showed it from the start. It waits while nobody
 * can see it and stops at a press. Loaded only where motion is welcome.
 */
export function LiveBoard({ label }: { readonly label: string }) {
  const [plies, setPlies] = useState(PLIES)
  const [isPlaying, setIsPlaying] = useState(true)
  const [hasBegun, setHasBegun] = useState(false)
  const [board, isSeen] = useIsSeen()

  useEffect(() => {
    if (!isPlaying || !isSeen) return
    const [next, wait] = !hasBegun ? [0, END_HELD] : [plies + 1, plies === 0 ? START_HELD : PACE]
    const timer = setTimeout(() => {
      setHasBegun(true)
      setPlies(next)
      if (next === PLIES) setIsPlaying(false)
    }, wait)
    return () => clearTimeout(timer)
  }, [plies, isPlaying, isSeen, hasBegun])

  function press() {
    if (!isPlaying && plies === PLIES) setPlies(0)
    setHasBegun(true)
    setIsPlaying(!isPlaying)
  }

  return (
    <>
      <Niche>
        <div ref={board} role="img" aria-label={label} className="diagram relative">
          {lastMoveAfter(plies).map((square) => (
            <span key={square} className="live-square bg-board-last/75" style={placeOf(square)} />
          ))}
          {piecesAfter(plies).map(({ id, piece, square, isTaken }) => (
            <span
              key={id}
              className={isTaken ? 'live-square live-piece opacity-0' : 'live-square live-piece'}
              style={placeOf(square)}
            >
              <PieceImage piece={piece} />
            </span>
          ))}
        </div>
      </Niche>
      <div className="live-row">
        <Button icon={isPlaying ? 'pause' : plies === PLIES ? 'reset' : 'next'} onClick={press}>
          {isPlaying ? 'Pause the game' : plies === PLIES ? 'Watch again' : 'Go on'}
        </Button>
      </div>
    </>
  )
}

const placeOf = (square: string) => ({
  transform: `translate(${(square.charCodeAt(0) - 97) * 100}%, ${(8 - Number(square[1])) * 100}%)`,
})

/** Whether it is on the screen, in a tab that is looked at. */
function useIsSeen() {
  const ref = useRef<HTMLDivElement>(null)
  const [isOnScreen, setIsOnScreen] = useState(false)
  const [isHidden, setIsHidden] = useState(document.hidden)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new IntersectionObserver(([entry]) => setIsOnScreen(entry?.isIntersecting === true), {
      threshold: 0.5,
    })
    observer.observe(element)
    const look = () => setIsHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return [ref, isOnScreen && !isHidden] as const
}
