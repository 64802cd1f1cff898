/** The band of all ratings together, for what is too rare to be divided. */
export const ALL_RATINGS = 0

/** A share by band of ratings, as `npm run bench -- people` counted it. */
interface Share {
  readonly band: number
  readonly games: number
  readonly chances: number
  readonly share: number
  /** Standard error, with each game as one cluster. */
  readonly error: number
}

export interface People {
  readonly source: string
  /** The checksum of the compressed file of games. */
  readonly sha256: string
  readonly games: number
  readonly bullet: number
  readonly shares: Readonly<Record<string, readonly Share[]>>
}

export const parsePeople = (text: string): People => JSON.parse(text) as People

/** Half the width of a 95 per cent confidence interval, in standard errors. */
export const INTERVAL = 1.96

export const findShare = (people: People, name: string, band: number): Share | undefined =>
  people.shares[name]?.find((share) => share.band === band)

/** `58%`, or `4.1%` if a whole number would be too coarse. */
export const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`

type FillResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly detail: string }

/** A band as a text writes it: a number, or `all`. */
export const parseBand = (text: string): number => (text === 'all' ? ALL_RATINGS : Number(text))

/** `{{NAME@BAND}}`, `{{NAME@BAND form}}` or `{{NAME@BAND times NAME@BAND}}`. */
const TOKEN = /\{\{([^@{}]+)(?:@(\d+|all)(?: (times|less) ([^@{}]+)@(\d+|all)| ([\w ]+))?)?\}\}/g

/**
 * Fills in the figures of a text, which never contains typed counts: `{{NAME@BAND}}` as a percentage, `{{NAME@BAND form}}` as
 * defined in FORMS, and two figures compared by `times` or `less`. `{{games}}` is the number of games counted.
 */
export function fillFigures(text: string, people: People): FillResult {
  let wrong: string | undefined
  const value = text.replaceAll(
    TOKEN,
    (token, name: string, band, comparison, otherName, otherBand, form) => {
      if (name === 'games') return people.games.toLocaleString('en-GB')
      const share = findShare(people, name, parseBand(band as string))
      const other = findShare(people, otherName as string, parseBand(otherBand as string))
      const written =
        comparison === undefined
          ? share && writeShare(share, (form as string | undefined) ?? 'percent')
          : share && other && COMPARISONS[comparison as keyof typeof COMPARISONS](share, other)
      if (written === undefined) wrong ??= token
      return written ?? token
    },
  )
  return wrong === undefined ? { ok: true, value } : { ok: false, detail: `${wrong} was not counted` }
}

/** `not tenths` applies the form `tenths` to the complement. */
function writeShare(share: Share, form: string): string | undefined {
  return form.startsWith('not ')
    ? FORMS[form.slice('not '.length)]?.({ ...share, share: 1 - share.share })
    : FORMS[form]?.(share)
}

const FORMS: Readonly<Record<string, (share: Share) => string | undefined>> = {
  percent: ({ share }) => percent(share),
  margin: ({ error }) => `${(error * INTERVAL * 100).toFixed(1)} points`,
  chances: ({ chances }) => chances.toLocaleString('en-GB'),
  number: ({ share }) => share.toFixed(share < 10 ? 2 : 0),
  decimal: ({ share }) => share.toFixed(1),
  /** The `four` of “four times in ten”. */
  tenths: ({ share }) => wordOf(share * 10),
  Tenths: ({ share }) => capitalised(wordOf(share * 10)),
  /** The `six` of “one player in six”. */
  ratio: ({ share }) => wordOf(1 / share),
  part: ({ share }) => PARTS.find(([part]) => Math.abs(share - part) <= PART_MARGIN)?.[1],
}

const COMPARISONS = {
  times: (one: Share, other: Share) => wordOf(one.share / other.share),
  /** In percentage points. */
  less: (one: Share, other: Share) => wordOf((one.share - other.share) * 100),
}

const WORDS = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
]
const wordOf = (number: number): string | undefined => WORDS[Math.round(number) - 1]
const capitalised = (word: string | undefined): string | undefined =>
  word && word[0]!.toUpperCase() + word.slice(1)

/** A share this close to one of the fractions may be called by its name. */
const PART_MARGIN = 0.03
const PARTS: readonly (readonly [number, string])[] = [
  [1 / 4, 'a quarter'],
  [1 / 3, 'a third'],
  [1 / 2, 'half'],
  [2 / 3, 'two thirds'],
  [3 / 4, 'three quarters'],
]
