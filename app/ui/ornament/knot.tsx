const LINE =
  'M60 24C53 28.2 46 32.4 40 35.3C34 38.3 28.8 40 25.4 40C21.9 40 20 38.3 20 35.3C20 32.4 21.9 28.2 25.4 24C28.8 19.8 34 15.6 40 12.7C46 9.7 53 8 60 8C67 8 74 9.7 80 12.7C86 15.6 91.2 19.8 94.6 24C98.1 28.2 100 32.4 100 35.3C100 38.3 98.1 40 94.6 40C91.2 40 86 38.3 80 35.3C74 32.4 67 28.2 60 24C53 19.8 46 15.6 40 12.7C34 9.7 28.8 8 25.4 8C21.9 8 20 9.7 20 12.7C20 15.6 21.9 19.8 25.4 24C28.8 28.2 34 32.4 40 35.3C46 38.3 53 40 60 40C67 40 74 38.3 80 35.3C86 32.4 91.2 28.2 94.6 24C98.1 19.8 100 15.6 100 12.7C100 9.7 98.1 8 94.6 8C91.2 8 86 9.7 80 12.7C74 15.6 67 19.8 60 24Z'

/** One line without an end around five dots, as drawn before South Indian doors: the pause between two sections. */
export function Knot() {
  return (
    <div aria-hidden="true" className="page flex items-center gap-6 text-edge">
      <span className="h-px grow bg-hairline" />
      <svg className="w-24" viewBox="18 6 84 36" fill="none" stroke="currentColor" strokeWidth="1.4">
        <path d={LINE} />
        <path strokeWidth="3.4" strokeLinecap="round" d="M32 24h0M48.5 24h0M71.5 24h0M88 24h0" />
      </svg>
      <span className="h-px grow bg-hairline" />
    </div>
  )
}
