import { escapeHtml } from '#content/escape-html.ts'
import { typeset } from '#content/typography.ts'
import { makeBoardSvg } from './board-svg.ts'
import { describePosition } from './describe-position.ts'
import type { GameLine } from './game-line.ts'
import { analysisLinkOf, playLinkOf } from './play-link.ts'

interface GameFigure {
  readonly line: GameLine
  readonly caption: string
  /** The half-move after which the game is shown at first. */
  readonly ply: number
}

/**
 * A game to read: players, one board, all moves with their comments. The script of the page (replay.ts) finds in it what
 * it needs to make the board step: the position after each move stands with the move.
 */
export function makeGameFigure({ line, caption, ply }: GameFigure): string {
  const shown = line.plies[ply - 1]
  const fen = shown?.fen ?? line.start
  const svg = makeBoardSvg(
    { fen, lastMove: shown?.uci, coordinates: true },
    describePosition(fen, shown?.isOver),
  )
  return (
    `<chess-replay data-start="${line.start}" data-ply="${ply}"><figure class="game">` +
    `<figcaption>${makeTitle(line)}<p>${escapeHtml(typeset(caption))}</p></figcaption>` +
    `<div class="game-board">${svg}<div class="game-bar"></div><p class="game-status"><span>${shown ? `After ${shown.number}${shown.san}` : 'Starting position'}</span>` +
    `<a class="play-on" href="${playLinkOf(fen)}"${shown?.isOver ? ' hidden' : ''}>Play from Here</a>` +
    `<a class="analyse" href="${analysisLinkOf(fen)}">Analyse from Here</a></p></div>` +
    `<div class="game-moves">${makeMoves(line)}</div></figure></chess-replay>`
  )
}

function makeMoves({ preface, plies, result }: GameLine): string {
  const items = plies.map(({ number, san, uci, fen, isOver, comment }, index) => {
    // Black's number is wanted only where something stands between his move and White's.
    const numbered = number.endsWith('...') ? index === 0 || plies[index - 1]?.comment !== undefined : true
    const move =
      `<span data-fen="${fen}" data-uci="${uci}" data-name="${number}${san}"${isOver ? ' data-over' : ''}>` +
      `${numbered ? `<b>${number}</b>` : ''}${san}</span>`
    return `<li>${move}${makeNote(comment)}</li>`
  })
  // The spaces between the items are where a line may break.
  const end = result === '*' ? '' : `<p class="game-result">${RESULT_WORDS[result]}</p>`
  return `${preface === undefined ? '' : `<p>${escapeHtml(typeset(preface))}</p>`}<ol aria-label="Moves">${items.join(' ')}</ol>${end}`
}

const makeNote = (comment: string | undefined): string =>
  comment === undefined ? '' : ` <span class="note">${escapeHtml(typeset(comment))}</span>`

const RESULT_WORDS = { '1-0': 'White won', '0-1': 'Black won', '1/2-1/2': 'Drawn' } as const

/** Who played, where and when. A line that only shows an idea has neither a date nor a surname, and needs no title. */
function makeTitle({ tags }: GameLine): string {
  const { White = '', Black = '', Event, Site, Date } = tags
  const year = /^\d{4}/.exec(Date ?? '')?.[0]
  if (year === undefined && !White.includes(', ')) return ''
  const facts = [Event, Site, year].filter((fact) => fact !== undefined && fact !== '?')
  const unique = facts.filter(
    (fact, index) => !facts.slice(0, index).some((other) => other?.includes(fact ?? '')),
  )
  return (
    `<p class="game-players">${escapeHtml(typeset(nameOf(White)))} v ${escapeHtml(typeset(nameOf(Black)))}</p>` +
    `<p class="game-event">${escapeHtml(typeset(unique.join(', ')))}</p>`
  )
}

/** `Morphy, Paul` as he would have said it. */
const nameOf = (name: string): string => name.split(', ').toReversed().join(' ')
