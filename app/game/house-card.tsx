/** What stands in an ad slot as long as no advertising runs: as tall as an ad would be, so that nothing ever jumps. */
export function HouseCard() {
  return (
    <aside
      aria-label="Advertisement"
      className="grid min-h-62.5 content-between gap-3 rounded-card border border-hairline bg-sunken p-5 text-label"
    >
      <p className="text-sm text-muted">Advertisement</p>
      <div className="grid gap-1">
        <p className="font-display text-lg">Fifteen minutes a day</p>
        <p>A week of training that you can copy: five minutes each of tactics, play and analysis.</p>
      </div>
      <a
        href="/blog/fifteen-minutes-a-day-a-week-you-can-copy"
        className="inline-flex min-h-11 items-center font-semibold text-green underline"
      >
        Read it
      </a>
    </aside>
  )
}
