import { Marked, type Renderer, type Token, type Tokens } from 'marked'
import { isBlockLanguage, parseBoardBlock, type BlockLanguage, type BoardBlock } from './board-block.ts'
import { ContentError, type Document, type Fault } from './document.ts'
import { escapeHtml } from './escape-html.ts'
import { typeset } from './typography.ts'

export interface Heading {
  readonly id: string
  readonly text: string
  readonly level: number
}

/** A link to another page of the site, and the line that has it. */
interface InternalLink {
  readonly path: string
  readonly line: number
}

export interface Prose {
  readonly html: string
  readonly headings: readonly Heading[]
  readonly links: readonly InternalLink[]
  readonly readingMinutes: number
}

/** Draws a board as HTML, or returns the reason why it cannot. */
export type DrawBoard = (block: BoardBlock) => { readonly html: string } | { readonly fault: string }

/** The usual reading speed for prose with diagrams, in words per minute. */
const WORDS_PER_MINUTE = 200

interface ProseOptions {
  /** The address of a link to a page of the site. */
  readonly addressOf?: (path: string) => string
  /** The accessible name of tables. */
  readonly table?: string
}

/**
 * Turns the body of a document into HTML. Raw HTML is refused, so the only markup that reaches a page is made here or by
 * `drawBoard`. Throws a ContentError with every fault of the text.
 */
export function renderProse(
  { file, body, bodyLine }: Document<unknown>,
  drawBoard: DrawBoard,
  { addressOf = (path) => path, table = 'Table' }: ProseOptions = {},
): Prose {
  const faults: Fault[] = []
  const headings: Heading[] = []
  const links: InternalLink[] = []
  let words = 0
  let line = bodyLine

  const complain = (message: string): string => {
    faults.push({ file, line, message })
    return ''
  }
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const text = typeset(plainText(tokens))
        if (depth === 1) return complain('the page makes its h1 from the title; begin with ##')
        const heading = { id: headingId(text), text, level: depth }
        if (headings.some(({ id }) => id === heading.id)) return complain(`two headings read "${text}"`)
        headings.push(heading)
        return `<h${depth} id="${heading.id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link): string {
        if (href.startsWith('/')) links.push({ path: href, line })
        else if (!/^(https:|mailto:|#)/.test(href)) return complain(`a link to "${href}"`)
        return `<a href="${escapeHtml(href.startsWith('/') ? addressOf(href) : href)}">${this.parser.parseInline(tokens)}</a>`
      },
      table(token: Tokens.Table): string {
        return makeTable(this, token, table)
      },
      code({ lang, text }: Tokens.Code): string {
        if (!isBlockLanguage(lang))
          return complain(`a block of "${lang ?? 'nothing'}"; it must be fen, pgn, game or chart`)
        const drawn = drawText(lang, text, drawBoard)
        return 'fault' in drawn ? complain(drawn.fault) : drawn.html
      },
      text(token: Tokens.Text | Tokens.Escape): string {
        if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens)
        return escapeHtml(typeset(token.text))
      },
      html: () => complain('HTML in the text'),
      image: () => complain('an image in the text'),
    },
  })

  const html: string[] = []
  for (const token of marked.lexer(body)) {
    html.push(marked.parser([token]))
    if (token.type !== 'code') words += countWords(token.raw)
    line += token.raw.split('\n').length - 1
  }
  if (faults.length > 0) throw new ContentError(faults)
  return {
    html: html.join(''),
    headings,
    links,
    readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
  }
}

function drawText(language: BlockLanguage, text: string, drawBoard: DrawBoard): ReturnType<DrawBoard> {
  const parsed = parseBoardBlock(language, text)
  return parsed.ok ? drawBoard(parsed.block) : { fault: parsed.message }
}

/** Characters of all columns together that a phone shows without squeezing them. */
const PHONE_WIDTH = 42

/** A number that says little without the name of its column: `Game 1`, `Day 4 to 10`. */
const BARE_NUMBER = /^\d{1,2}(\D+\d{1,2})?$/

/**
 * Phones show each row of a wide table as a list of labels and values (article.css). The changed display would hide the table from
 * screen readers, hence the roles.
 */
function makeTable({ parser }: Renderer, { header, rows }: Tokens.Table, label: string): string {
  const texts = [header, ...rows].map((row) => row.map(({ tokens }) => plainText(tokens)))
  const width = header.reduce((sum, _, at) => sum + Math.max(...texts.map((row) => row[at]?.length ?? 0)), 0)
  const isStacked = header.length > 2 && width > PHONE_WIDTH
  const role = (name: string) => (isStacked ? ` role="${name}"` : '')
  // An empty corner cell is not a header.
  const head = header
    .map(({ text, tokens }) =>
      text === ''
        ? `<td${role('cell')}></td>`
        : `<th${role('columnheader')} scope="col">${parser.parseInline(tokens)}</th>`,
    )
    .join('')
  const cell = ({ text, tokens }: Tokens.TableCell, at: number): string => {
    const content = parser.parseInline(tokens)
    if (!isStacked || text === '') return `<td${role('cell')}>${content}</td>`
    const name =
      at > 0 || BARE_NUMBER.test(text) ? ` data-label="${escapeHtml(typeset(header[at]?.text ?? ''))}"` : ''
    return `<td role="cell"${name}><span>${content}</span></td>`
  }
  const body = rows.map((row) => `<tr${role('row')}>${row.map(cell).join('')}</tr>`).join('')
  const table =
    `<table${role('table')}><thead${role('rowgroup')}><tr${role('row')}>${head}</tr></thead>` +
    `<tbody${role('rowgroup')}>${body}</tbody></table>`
  // A wide table scrolls in its own box on a phone, which must then be reachable by keyboard.
  return `<div class="table-frame${isStacked ? ' is-stacked' : ''}" tabindex="0" role="group" aria-label="${escapeHtml(label)}">${table}</div>\n`
}

const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? String(token.text) : '',
    )
    .join('')

/** The same rule that turns a title into a slug. Devanagari stays as it is. */
const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9\p{Script=Devanagari}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
