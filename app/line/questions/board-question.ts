import { parseSquare } from '#chess/squares.ts'
import { FILES, RANKS, ROLES, type Role, type Square } from '#chess/types.ts'
import { words } from '#words/questions'

/** A question to the board, for players who do not see it. */
export type BoardQuestion =
  | { readonly about: 'pieces'; readonly role: Role }
  | { readonly about: 'square' | 'attackers' | 'moves'; readonly square: Square }
  /** `index` counts from 0, as files and ranks of squares do. */
  | { readonly about: 'file' | 'rank'; readonly index: number }
  | { readonly about: 'position' | 'last' | 'clocks' | 'captured' | 'material' | 'stars' | 'help' }

type Command = keyof typeof words.commands

const HELP: BoardQuestion = { about: 'help' }

/**
 * Reads a typed question: a command and what it asks about, `p n`, `s e4`. Help is the answer to a command that is not
 * followed by what it needs. Undefined if the text does not begin with a command, or goes on.
 */
export function parseBoardQuestion(text: string): BoardQuestion | undefined {
  const [typed = '', object = '', ...rest] = words.read(text)
  const command = commandOf(typed)
  return command === undefined || rest.length > 0 ? undefined : questionOf(command, object)
}

function questionOf(command: Command, object: string): BoardQuestion | undefined {
  switch (command) {
    case 'pieces': {
      if (object === '') return { about: 'position' }
      const role = ROLES.find((each) => words.roles[each].includes(object))
      return role === undefined ? HELP : { about: 'pieces', role }
    }
    case 'attackers':
    case 'moves': {
      const square = parseSquare(object)
      return square === undefined ? HELP : { about: command, square }
    }
    case 'scan':
      return scanOf(object)
    case 'position':
    case 'last':
    case 'clocks':
    case 'captured':
    case 'material':
    case 'stars':
    case 'help':
      return object === '' ? { about: command } : undefined
  }
}

function scanOf(object: string): BoardQuestion {
  const square = parseSquare(object)
  if (square !== undefined) return { about: 'square', square }
  const file = FILES.findIndex((each) => each === object)
  if (file >= 0) return { about: 'file', index: file }
  const rank = RANKS.findIndex((each) => each === object)
  return rank >= 0 ? { about: 'rank', index: rank } : HELP
}

function commandOf(typed: string): Command | undefined {
  const found = Object.entries(words.commands).find(([, texts]) => texts.includes(typed))
  return found?.[0] as Command | undefined
}
