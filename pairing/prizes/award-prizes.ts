/** Prizes of an event: the rule that organisers use, with its variants as settings. */
export interface PrizePlayer {
  readonly id: number
  readonly points: number
  readonly sex: 'M' | 'F'
  /** `YYYY-MM-DD` */
  readonly born: string
  readonly rating: number | null
  readonly school: string | null
  /** False for players who left or may not win. */
  readonly eligible?: boolean
}

/** Who may win a prize. Both ends of a range count. */
interface Entitlement {
  readonly bornFrom?: string
  readonly bornTo?: string
  readonly sex?: 'M' | 'F'
  readonly school?: string
  readonly unrated?: boolean
  readonly ratingFrom?: number
  readonly ratingTo?: number
  readonly includesUnrated?: boolean
}

export interface PrizeCategory {
  /** `main` is for everybody. */
  readonly id: string
  readonly who: Entitlement
  /** For the first, second and so on, in whole rupees. */
  readonly amounts: readonly number[]
  /** Prizes of another group, such as trophies, are won beside those in cash. */
  readonly group?: string
}

export interface PrizeRule {
  readonly prizesPerPlayer: 'best' | 'all'
  /** `share`: players level on points share the main prizes of the places they fill. */
  readonly ties: 'order' | 'share'
}

export interface Award {
  readonly player: number
  readonly prize: string
  /** Absent for a shared prize. */
  readonly place?: number
  readonly amount: number
}

export interface PrizeList {
  readonly awards: readonly Award[]
  readonly unawarded: readonly { readonly prize: string; readonly place: number; readonly amount: number }[]
  /** The remainder of shared prizes after rounding down, and shared prizes without a player. */
  readonly mainLeftOver: number
}

const MAIN = 'main'

/** The players in the order of the final standings, the prizes in that of the prospectus. */
export function awardPrizes(
  players: readonly PrizePlayer[],
  prizes: readonly PrizeCategory[],
  rule: PrizeRule,
): PrizeList {
  const entitled = players.filter(({ eligible }) => eligible !== false)
  const groups = [...new Set(prizes.map(({ group }) => group))]
  const lists = groups.map((group) =>
    awardGroup(
      entitled,
      prizes.filter((prize) => prize.group === group),
      rule,
    ),
  )
  const places = new Map(players.map(({ id }, index) => [id, index]))
  return {
    awards: lists
      .flatMap(({ awards }) => awards)
      .sort((a, b) => places.get(a.player)! - places.get(b.player)!),
    unawarded: lists.flatMap(({ unawarded }) => unawarded),
    mainLeftOver: lists.reduce((sum, { mainLeftOver }) => sum + mainLeftOver, 0),
  }
}

function awardGroup(
  players: readonly PrizePlayer[],
  prizes: readonly PrizeCategory[],
  rule: PrizeRule,
): PrizeList {
  const main = prizes.find(({ id }) => id === MAIN)
  if (rule.ties === 'share' && main !== undefined)
    return shareMain(
      players,
      main,
      prizes.filter((prize) => prize !== main),
    )
  return rule.prizesPerPlayer === 'all' ? awardAll(players, prizes) : awardBest(players, prizes)
}

interface FreePrize {
  readonly prize: PrizeCategory
  readonly place: number
  readonly amount: number
}

const listPlaces = (prizes: readonly PrizeCategory[]): FreePrize[] =>
  prizes.flatMap((prize) => prize.amounts.map((amount, index) => ({ prize, place: index + 1, amount })))

/** Highest amount; if equal the main prize; then the category listed first; then the lower place. */
function sortByWorth(prizes: readonly PrizeCategory[]): FreePrize[] {
  const order = (prize: PrizeCategory) => (prize.id === MAIN ? -1 : prizes.indexOf(prize))
  return listPlaces(prizes).sort(
    (a, b) => b.amount - a.amount || order(a.prize) - order(b.prize) || a.place - b.place,
  )
}

function awardBest(players: readonly PrizePlayer[], prizes: readonly PrizeCategory[]): PrizeList {
  const free = sortByWorth(prizes)
  const awards: Award[] = []
  for (const player of players) {
    const index = free.findIndex(({ prize }) => isEntitled(player, prize.who))
    const [won] = index === -1 ? [] : free.splice(index, 1)
    if (won !== undefined) awards.push(makeAward(player, won))
  }
  return makeList(awards, free, prizes)
}

