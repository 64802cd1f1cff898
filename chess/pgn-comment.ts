/** A PGN comment: text for people, and commands such as `[%eval 0.3]` for programs. */
import type { CommentCommand } from './move-tree.ts'

export interface Comment {
  /** Empty if the comment has only commands. */
  readonly words: string
  readonly commands: readonly CommentCommand[]
}

/** Takes time in proportion to the length, since a search for a missing `]` is not repeated. */
export function parseComment(text: string): Comment {
  const commands: CommentCommand[] = []
  const parts: string[] = []
  let at = 0
  for (;;) {
    const open = text.indexOf('[%', at)
    const close = open < 0 ? -1 : text.indexOf(']', open)
    if (close < 0) break
    const [name = '', ...values] = plain(text.slice(open + 2, close)).split(' ')
    commands.push({ name, value: values.join(' ') })
    parts.push(text.slice(at, open))
    at = close + 1
  }
  parts.push(text.slice(at))
  return { words: plain(parts.join(' ')), commands }
}

/** Returns separate words, so that long comments wrap like other text. */
export function makeComment(words: string | undefined, commands: readonly CommentCommand[] = []): string[] {
  const said = plain(words ?? '')
  const parts = [
    ...commands.map(({ name, value }) => (value === '' ? `[%${name}]` : `[%${name} ${value}]`)),
    ...(said === '' ? [] : said.split(' ')),
  ].map((part) => part.replaceAll('}', ')'))
  if (parts.length === 0) return []
  parts[0] = `{${parts[0]}`
  parts[parts.length - 1] += '}'
  return parts
}

/** The comments on one move as one. If two of them have a command of the same name, the later one wins. */
export function joinComments(comments: readonly Comment[]): Comment {
  const last = new Map<string, number>()
  for (const [index, { commands }] of comments.entries())
    for (const { name } of commands) last.set(name, index)
  return {
    words: comments
      .map(({ words }) => words)
      .filter((words) => words !== '')
      .join(' '),
    commands: comments.flatMap(({ commands }, index) =>
      commands.filter(({ name }) => last.get(name) === index),
    ),
  }
}

/** `1:02:03`, `2:59`, `2:59.5` or `59` in seconds; also `2′59″` and `1h02m03s`. */
const CLOCK = /^(?:(?:(\d+)[:hH]\s?)?(\d+)[:'m′]\s?)?(\d+(?:[.,]\d+)?)(?:''|["s″]|′′)?$/

export function parseClock(value: string): number | undefined {
  const clock = CLOCK.exec(value.trim())
  if (!clock) return undefined
  const [, hours = '0', minutes = '0', seconds = '0'] = clock
  const isWithin =
    (clock[1] === undefined || Number(minutes) < 60) &&
    (clock[2] === undefined || Number(seconds.replace(',', '.')) < 60)
  return isWithin
    ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))
    : undefined
}

export function makeClock(seconds: number): CommentCommand {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (count: number): string => String(count).padStart(2, '0')
  const value = `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
  return { name: 'clk', value }
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()
