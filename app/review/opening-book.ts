import { useEffect, useState } from 'react'
import type { OpeningNames } from '#matches/openings.ts'
import type { PopularMoves } from '#matches/popular-moves.ts'
import { loadOpeningNames } from '#app/line/opening-names.ts'

/** The openings table: 49 kB, compressed. Empty until it is fetched. */
export interface OpeningBook {
  readonly names: OpeningNames
  readonly popular: PopularMoves
}

export const EMPTY_BOOK: OpeningBook = { names: '', popular: '' }

let loading: Promise<OpeningBook> | undefined

/** Fetches the book once for all callers. */
export const loadOpeningBook = (): Promise<OpeningBook> => (loading ??= fetchBook())

async function fetchBook(): Promise<OpeningBook> {
  const [names, { default: popular }] = await Promise.all([
    loadOpeningNames(),
    import('../../content/openings/popular.txt?raw'),
  ])
  return { names, popular }
}

export function useOpeningBook(): OpeningBook {
  const [book, setBook] = useState(EMPTY_BOOK)
  useEffect(() => {
    let left = false
    loadOpeningBook().then(
      (fetched) => !left && setBook(fetched),
      (error: unknown) => console.warn('The opening book cannot be read.', error),
    )
    return () => {
      left = true
    }
  }, [])
  return book
}
