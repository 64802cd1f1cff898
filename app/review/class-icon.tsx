import type { MoveClass } from '#coach/move-class.ts'
import { StrokeIcon } from '#app/ui/stroke-icon.tsx'

/** The signs of chess books. Classes without one have a drawing. */
const MARKS: Partial<Record<MoveClass, string>> = {
  brilliant: '!!',
  great: '!',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
}

/** From Lucide: an open book, a star, a tick, a dot, a cross, a bar. */
const PATHS: Partial<Record<MoveClass, string>> = {
  book: 'M12 7v14M3 18a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z',
  best: 'm12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3 6.4 20.2l1.1-6.2L3 9.6l6.200-.9z',
  excellent: 'M20 6 9 17l-5-5',
  good: 'M11.5 12h1',
  'missed-win': 'M18 6 6 18M6 6l12 12',
  lost: 'M6 12h12',
}

/** The shape alone identifies the class, without colour. Callers add the class in words. */
export function ClassIcon({ moveClass }: { readonly moveClass: MoveClass }) {
  const mark = MARKS[moveClass]
  return (
    <span aria-hidden="true" className={`class-icon ${moveClass}`}>
      {mark ?? <StrokeIcon path={PATHS[moveClass] ?? ''} className="class-drawing" />}
    </span>
  )
}
