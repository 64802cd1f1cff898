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
  /** Of the packed file of games that was counted. */
  readonly sha256: string
  readonly games: number
  readonly bullet: number
  readonly shares: Readonly<Record<string, readonly Share[]>>
}

export const parsePeople = (text: string): People => JSON.parse(text) as People

/** Half the width of a 95 per cent interval in standard errors. */
export const INTERVAL = 1.96

export const findShare = (people: People, name: string, band: number): Share | undefined =>
  people.shares[name]?.find((share) => share.band === band)

/** `58%`, or `4.1%` where a whole number would say too little. */
export const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`

/**
 * Fills in `{{NAME@BAND}}` with a percentage and `{{NAME@BAND margin}}`, `chances` or `number` with what they name, so that a
 * text never types a count. `{{games}}` is the number of games counted.
 */
export function fillFigures(
  text: string,
  people: People,
): { readonly ok: true; readonly value: string } | { readonly ok: false; readonly detail: string } {
  let wrong: string | undefined
  const value = text.replaceAll(
    /\{\{([^@{}]+)(?:@(\d+)(?: (\w+))?)?\}\}/g,
    (token, name: string, band, form) => {
      if (name === 'games') return people.games.toLocaleString('en-GB')
      const share = findShare(people, name, Number(band))
      const written = share && FORMS[(form as string | undefined) ?? 'percent']?.(share)
      if (written === undefined) wrong ??= token
      return written ?? token
    },
  )
  return wrong === undefined ? { ok: true, value } : { ok: false, detail: `${wrong} was not counted` }
}

const FORMS: Readonly<Record<string, (share: Share) => string>> = {
  percent: ({ share }) => percent(share),
  margin: ({ error }) => `${(error * INTERVAL * 100).toFixed(1)} points`,
  chances: ({ chances }) => chances.toLocaleString('en-GB'),
  number: ({ share }) => share.toFixed(share < 10 ? 2 : 0),
}
