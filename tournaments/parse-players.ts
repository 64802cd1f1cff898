import { NO_DETAILS, TITLES, type PlayerDetails } from './player.ts'

/** A line that could not be read, counted from 1. */
interface PlayerLineFault {
  readonly line: number
  readonly text: string
}

export interface ParsedPlayers {
  readonly players: readonly PlayerDetails[]
  readonly faults: readonly PlayerLineFault[]
}

type Column =
  | 'name'
  | 'given'
  | 'rating'
  | 'nationalRating'
  | 'born'
  | 'sex'
  | 'school'
  | 'federation'
  | 'fideId'
  | 'nationalId'
  | 'title'
  | 'fee'

/** Names of columns in spreadsheets and in the lists of FIDE, in lower case without spaces and signs. */
const COLUMN_NAMES: Readonly<Record<string, Column>> = {
  name: 'name',
  player: 'name',
  surname: 'name',
  lastname: 'name',
  familyname: 'name',
  नाम: 'name',
  firstname: 'given',
  givenname: 'given',
  rating: 'rating',
  rtg: 'rating',
  elo: 'rating',
  fiderating: 'rating',
  srtng: 'rating',
  rapidrating: 'rating',
  रेटिंग: 'rating',
  nationalrating: 'nationalRating',
  aicfrating: 'nationalRating',
  born: 'born',
  birth: 'born',
  birthyear: 'born',
  birthdate: 'born',
  dob: 'born',
  dateofbirth: 'born',
  yearofbirth: 'born',
  bday: 'born',
  sex: 'sex',
  gender: 'sex',
  school: 'school',
  club: 'school',
  clubname: 'school',
  team: 'school',
  स्कूल: 'school',
  federation: 'federation',
  fed: 'federation',
  country: 'federation',
  fideid: 'fideId',
  idnumber: 'fideId',
  nationalid: 'nationalId',
  aicfid: 'nationalId',
  title: 'title',
  tit: 'title',
  fee: 'fee',
}

/**
 * Reads players that were typed, one a line, or pasted from a spreadsheet: columns by a first row of names, or else recognised by
 * their content. The name comes first. Separators are tabs, semicolons or commas; `Surname, Given` with nothing else is a name.
 */
export function parsePlayers(text: string): ParsedPlayers {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const separator = findSeparator(lines)
  const first = lines.findIndex((line) => line.trim() !== '')
  const head = first === -1 ? undefined : readHead(splitLine(lines[first]!, separator))
  const players: PlayerDetails[] = []
  const faults: PlayerLineFault[] = []
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || (head !== undefined && index === first)) continue
    const cells = splitLine(line, separator)
    const player = head === undefined ? guessPlayer(cells) : readPlayer(cells, head)
    if (player === undefined) faults.push({ line: index + 1, text: line.trim() })
    else players.push(player)
  }
  return { players, faults }
}

function findSeparator(lines: readonly string[]): string | undefined {
  const filled = lines.filter((line) => line.trim() !== '')
  if (filled.some((line) => line.includes('\t'))) return '\t'
  if (filled.some((line) => line.includes(';'))) return ';'
  // Columns need a value besides words, or quotes; `Anand, Viswanathan` is a name.
  return filled.some((line) => /,\s*"?(?:\d|[mfw]\s*(?:,|$))/i.test(line) || /^[^,]*,[^,]*,/.test(line))
    ? ','
    : undefined
}

/** Cells of a line; quotes protect separators, as spreadsheets write them. */
function splitLine(line: string, separator: string | undefined): string[] {
  if (separator === undefined) return [line.trim()]
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += sign
  }
  return [...cells, cell.trim()]
}

function readHead(cells: readonly string[]): (Column | undefined)[] | undefined {
  const columns = cells.map((cell) => COLUMN_NAMES[cell.toLowerCase().replaceAll(/[\s.,/_()-]+/g, '')])
  return columns.includes('name') ? columns : undefined
}

const readSex = (text: string): PlayerDetails['sex'] => {
  const letter = text.trim().toLowerCase()[0]
  return letter === 'f' || letter === 'w' ? 'w' : letter === 'm' || letter === 'b' ? 'm' : ''
}

/** Years, and dates by year or by day first, as India writes them. */
function readBorn(text: string): string {
  const [, year, month, day] = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2}))?$/.exec(text) ?? []
  if (year !== undefined) return month === undefined ? year : makeDate(year, month, day!)
  const [, d, m, y] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  return y === undefined ? '' : makeDate(y, m!, d!)
}