function awardAll(players: readonly PrizePlayer[], prizes: readonly PrizeCategory[]): PrizeList {
  const awards = prizes.flatMap((prize) => {
    const winners = players.filter((player) => isEntitled(player, prize.who))
    return listPlaces([prize]).flatMap((won) => {
      const winner = winners[won.place - 1]
      return winner === undefined ? [] : [makeAward(winner, won)]
    })
  })
  const isWon = (each: FreePrize) =>
    awards.some(({ prize, place }) => prize === each.prize.id && place === each.place)
  return makeList(
    awards,
    listPlaces(prizes).filter((each) => !isWon(each)),
    prizes,
  )
}

/**
 * Players choose between their share and a category, and each choice changes the shares of others. The choices are repeated until
 * none changes; each player's depends on those of players above and level, so this takes at most as many turns as players.
 */
function shareMain(
  players: readonly PrizePlayer[],
  main: PrizeCategory,
  categories: readonly PrizeCategory[],
): PrizeList {
  let takers = new Map<PrizePlayer, FreePrize>()
  for (let turn = 0; turn <= players.length; turn++) {
    const next = chooseCategories(players, main, categories, takers)
    const isSettled =
      next.size === takers.size &&
      [...next].every(
        ([player, won]) => takers.get(player)?.prize === won.prize && takers.get(player)?.place === won.place,
      )
    takers = next
    if (isSettled) break
  }
  const sharing = players.filter((player) => !takers.has(player))
  const awards = [
    ...[...takers].map(([player, won]) => makeAward(player, won)),
    ...sharing.flatMap((player) => {
      const amount = shareOf(player, sharing, main)
      return amount === 0 ? [] : [{ player: player.id, prize: MAIN, amount }]
    }),
  ]
  const taken = new Set([...takers.values()].map(({ prize, place }) => `${prize.id} ${place}`))
  const free = listPlaces(categories).filter(({ prize, place }) => !taken.has(`${prize.id} ${place}`))
  const paid = awards.filter(({ prize }) => prize === MAIN).reduce((sum, { amount }) => sum + amount, 0)
  const total = main.amounts.reduce((sum, amount) => sum + amount, 0)
  return { ...makeList(awards, free, categories), mainLeftOver: total - paid }
}

function chooseCategories(
  players: readonly PrizePlayer[],
  main: PrizeCategory,
  categories: readonly PrizeCategory[],
  takers: ReadonlyMap<PrizePlayer, FreePrize>,
): Map<PrizePlayer, FreePrize> {
  const free = sortByWorth(categories)
  const chosen = new Map<PrizePlayer, FreePrize>()
  for (const player of players) {
    const sharing = players.filter((each) => each === player || !takers.has(each))
    const share = shareOf(player, sharing, main)
    const index = free.findIndex(({ prize, amount }) => amount > share && isEntitled(player, prize.who))
    const [won] = index === -1 ? [] : free.splice(index, 1)
    if (won !== undefined) chosen.set(player, won)
  }
  return chosen
}

/** Whole rupees, rounded down. */
function shareOf(player: PrizePlayer, sharing: readonly PrizePlayer[], main: PrizeCategory): number {
  const first = sharing.findIndex(({ points }) => points === player.points)
  const count = sharing.filter(({ points }) => points === player.points).length
  const sum = main.amounts.slice(first, first + count).reduce((total, amount) => total + amount, 0)
  return Math.floor(sum / count)
}

const makeAward = (player: PrizePlayer, { prize, place, amount }: FreePrize): Award => ({
  player: player.id,
  prize: prize.id,
  place,
  amount,
})

function makeList(
  awards: readonly Award[],
  free: readonly FreePrize[],
  prizes: readonly PrizeCategory[],
): PrizeList {
  const unawarded = free
    .toSorted((a, b) => prizes.indexOf(a.prize) - prizes.indexOf(b.prize) || a.place - b.place)
    .map(({ prize, place, amount }) => ({ prize: prize.id, place, amount }))
  return { awards, unawarded, mainLeftOver: 0 }
}

function isEntitled(player: PrizePlayer, who: Entitlement): boolean {
  if (who.bornFrom !== undefined && player.born < who.bornFrom) return false
  if (who.bornTo !== undefined && player.born > who.bornTo) return false
  if (who.sex !== undefined && player.sex !== who.sex) return false
  if (who.school !== undefined && player.school !== who.school) return false
  if (who.unrated === true) return player.rating === null
  if (who.ratingFrom === undefined && who.ratingTo === undefined) return true
  if (player.rating === null) return who.includesUnrated === true
  return player.rating >= (who.ratingFrom ?? 0) && player.rating <= (who.ratingTo ?? Infinity)
}
