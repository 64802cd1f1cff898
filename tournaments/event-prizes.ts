import { awardPrizes, type PrizeCategory, type PrizeList } from '#pairing/prizes/award-prizes.ts'
import type { ChessEvent, PrizeSetting } from './chess-event.ts'
import { RATING_OF } from './player.ts'
import type { TournamentSection } from './section.ts'
import { rankSection } from './standings.ts'

/** The prizes of a section by its standings. Ages are those on the first day of the event. */
export function awardSection(event: ChessEvent, section: TournamentSection): PrizeList {
  const { places } = rankSection(event, section)
  const method = RATING_OF[section.settings.ratingMethod]
  const players = places.map(({ player, points }) => ({
    id: player.id,
    points,
    sex: player.sex === 'w' ? ('F' as const) : ('M' as const),
    born: player.born,
    rating: method(player) || null,
    school: player.school === '' ? null : player.school,
    eligible: player.status === 'playing',
  }))
  const prizes = event.prizes
    .filter((prize) => prize.section === section.id)
    .map((prize, index) => makeCategory(prize, index, event.details.from))
  return awardPrizes(players, prizes, event.prizeRule)
}

/** A prize without conditions is for everybody: the main one. */
const isMain = (prize: PrizeSetting) =>
  prize.sex === '' &&
  prize.ageFrom === 0 &&
  prize.ageTo === 0 &&
  prize.ratingFrom === 0 &&
  prize.ratingTo === 0 &&
  !prize.isUnrated &&
  prize.school === ''

function makeCategory(prize: PrizeSetting, index: number, day: string): PrizeCategory {
  const { ageFrom, ageTo, ratingFrom, ratingTo, sex, school, isUnrated } = prize
  return {
    id: isMain(prize) ? 'main' : `${index}`,
    amounts: prize.amounts,
    who: {
      // The lower bound keeps out players without a date of birth.
      ...(ageFrom > 0 && { bornFrom: '0', bornTo: yearsBefore(day, ageFrom) }),
      ...(ageTo > 0 && { bornFrom: `${yearsBefore(day, ageTo + 1)}+` }),
      ...(sex !== '' && { sex: sex === 'w' ? ('F' as const) : ('M' as const) }),
      ...(school !== '' && { school }),
      ...(isUnrated && { unrated: true }),
      ...(ratingFrom > 0 && { ratingFrom }),
      ...(ratingTo > 0 && { ratingTo, includesUnrated: ratingFrom === 0 }),
    },
  }
}

const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
