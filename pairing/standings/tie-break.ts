/** A tie-break of C.07, article 5, with its modifiers (14 and the codes of report files). */
const TIE_BREAK_NAMES = [
  'PTS',
  'DE',
  'BH',
  'FB',
  'AOB',
  'SB',
  'KS',
  'PS',
  'WIN',
  'WON',
  'BPG',
  'BWG',
  'REP',
  'STD',
  'ARO',
  'TPR',
  'PTP',
  'APRO',
  'APPO',
  'RTNG',
  'TPN',
] as const
type TieBreakName = (typeof TIE_BREAK_NAMES)[number]

export interface TieBreak {
  readonly name: TieBreakName
  readonly lowest: number
  readonly highest: number
  /** Half points by which the limit of Koya moves. */
  readonly limit: number
  readonly isReversed: boolean
  /** Forfeits count in the direct encounter. */
  readonly countsForfeits: boolean
  /** The average of Fore Buchholz. */
  readonly isFore: boolean
  readonly unratedAs: number | undefined
}

export type TieBreakResult =
  | { readonly ok: true; readonly value: readonly TieBreak[] }
  | { readonly ok: false; readonly error: 'ERR_TIE_BREAK'; readonly found: string }

/** Reads codes such as `BH/C1`, `KS/L-1` or `ARO/U1400`, separated by commas or spaces. */
export function parseTieBreaks(text: string): TieBreakResult {
  const tieBreaks: TieBreak[] = []
  for (const code of text.split(/[\s,;]+/).filter((part) => part !== '')) {
    const tieBreak = parseTieBreak(code.toUpperCase())
    if (tieBreak === undefined) return { ok: false, error: 'ERR_TIE_BREAK', found: code }
    tieBreaks.push(tieBreak)
  }
  return { ok: true, value: tieBreaks }
}

function parseTieBreak(code: string): TieBreak | undefined {
  const [head = '', ...modifiers] = code.split('/')
  const name = TIE_BREAK_NAMES.find((each) => each === head)
  if (name === undefined) return undefined
  let tieBreak: TieBreak | undefined = { name, ...PLAIN }
  for (const modifier of modifiers) tieBreak = tieBreak && modify(tieBreak, modifier)
  return tieBreak
}

const PLAIN = {
  lowest: 0,
  highest: 0,
  limit: 0,
  isReversed: false,
  countsForfeits: false,
  isFore: false,
  unratedAs: undefined,
} as const

function modify(tieBreak: TieBreak, modifier: string): TieBreak | undefined {
  const [, letter, digits] = /^([CMLRPFU])(-?\d{0,4})$/.exec(modifier) ?? []
  return letter === undefined ? undefined : { ...tieBreak, ...MODIFIERS[letter]!(Number(digits)) }
}

/** 14, and the letters of report files: P counts forfeits, F takes Fore Buchholz, U rates the unrated, R reverses the order. */
const MODIFIERS: Readonly<Record<string, (count: number) => Partial<TieBreak>>> = {
  C: (count) => ({ lowest: count }),
  M: (count) => ({ lowest: count, highest: count }),
  L: (count) => ({ limit: count }),
  U: (count) => ({ unratedAs: count }),
  R: () => ({ isReversed: true }),
  P: () => ({ countsForfeits: true }),
  F: () => ({ isFore: true }),
}
