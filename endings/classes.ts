/**
 * The 35 classes of three and four men. A class is named with White's men first, in the order king, queen, rook, bishop, knight,
 * pawn, and White has the stronger side: `KQvKR` is king and queen against king and rook.
 */
import { PROMOTION_ROLES, type Color, type Piece, type Role } from '#chess/types.ts'

/** Each class comes after all those that its captures and promotions lead to. */
export const CLASS_NAMES = [
  ...(['KQvK', 'KRvK', 'KBvK', 'KNvK', 'KPvK'] as const),
  ...(['KQQvK', 'KQRvK', 'KQBvK', 'KQNvK', 'KRRvK', 'KRBvK', 'KRNvK', 'KBBvK', 'KBNvK', 'KNNvK'] as const),
  ...(['KQvKQ', 'KQvKR', 'KQvKB', 'KQvKN', 'KRvKR', 'KRvKB', 'KRvKN', 'KBvKB', 'KBvKN', 'KNvKN'] as const),
  ...(['KQPvK', 'KRPvK', 'KBPvK', 'KNPvK', 'KQvKP', 'KRvKP', 'KBvKP', 'KNvKP'] as const),
  ...(['KPPvK', 'KPvKP'] as const),
] as const
export type ClassName = (typeof CLASS_NAMES)[number]

/** The kings alone: always a draw, and needed only as what a capture leads to. */
export const BARE_KINGS = 'KvK'

export interface EndingClass {
  readonly name: ClassName | typeof BARE_KINGS
  /** One or two men beside the kings, White's first; none of bare kings. */
  readonly others: readonly Piece[]
  /** Pawns allow only the reflection of files; without them all eight symmetries of the board are taken out. */
  readonly hasPawns: boolean
  /** Two men of one kind and side, whose order means nothing. */
  readonly hasTwins: boolean
  /** The one class in which a pawn can capture en passant. */
  readonly hasEnPassant: boolean
}

const ROLE_LETTERS = 'QRBNP'
const ROLES_IN_ORDER: readonly Role[] = ['q', 'r', 'b', 'n', 'p']

const menOf = (letters: string, color: Color): Piece[] =>
  [...letters.slice(1)].map((letter) => ({ color, role: ROLES_IN_ORDER[ROLE_LETTERS.indexOf(letter)]! }))

function makeClass(name: EndingClass['name']): EndingClass {
  const [white, black] = name.split('v') as [string, string]
  const others = [...menOf(white, 'w'), ...menOf(black, 'b')]
  const [first, second] = others
  return {
    name,
    others,
    hasPawns: others.some(({ role }) => role === 'p'),
    hasTwins: first !== undefined && first.color === second?.color && first.role === second.role,
    hasEnPassant: name === 'KPvKP',
  }
}

const CLASSES: ReadonlyMap<string, EndingClass> = new Map(
  [BARE_KINGS, ...CLASS_NAMES].map((name) => [name, makeClass(name as EndingClass['name'])]),
)

export const classOfName = (name: ClassName | typeof BARE_KINGS): EndingClass => CLASSES.get(name)!

export const parseClassName = (text: string): ClassName | undefined =>
  CLASS_NAMES.find((name) => name === text)

/** The class of some men beside the kings, and how they become it. */
export interface ClassOfMen {
  readonly ending: EndingClass
  /** The stronger side is Black: colours are swapped, and ranks reflected. */
  readonly isSwapped: boolean
  /** For each of `ending.others` its index in the list of men. */
  readonly order: readonly number[]
}

const rankOfRole = (role: Role): number => ROLES_IN_ORDER.indexOf(role)

function lettersOf(men: readonly Piece[], order: readonly number[], color: Color): string {
  const letters = order.filter((index) => men[index]!.color === color)
  return `K${letters.map((index) => ROLE_LETTERS[rankOfRole(men[index]!.role)]).join('')}`
}

/** Returns `undefined` for more men than the classes have. `men` are those beside the kings. */
export function findClassOfMen(men: readonly Piece[]): ClassOfMen | undefined {
  const byRole = men
    .map((_, index) => index)
    .sort((a, b) => rankOfRole(men[a]!.role) - rankOfRole(men[b]!.role))
  for (const [strong, weak] of [
    ['w', 'b'],
    ['b', 'w'],
  ] as const) {
    // prettier-ignore
    const ending = CLASSES.get(`${lettersOf(men, byRole, strong)}v${lettersOf(men, byRole, weak)}`)
    if (!ending) continue
    const of = (color: Color): number[] => byRole.filter((index) => men[index]!.color === color)
    return { ending, isSwapped: strong === 'b', order: [...of(strong), ...of(weak)] }
  }
  return undefined
}

/** The classes that one capture or promotion leads to. */
function nextClasses({ others }: EndingClass): ClassName[] {
  return others.flatMap((man, slot) => {
    const rest = others.filter((_, other) => other !== slot)
    const promoted = man.role === 'p' ? PROMOTION_ROLES.map((role) => ({ ...man, role })) : []
    const names = [rest, ...promoted.map((man) => [man, ...rest])].map(
      (men) => findClassOfMen(men)!.ending.name,
    )
    return names.filter((name) => name !== BARE_KINGS)
  })
}

/** The class and all those that captures and promotions from it lead to, in the order in which they can be generated. */
export function classesNeededFor(name: ClassName): readonly ClassName[] {
  const needed = new Set<ClassName>()
  const add = (each: ClassName): void => {
    if (needed.has(each)) return
    needed.add(each)
    nextClasses(classOfName(each)).forEach(add)
  }
  add(name)
  return CLASS_NAMES.filter((each) => needed.has(each))
}
