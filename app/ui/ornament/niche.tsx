import type { ReactNode } from 'react'

/**
 * A cusped arch of green stone around the board, with a jaali, a screen of eight-pointed stars, in its crown. Drawn by the
 * style sheet: as paths in the page it would be sent twice, as HTML and as script.
 */
export function Niche({ children }: { readonly children: ReactNode }) {
  return (
    <div className="niche">
      <div className="absolute inset-x-[7%] bottom-[6%]">{children}</div>
    </div>
  )
}
