import type { RankedPlayer, Ratings } from './ratings.ts'
import { listCurrent } from './ratings.ts'

/**
 * Facts about a player's rank, rating and age. Profiles write `{{rank}}` instead of a number, so that a new list updates the
 * text as well as the table.
 */
type FactName = 'rank' | 'Rank' | 'rating' | 'rapid' | 'blitz' | 'age' | 'list'

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ONES = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const TEENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]

/** A player's place as the rankings number it, also among players of one rating. Absent for a player who is not in the table. */
export function findPlayerRank(player: RankedPlayer, ratings: Ratings): number | undefined {
  const index = listCurrent(ratings).indexOf(player)
  return index === -1 ? undefined : index + 1
}

/** The age in whole years on the first day of the list, from `1990-11-30`. */
export function ageOn(list: string, born: string): number {
  const [year = 0, month = 1, day = 1] = born.split('-').map(Number)
  const [listYear = 0, listMonth = 1] = list.split('-').map(Number)
  const hadBirthday = listMonth > month || (listMonth === month && day === 1)
  return listYear - year - (hadBirthday ? 0 : 1)
}

/** `twenty-one`, for 10 to 99. */
export function numberWord(number: number): string {
  if (number < 20) return TEENS[number - 10]!
  const ones = ONES[number % 10]!
  return TENS[Math.floor(number / 10)]! + (ones === '' ? '' : `-${ones}`)
}

const nameList = (list: string): string =>
  new Date(`${list}-01`).toLocaleString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * Replaces `{{name}}` with facts from the current list. Fails on an unknown name and on a fact for which this player has no
 * value: if a player left the table, the sentence with the rank has to be rewritten.
 */
export function fillFacts(
  text: string,
  player: RankedPlayer,
  born: string,
  ratings: Ratings,
): { readonly ok: true; readonly value: string } | { readonly ok: false; readonly detail: string } {
  const rank = findPlayerRank(player, ratings)
  const ordinal = rank === undefined ? undefined : ORDINALS[rank - 1]
  const facts: Record<FactName, string | undefined> = {
    rank: ordinal,
    Rank: ordinal && ordinal[0]!.toUpperCase() + ordinal.slice(1),
    rating: String(player.classical.value),
    rapid: player.rapid && String(player.rapid.value),
    blitz: player.blitz && String(player.blitz.value),
    age: numberWord(ageOn(ratings.list, born)),
    list: nameList(ratings.list),
  }
  let wrong: string | undefined
  const value = text.replaceAll(/\{\{(\w+)\}\}/g, (token, name: string) => {
    const fact = facts[name as FactName]
    if (fact === undefined) wrong ??= token
    return fact ?? token
  })
  return wrong === undefined ? { ok: true, value } : { ok: false, detail: `${wrong} has no value here` }
}
