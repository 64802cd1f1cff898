/** A board or chart in an article, written as a fenced block: ```fen, ```pgn, ```game or ```chart. */
export type BoardBlock =
  | {
      readonly kind: 'position'
      readonly fen: string
      readonly caption: string
      readonly orientation: 'w' | 'b'
      /** Names of squares. */
      readonly highlight: readonly string[]
      /** Origin and target square in one word, `c4f7`. */
      readonly arrows: readonly string[]
      /** A goal to reach against the computer, for the side to move or for the side that replies to the first move. */
      readonly goal?: BoardGoal
    }
  | {
      readonly kind: 'game'
      readonly pgn: string
      readonly caption: string
      readonly ply: number | undefined
    }
  | {
      readonly kind: 'chart'
      /** Names of counts: a single count is drawn by rating, several are drawn side by side. */
      readonly names: readonly string[]
      readonly caption: string
      /** The band that several counts are of, `all` or a rating; by default 1,200. */
      readonly band: string | undefined
    }
  | {
      readonly kind: 'collection'
      /** The id of a game in content/games. */
      readonly id: string
      readonly caption: string
      readonly ply: number | undefined
    }

/** The goal of a position, and the most moves the player may take. */
export interface BoardGoal {
  readonly kind: 'mate' | 'win' | 'draw'
  readonly within: number
  /** The other side's move, `e6d6`, made before the player begins. */
  readonly first?: string
}

const BLOCK_LANGUAGES = ['fen', 'pgn', 'game', 'chart'] as const
export type BlockLanguage = (typeof BLOCK_LANGUAGES)[number]

export const isBlockLanguage = (text: string | undefined): text is BlockLanguage =>
  (BLOCK_LANGUAGES as readonly (string | undefined)[]).includes(text)

type BlockResult =
  | { readonly ok: true; readonly block: BoardBlock }
  | { readonly ok: false; readonly message: string }

/** Parses a block. The renderer, which knows the rules, checks that its moves are legal. */
export function parseBoardBlock(language: BlockLanguage, text: string): BlockResult {
  return language === 'pgn' ? parsePgnBlock(text) : parseLines(language, text)
}

const FIELDS: Record<Exclude<BlockLanguage, 'pgn'>, readonly string[]> = {
  fen: ['caption', 'orientation', 'highlight', 'arrows', 'goal', 'first'],
  game: ['caption', 'ply'],
  chart: ['caption', 'band'],
}

function parseLines(language: Exclude<BlockLanguage, 'pgn'>, text: string): BlockResult {
  const [first = '', ...rest] = text.split('\n').map((line) => line.trim())
  const fields = new Map<string, string>()
  for (const line of rest.filter((line) => line !== '')) {
    const [, name = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? []
    if (!FIELDS[language].includes(name)) return fail(`a ${language} block has no line "${line}"`)
    if (fields.has(name)) return fail(`a ${language} block says "${name}" twice`)
    fields.set(name, value)
  }
  const caption = fields.get('caption')
  if (caption === undefined) return fail(`a ${language} block needs a caption`)

  if (language === 'chart')
    return done({ kind: 'chart', names: first.split(' | '), caption, band: fields.get('band') })
  if (language === 'game') {
    const ply = parsePly(fields.get('ply'))
    return ply.ok ? done({ kind: 'collection', id: first, caption, ply: ply.value }) : fail(ply.message)
  }
  const orientation = ORIENTATIONS.get(fields.get('orientation') ?? 'white')
  if (orientation === undefined) return fail(`orientation is white or black`)
  const highlight = words(fields.get('highlight'))
  const arrows = words(fields.get('arrows'))
  const odd = highlight.find((word) => !SQUARE.test(word)) ?? arrows.find((word) => !ARROW.test(word))
  if (odd !== undefined) return fail(`"${odd}" names no square or arrow`)
  const goal = parseGoal(fields.get('goal'), fields.get('first'))
  if (!goal.ok) return fail(goal.message)
  const position = { kind: 'position', fen: first, caption, orientation, highlight, arrows } as const
  return done(goal.value === undefined ? position : { ...position, goal: goal.value })
}

/** In the block, caption and first ply are written as PGN tags; they are removed from the PGN here. */
function parsePgnBlock(text: string): BlockResult {
  const caption = /^\[Caption "((?:[^"\\]|\\.)*)"\]$/m.exec(text)?.[1]
  if (caption === undefined) return fail('a pgn block needs a [Caption "..."] tag')
  const ply = parsePly(/^\[Ply "([^"]*)"\]$/m.exec(text)?.[1])
  if (!ply.ok) return fail(ply.message)
  const pgn = text.replace(/^\[(?:Caption|Ply) .*\]\n/gm, '')
  return done({ kind: 'game', pgn, caption: caption.replace(/\\(.)/g, '$1'), ply: ply.value })
}

const ORIENTATIONS: ReadonlyMap<string, 'w' | 'b'> = new Map([
  ['white', 'w'],
  ['black', 'b'],
])
/** Maximum number of moves. A win may take long; a draw counts as held after fewer. */
const WITHIN = { win: 30, draw: 15 } as const
const MATE_IN = /^mate in ([1-9]\d?)$/

function parseGoal(
  text: string | undefined,
  first: string | undefined,
): { ok: true; value: BoardGoal | undefined } | { ok: false; message: string } {
  if (first !== undefined && (text === undefined || !MOVE.test(first)))
    return { ok: false, message: `first is a move before a goal, e6d6, not "${first}"` }
  if (text === undefined) return { ok: true, value: undefined }
  const before = first === undefined ? {} : { first }
  if (text === 'win' || text === 'draw')
    return { ok: true, value: { kind: text, within: WITHIN[text], ...before } }
  const within = MATE_IN.exec(text)?.[1]
  return within === undefined
    ? { ok: false, message: `goal is win, draw or mate in so many, not "${text}"` }
    : { ok: true, value: { kind: 'mate', within: Number(within), ...before } }
}

const MOVE = /^[a-h][1-8][a-h][1-8][qrbn]?$/

const SQUARE = /^[a-h][1-8]$/
const ARROW = /^[a-h][1-8][a-h][1-8]$/

const words = (text: string | undefined): string[] => text?.split(/\s+/).filter((word) => word !== '') ?? []

const parsePly = (
  text: string | undefined,
): { ok: true; value: number | undefined } | { ok: false; message: string } => {
  if (text === undefined) return { ok: true, value: undefined }
  return /^\d{1,3}$/.test(text)
    ? { ok: true, value: Number(text) }
    : { ok: false, message: `ply "${text}" is no number` }
}

const done = (block: BoardBlock): BlockResult => ({ ok: true, block })
const fail = (message: string): BlockResult => ({ ok: false, message })
