import { useEffect, useRef } from 'react'
import './carousel.css'
import { startCarousel } from './carousel-motion.ts'

/** The gallery's pictures in one row that goes round. `html` is made by carousel.server.tsx. */
export function Carousel({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current === null ? undefined : startCarousel(place.current)), [html])
  // oxlint-disable-next-line react/no-danger -- made by React from checked files, in carousel.server.tsx
  return <div ref={place} dangerouslySetInnerHTML={{ __html: html }} />
}
