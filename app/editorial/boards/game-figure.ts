import type { Color } from '#chess/types.ts'
import { escapeHtml } from '#content/escape-html.ts'
import { typeset } from '#content/typography.ts'
import { makeBoardSvg } from './board-svg.ts'
import { describePosition } from '#app/line/describe-position.ts'
import { givenNameFirst, type GameLine } from './game-line.ts'
import { analysisLinkOf, playLinkOf } from './play-link.ts'
import { words } from '#words/editorial'

interface GameFigure {
  readonly line: GameLine
  readonly caption: string
  /** The half-move after which the game opens. */
  readonly ply: number
  /** The side at the bottom; White by default. */
  readonly orientation?: Color
}

/**
 * A game to read: players, one board, all moves with their comments. Each move carries the position after it, so that the
 * page's script (replay.ts) can step through them without the rules of chess.
 */
export function makeGameFigure({ line, caption, ply, orientation = 'w' }: GameFigure): string {
  const shown = line.plies[ply - 1]
  const fen = shown?.fen ?? line.start
  const svg = makeBoardSvg(
    { fen, lastMove: shown?.uci, orientation, coordinates: true },
    describePosition(fen, shown?.isOver),
  )
  return (
    `<chess-replay data-start="${line.start}" data-ply="${ply}"${orientation === 'b' ? ' data-turned' : ''}><figure class="game">` +
    `<figcaption>${makeTitle(line)}<p>${escapeHtml(typeset(caption))}</p></figcaption>` +
    `<div class="game-board">${svg}<div class="game-bar"></div><p class="game-status"><span>${shown ? words.gameFigure.after(`${shown.number}${shown.san}`) : words.gameFigure.startingPosition}</span>` +
    `<a class="play-on" href="${playLinkOf(fen)}"${shown?.isOver ? ' hidden' : ''}>${words.gameFigure.playFromHere}</a>` +
    `<a class="analyse" href="${analysisLinkOf(fen)}">${words.gameFigure.analyseFromHere}</a></p></div>` +
    `<div class="game-moves">${makeMoves(line)}</div></figure></chess-replay>`
  )
}

function makeMoves({ preface, plies, result }: GameLine): string {
  const items = plies.map(({ number, san, uci, fen, isOver, comment }, index) => {
    // Black's move is numbered only if a comment separates it from White's.
    const numbered = number.endsWith('...') ? index === 0 || plies[index - 1]?.comment !== undefined : true
    const move =
      `<span data-fen="${fen}" data-uci="${uci}" data-name="${number}${san}"${isOver ? ' data-over' : ''}>` +
      `${numbered ? `<b>${number}</b>` : ''}${san}</span>`
    return `<li>${move}${makeNote(comment)}</li>`
  })
  // Lines may break at the spaces between the items.
  const end = result === '*' ? '' : `<p class="game-result">${words.gameFigure.results[result]}</p>`
  return `${preface === undefined ? '' : `<p>${escapeHtml(typeset(preface))}</p>`}<ol aria-label="${words.gameFigure.moves}">${items.join(' ')}</ol>${end}`
}

const makeNote = (comment: string | undefined): string =>
  comment === undefined ? '' : ` <span class="note">${escapeHtml(typeset(comment))}</span>`

/** Players, place and year. A line that only illustrates an idea has neither date nor surnames, so it gets no title. */
function makeTitle({ tags }: GameLine): string {
  const { White = '', Black = '', Event, Site, Date } = tags
  const year = /^\d{4}/.exec(Date ?? '')?.[0]
  if (year === undefined && !White.includes(', ')) return ''
  const facts = [Event, Site, year].filter((fact) => fact !== undefined && fact !== '?')
  const unique = facts.filter(
    (fact, index) => !facts.slice(0, index).some((other) => other?.includes(fact ?? '')),
  )
  return (
    `<p class="game-players">${words.gameFigure.players(escapeHtml(typeset(givenNameFirst(White))), escapeHtml(typeset(givenNameFirst(Black))))}</p>` +
    `<p class="game-event">${escapeHtml(typeset(unique.join(', ')))}</p>`
  )
}
