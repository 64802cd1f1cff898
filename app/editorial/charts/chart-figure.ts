import { words as locale } from '#words/locale'
import type { BoardBlock } from '#content/board-block.ts'
import { escapeHtml } from '#content/escape-html.ts'
import { findShare, INTERVAL, parseBand, percent, type People } from '#content/series/people.ts'
import { typeset } from '#content/typography.ts'
import { words } from '#words/editorial'

type ChartBlock = Extract<BoardBlock, { kind: 'chart' }>

/** Sized for a phone: on a screen of 390 pixels the column is 356 wide, so letters of 13 units are 11.6 pixels high. */
const WIDTH = 400
const HEIGHT = 250
const LEFT = 40
const BOTTOM = 42
const TOP = 20
/** The width of one letter of a label. */
const LETTER = 6.6
/** The rating band that a series of counts describes. */
const BAND = 1200
const LAST_BAND = 2000
/** Shares of fewer chances are not shown, since they say too little. */
const FEWEST = 40

interface Bar {
  readonly label: string
  readonly share: number
  readonly error: number
  readonly isMarked: boolean
}

/**
 * A bar chart with 95 per cent intervals: one count by rating, or several counts of one band. Undefined if a count is
 * missing.
 */
export function makeChartFigure({ names, caption, band }: ChartBlock, people: People): string | undefined {
  const bars =
    names.length === 1
      ? barsByRating(names[0]!, people)
      : barsByName(names, band === undefined ? BAND : parseBand(band), people)
  if (bars === undefined || bars.length === 0) return undefined
  const told = words.chartFigure.bars(bars.map(({ label, share }) => ({ label, share: percent(share) })))
  return `<figure class="chart"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(told)}">${draw(bars)}</svg><figcaption>${escapeHtml(typeset(caption))}</figcaption></figure>`
}

function barsByRating(name: string, people: People): readonly Bar[] | undefined {
  return people.shares[name]
    ?.filter(
      ({ band, chances }) => band >= 1000 && band <= LAST_BAND && band % 200 === 0 && chances >= FEWEST,
    )
    .map(({ band, share, error }) => ({
      label: band.toLocaleString(locale.lang),
      share,
      error,
      isMarked: band === BAND,
    }))
}

function barsByName(names: readonly string[], band: number, people: People): readonly Bar[] | undefined {
  const found = names.map((name) => ({ name, share: findShare(people, name, band) }))
  if (found.some(({ share }) => share === undefined)) return undefined
  return found.map(({ name, share }) => ({
    label: shortName(name),
    share: share!.share,
    error: share!.error,
    isMarked: false,
  }))
}

/** Shortens `pieces given away: rook` to `rook`, and `Black's score after 1...e5` to its opening. */
const shortName = (name: string): string =>
  name
    .replace(/^.*(: |after |, from )/, '')
    .replace(/^last move (by the|a) /, '')
    .replace('score, ', '')
    .replace(' on', '')

function draw(bars: readonly Bar[]): string {
  const highest = Math.max(...bars.map(({ share, error }) => share + error * INTERVAL))
  const step = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2].find((each) => highest / each <= 5) ?? 0.25
  const top = Math.ceil(highest / step) * step
  const y = (share: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - share / top)
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step)
  const slot = (WIDTH - LEFT) / bars.length
  return [
    ...lines.map(
      (at) =>
        `<line class="chart-line" x1="${LEFT}" x2="${WIDTH}" y1="${round(y(at))}" y2="${round(y(at))}"/>` +
        `<text class="chart-scale" x="${LEFT - 6}" y="${round(y(at) + 4)}">${at === 0 ? '0%' : percent(at)}</text>`,
    ),
    ...bars.map((bar, index) => drawBar(bar, LEFT + slot * (index + 0.5), slot, y)),
  ].join('')
}

function drawBar(
  { label, share, error, isMarked }: Bar,
  middle: number,
  slot: number,
  y: (share: number) => number,
) {
  const width = Math.min(48, slot * 0.6)
  const low = y(Math.max(0, share - error * INTERVAL))
  const high = y(share + error * INTERVAL)
  return (
    `<rect class="chart-bar${isMarked ? ' marked' : ''}" x="${round(middle - width / 2)}" y="${round(y(share))}" width="${round(width)}" height="${round(y(0) - y(share))}"/>` +
    `<line class="chart-range" x1="${round(middle)}" x2="${round(middle)}" y1="${round(high)}" y2="${round(low)}"/>` +
    `<text class="chart-value" x="${round(middle)}" y="${round(high - 5)}">${percent(share)}</text>` +
    linesOf(label, slot)
      .map(
        (line, index) =>
          `<text class="chart-label" x="${round(middle)}" y="${HEIGHT - BOTTOM + 18 + 15 * index}">${escapeHtml(line)}</text>`,
      )
      .join('')
  )
}

/** Breaks a label at its first space if it is wider than its bar's slot. */
function linesOf(label: string, slot: number): readonly string[] {
  const space = label.indexOf(' ')
  return label.length * LETTER <= slot || space === -1
    ? [label]
    : [label.slice(0, space), label.slice(space + 1)]
}

const round = (value: number): number => Math.round(value * 10) / 10
