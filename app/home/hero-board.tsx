import { useEffect, useState, type ComponentType } from 'react'
import { Diagram } from '#app/ui/diagram.tsx'
import { Niche } from '#app/ui/ornament/niche.tsx'
import { IMMORTAL_END } from './immortal-game.ts'
import './home.css'

/** The end of the Immortal Game. Where motion is welcome, the whole of it, once the page has nothing else to do. */
export function HeroBoard() {
  const [Live, setLive] = useState<ComponentType<{ label: string }>>()
  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return
    let isGone = false
    const timer = setTimeout(() => {
      import('./live-board.tsx')
        .then(({ LiveBoard }) => !isGone && setLive(() => LiveBoard))
        .catch((error: unknown) => console.warn('The board stays as it is.', error))
    }, AFTER_THE_PAGE)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  if (Live) return <Live label={IMMORTAL_END.label} />
  return (
    <>
      <Niche>
        <Diagram {...IMMORTAL_END} />
      </Niche>
      <div className="live-row" />
    </>
  )
}

const AFTER_THE_PAGE = 1_000
