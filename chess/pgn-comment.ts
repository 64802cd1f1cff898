/** A PGN comment: text for people, and commands such as `[%eval 0.3]` for programs. */
import type { CommentCommand } from './move-tree.ts'

export interface Comment {
  /** Empty if the comment has only commands. */
  readonly words: string
  readonly commands: readonly CommentCommand[]
}

const COMMAND = /\[%([^\]]*)\]/g

export function parseComment(text: string): Comment {
  const commands = [...text.matchAll(COMMAND)].map(([, inside = '']) => {
    const [name = '', ...values] = plain(inside).split(' ')
    return { name, value: values.join(' ') }
  })
  return { words: plain(text.replace(COMMAND, ' ')), commands }
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

/** Joins the commands of two comments on the same move; if both have a command of the same name, the later one wins. */
export const joinCommands = (
  one: readonly CommentCommand[],
  other: readonly CommentCommand[],
): readonly CommentCommand[] => [
  ...one.filter(({ name }) => !other.some((each) => each.name === name)),
  ...other,
]

export const joinWords = (one: string | undefined, other: string): string | undefined =>
  [one ?? '', other].filter((words) => words !== '').join(' ') || undefined

/** `1:02:03` in seconds. */
export function parseClock(value: string): number | undefined {
  const clock = /^(\d+):(\d{1,2}):(\d{1,2}(?:\.\d+)?)$/.exec(value)
  return clock ? Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3]) : undefined
}

export function makeClock(seconds: number): CommentCommand {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (count: number): string => String(count).padStart(2, '0')
  const value = `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
  return { name: 'clk', value }
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()
