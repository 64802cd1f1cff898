import type { ReactNode } from 'react'

/** Nine foils and a flared tip over straight jambs, 560 units wide and 640 high. */
const ARCH =
  'M0 640V150H12A19.5 19.5 0 0 1 21.3 119.9A24.4 24.4 0 0 1 48.5 91.5A31.3 31.3 0 0 1 92.3 66.3A38 38 0 0 1 150.1 45.8A43.5 43.5 0 0 1 218.8 31.1C246.3 27.4 272.7 15.5 280 0C287.3 15.5 313.7 27.4 341.2 31.1A43.5 43.5 0 0 1 409.9 45.8A38 38 0 0 1 467.7 66.3A31.3 31.3 0 0 1 511.5 91.5A24.4 24.4 0 0 1 538.7 119.9A19.5 19.5 0 0 1 548 150H560V640Z'

/** An eight-pointed star and the lines that tie it to its neighbours: a jaali, the pierced stone screen. */
const LATTICE =
  'M30 8 36.4 14.6 45.6 14.4 45.4 23.6 52 30 45.4 36.4 45.6 45.6 36.4 45.4 30 52 23.6 45.4 14.4 45.6 14.6 36.4 8 30 14.6 23.6 14.4 14.4 23.6 14.6ZM30 8V0M30 52V60M8 30H0M52 30H60M14.4 14.4 0 0M45.6 14.4 60 0M45.6 45.6 60 60M14.4 45.6 0 60'

/** A cusped arch of green stone, with the board standing in it. */
export function Niche({ children }: { readonly children: ReactNode }) {
  return (
    <div className="relative aspect-560/640">
      <svg aria-hidden="true" className="absolute inset-0 size-full" viewBox="0 0 560 640">
        <pattern id="jaali" width="60" height="60" x="-20" patternUnits="userSpaceOnUse">
          <path className="fill-none stroke-court-line" strokeWidth="1.5" d={LATTICE} />
        </pattern>
        <path className="fill-court" d={ARCH} />
        <path
          className="stroke-court-line"
          strokeWidth="2"
          fill="url(#jaali)"
          transform="translate(15.4 19) scale(.945)"
          d={ARCH}
        />
      </svg>
      <div className="absolute inset-x-[9%] bottom-[8%]">{children}</div>
    </div>
  )
}