const makeDate = (year: string, month: string, day: string) =>
  Number(month) === 0 || Number(month) > 12 || Number(day) === 0 || Number(day) > 31
    ? year
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

const readNumber = (text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : 0)

const READERS: Readonly<Record<Exclude<Column, 'given'>, (text: string) => Partial<PlayerDetails>>> = {
  name: (name) => ({ name }),
  rating: (text) => ({ rating: readNumber(text) }),
  nationalRating: (text) => ({ nationalRating: readNumber(text) }),
  born: (text) => ({ born: readBorn(text) }),
  sex: (text) => ({ sex: readSex(text) }),
  school: (school) => ({ school }),
  federation: (text) => ({ federation: text.toUpperCase().slice(0, 3) }),
  fideId: (text) => ({ fideId: /^\d+$/.test(text) ? text : '' }),
  nationalId: (nationalId) => ({ nationalId }),
  title: (text) => ({ title: readTitle(text) }),
  fee: (text) => ({ feeOwed: /^\d{1,7}$/.test(text) ? Number(text) : 0 }),
}

/** FIDE's lists write `g`, `wf` and so on. */
function readTitle(text: string): string {
  const title = text.toUpperCase().trim()
  const full = title.endsWith('M') ? title : `${title}M`
  return TITLES.find((each) => each === full) ?? ''
}

function readPlayer(
  cells: readonly string[],
  head: readonly (Column | undefined)[],
): PlayerDetails | undefined {
  let player = NO_DETAILS
  let given = ''
  for (const [index, column] of head.entries()) {
    const cell = cells[index] ?? ''
    if (column === undefined || cell === '') continue
    if (column === 'given') given = cell
    else player = { ...player, ...READERS[column](cell) }
  }
  if (player.name === '') return undefined
  return given === '' ? player : { ...player, name: `${player.name}, ${given}` }
}

const SEX = /^(?:m|f|w|male|female|boy|girl)$/i

/** A row of FIDE's text lists or a typed line: the first words are the name, the others are what they look like. */
function guessPlayer(cells: readonly string[]): PlayerDetails | undefined {
  const ids = /^\d{5,10}$/
  const isCode = (cell: string) => /^[A-Z]{2,3}$/.test(cell) || SEX.test(cell)
  const start = cells.findIndex((cell) => /\p{L}{2}/u.test(cell) && !isCode(cell))
  if (start === -1) return undefined
  const [name, trailing] = splitTyped(cells[start]!)
  let player: PlayerDetails = { ...NO_DETAILS, name }
  const numbers: string[] = []
  const others = [...cells.slice(0, start), ...trailing, ...cells.slice(start + 1)]
  for (const cell of others) {
    if (ids.test(cell)) player = { ...player, fideId: cell }
    else if (/^\d{3,4}$/.test(cell)) numbers.push(cell)
    else if (readBorn(cell) !== '') player = { ...player, born: readBorn(cell) }
    else if (readTitle(cell) !== '' && cell === cell.toUpperCase() && player.title === '')
      player = { ...player, title: readTitle(cell) }
    else if (SEX.test(cell)) player = { ...player, sex: readSex(cell) }
    else if (/^[A-Z]{3}$/.test(cell) && player.federation === '') player = { ...player, federation: cell }
    else if (/\p{L}{2}/u.test(cell) && player.school === '') player = { ...player, school: cell }
  }
  return { ...player, ...readRatingAndYear(numbers, player.born) }
}

/** The rating precedes the year of birth. A single number is a year if it makes a child of school age, which ratings rarely do. */
function readRatingAndYear(numbers: readonly string[], born: string): Partial<PlayerDetails> {
  const [first, second] = numbers
  if (first === undefined) return {}
  if (second !== undefined)
    return born === '' ? { rating: Number(first), born: second } : { rating: Number(first) }
  return born === '' && Number(first) >= 2005 && Number(first) <= 2025
    ? { born: first }
    : { rating: Number(first) }
}

/** `Anand Viswanathan 2743 1969`: numbers after a typed name. */
function splitTyped(text: string): [name: string, trailing: string[]] {
  const words = text.split(/\s+/)
  const end = words.findLastIndex((word) => !/^\d{3,10}$/.test(word)) + 1
  return [words.slice(0, end).join(' '), words.slice(end)]
}
