import type { Color, Piece, Role } from '#chess/types.ts'
import type { Level } from '#engine/levels.ts'

/**
 * How Hindi forms parts of sentences. Only the Hindi word modules import it.
 *
 * A noun before a postposition (ने को से का के की पर में) is in the oblique case: `घोड़ा`, but `घोड़े को`. All six names of
 * pieces are masculine, so verbs and adjectives that agree with a piece have one gender.
 */
type Case = 'direct' | 'oblique'

/** Singular direct, singular oblique, plural direct, plural oblique. */
type Forms = readonly [string, string, string, string]

const PIECES: Readonly<Record<Role, Forms>> = {
  p: ['प्यादा', 'प्यादे', 'प्यादे', 'प्यादों'],
  n: ['घोड़ा', 'घोड़े', 'घोड़े', 'घोड़ों'],
  b: ['ऊँट', 'ऊँट', 'ऊँट', 'ऊँटों'],
  r: ['हाथी', 'हाथी', 'हाथी', 'हाथियों'],
  q: ['वज़ीर', 'वज़ीर', 'वज़ीर', 'वज़ीरों'],
  k: ['राजा', 'राजा', 'राजा', 'राजाओं'],
}

/** `घोड़ा`; in the oblique `घोड़े`. */
export const pieceName = (role: Role, as: Case = 'direct'): string => PIECES[role][as === 'direct' ? 0 : 1]

/** `घोड़े`; in the oblique `घोड़ों`. */
export const pieceNames = (role: Role, as: Case = 'direct'): string => PIECES[role][as === 'direct' ? 2 : 3]

/** `सफ़ेद`, `काला`; before a postposition `काले`. */
export const sideName = (color: Color, as: Case = 'direct'): string =>
  color === 'w' ? 'सफ़ेद' : as === 'direct' ? 'काला' : 'काले'

/** `काला घोड़ा`; in the oblique `काले घोड़े`. */
export const coloredPiece = ({ color, role }: Piece, as: Case = 'direct'): string =>
  `${sideName(color, as)} ${pieceName(role, as)}`

/** `e4 का घोड़ा`; in the oblique `e4 के घोड़े`. */
export const placed = (role: Role, square: string, as: Case = 'direct'): string =>
  `${square} ${as === 'direct' ? 'का' : 'के'} ${pieceName(role, as)}`

/** A person's name; people without one are called by their side, which has a case: `काले ने`. */
export const personName = (
  { name, color }: { readonly name: string | null; readonly color: Color },
  as: Case = 'direct',
): string => name || sideName(color, as)

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  beginner: 'शुरुआती',
  intermediate: 'मध्यम',
  advanced: 'उन्नत',
  master: 'मास्टर',
}

/** CLDR's rule: 0 and 1, and all between, take the first form. */
export const plural = (n: number, one: string, other: string): string => (n >= 0 && n <= 1 ? one : other)

/** `1 चाल`, `5 चालें`, `5 चालों`: number and noun, which a line break does not separate. */
export const count = (n: number, one: string, other: string): string =>
  `${grouped(n)}\u00a0${plural(n, one, other)}`

/** How many pieces of a role: `1 घोड़ा`, `2 घोड़े`; in the oblique `2 घोड़ों`. */
export const countPieces = (n: number, role: Role, as: Case = 'direct'): string =>
  count(n, pieceName(role, as), pieceNames(role, as))

const NUMBERS = ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस']

/** Numbers to ten spelled out, larger ones in digits. */
export const numberWord = (n: number): string => NUMBERS[n] ?? grouped(n)

const ORDINALS = ['पहल', 'दूसर', 'तीसर', 'चौथ', 'पाँचव', 'छठ', 'सातव', 'आठव', 'नौव', 'दसव']

/** `पहला`, `पहले`, `पहली`; from eleven on `14वाँ`, `14वें`, `14वीं`. */
export function ordinal(n: number, gender: 'm' | 'f', as: Case = 'direct'): string {
  const nasal = n === 5 || n > 6
  const ending =
    gender === 'f' ? (nasal ? 'ीं' : 'ी') : as === 'oblique' ? (nasal ? 'ें' : 'े') : nasal ? 'ाँ' : 'ा'
  return `${ORDINALS[n - 1] ?? `${n}व`}${ending}`
}

/** `2,98,698`: thousands, then hundreds of thousands. Written here, because the first `Intl` costs a phone 100 ms. */
export function grouped(n: number): string {
  const [whole = '', fraction] = Math.abs(n).toString().split('.')
  const groups = [whole.slice(-3)]
  for (let end = whole.length - 3; end > 0; end -= 2) groups.unshift(whole.slice(Math.max(0, end - 2), end))
  return `${n < 0 ? '-' : ''}${groups.join(',')}${fraction === undefined ? '' : `.${fraction}`}`
}

/** `क`, `क और ख`, `क, ख या ग`. Each item already has its case. */
export const list = (items: readonly string[], link: 'and' | 'or'): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${link === 'and' ? 'और' : 'या'} ${items.at(-1)}`

/** A player's name before a postposition. Players without one are named by their colour, and `काला` inflects. */
export const nameBefore = (name: string): string => (name === sideName('b') ? sideName('b', 'oblique') : name)
