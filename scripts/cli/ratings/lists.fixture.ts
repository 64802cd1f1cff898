/** Small lists in FIDE's formats, for tests. */

interface Person {
  readonly id: number | string
  readonly name: string
  readonly federation?: string
  readonly ratings?: readonly (number | string)[]
  readonly born?: number
  readonly flag?: string
}

export const CARLSEN: Person = {
  id: 1503014,
  name: 'Carlsen, Magnus',
  federation: 'NOR',
  ratings: [2839, 2824, 2887],
  born: 1990,
}
export const GUKESH: Person = {
  id: 46616543,
  name: 'Gukesh D',
  federation: 'IND',
  ratings: [2776, 2654, 2628],
  born: 2006,
}
/** Rated only at classical chess. */
export const NOVICE: Person = { id: 25121731, name: 'A C J John', ratings: [1063, 0, 0], born: 0, flag: 'i' }

const TITLES =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           '
export const HEADERS = {
  combined: `${TITLES}FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag`,
  /** Without the column of arena titles. */
  legacy: `${TITLES}SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag`,
  single: `${TITLES}FOA NOV24 Gms K  B-day Flag`,
}

export function textRow(layout: keyof typeof HEADERS, person: Person): string {
  const { id, name, federation = 'IND', ratings = [1500, 1500, 1500], born = 2000, flag = '' } = person
  const shown = layout === 'single' ? ratings.slice(0, 1) : ratings
  return [
    String(id).padEnd(15),
    name.padEnd(61),
    federation.padEnd(4),
    'M'.padEnd(4),
    ''.padEnd(layout === 'legacy' ? 25 : 29),
    ...shown.map((rating) => `${String(rating).padEnd(6)}${'0'.padEnd(4)}${'10'.padEnd(3)}`),
    String(born).padEnd(6),
    flag.padEnd(4),
  ].join('')
}

export const textList = (layout: keyof typeof HEADERS, people: readonly Person[]): string =>
  [HEADERS[layout], ...people.map((person) => textRow(layout, person)), ''].join('\r\n')

function xmlRow({ id, name, federation = 'IND', ratings = [1500], born = 2000, flag = '' }: Person): string {
  const [classical, rapid, blitz] = ratings
  const others =
    rapid === undefined
      ? ''
      : `<rapid_rating>${rapid}</rapid_rating><rapid_games>0</rapid_games><rapid_k>10</rapid_k>` +
        `<blitz_rating>${blitz}</blitz_rating><blitz_games>0</blitz_games><blitz_k>10</blitz_k>`
  return (
    `<player>\n<fideid>${id}</fideid>\n<name>${name}</name>\n<country>${federation}</country>\n<sex>M</sex>\n` +
    `<title>GM</title>\n<w_title></w_title>\n<o_title/>\n<foa_title></foa_title>\n<rating>${classical}</rating>\n` +
    `<games>0</games>\n<k>10</k>\n${others}\n<birthday>${born}</birthday>\n<flag>${flag}</flag>\n</player>`
  )
}

export const xmlList = (people: readonly Person[]): string =>
  `<playerslist>\n${people.map(xmlRow).join('\n')}\n</playerslist>\n`
