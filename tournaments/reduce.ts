import type { ActionOf, ActionType, ArbiterAction, PairedBoard } from './action.ts'
import { EMPTY_EVENT, findSection, playersIn, type ChessEvent } from './chess-event.ts'
import { compareSeeds, type EventPlayer, type PlayerDetails, type PlayerId } from './player.ts'
import { swapSides, type BoardResult } from './results.ts'
import {
  isStarted,
  makeSection,
  type RoundGame,
  type SectionRound,
  type TournamentSection,
} from './section.ts'

type Reducers = {
  readonly [Type in ActionType]: (event: ChessEvent, action: ActionOf<Type>) => ChessEvent
}

/** Applies an action that `assessAction` allows. Nothing else changes an event. */
export function reduceEvent(event: ChessEvent, action: ArbiterAction): ChessEvent {
  const reduce = REDUCERS[action.type] as (event: ChessEvent, action: ArbiterAction) => ChessEvent
  return reduce(event, action)
}

const changeSection = (
  event: ChessEvent,
  id: string,
  change: (section: TournamentSection) => Partial<TournamentSection>,
): ChessEvent => ({
  ...event,
  sections: event.sections.map((section) =>
    section.id === id ? { ...section, ...change(section) } : section,
  ),
})

const changePlayer = (event: ChessEvent, id: PlayerId, change: Partial<EventPlayer>): ChessEvent => ({
  ...event,
  players: event.players.map((player) => (player.id === id ? { ...player, ...change } : player)),
})

const changeRound = (
  event: ChessEvent,
  { section, round }: { readonly section: string; readonly round: number },
  change: (round: SectionRound) => Partial<SectionRound>,
): ChessEvent =>
  changeSection(event, section, ({ rounds }) => ({
    rounds: rounds.map((each, index) => (index === round - 1 ? { ...each, ...change(each) } : each)),
  }))

const changeGame = (
  event: ChessEvent,
  place: { readonly section: string; readonly round: number; readonly board: number },
  change: (game: RoundGame) => Partial<RoundGame>,
): ChessEvent =>
  changeRound(event, place, ({ games }) => ({
    games: games.map((game) => (game.board === place.board ? { ...game, ...change(game) } : game)),
  }))

const makeGame = ({ board, white, black }: PairedBoard): RoundGame => ({
  board,
  white,
  black,
  result: undefined,
  advances: undefined,
})

const without = <T>(list: readonly T[], item: T): readonly T[] => list.filter((each) => each !== item)

/** The section's players in the order of C.04.2. */
function seedOrder(event: ChessEvent, section: string): readonly PlayerId[] {
  const method = findSection(event, section)!.settings.ratingMethod
  return playersIn(event, section)
    .toSorted((a, b) => compareSeeds(a, b, method))
    .map(({ id }) => id)
}

/**
 * Before round 1 the numbers follow the ratings, unless the arbiter set them. Later a new player gets the number that the rating
 * earns, and the numbers below shift (C.04.2).
 */
function placeNewPlayers(event: ChessEvent, id: string): ChessEvent {
  const section = findSection(event, id)!
  const added = playersIn(event, id).filter((player) => !section.order.includes(player.id))
  const method = section.settings.ratingMethod
  const players = new Map(event.players.map((player) => [player.id, player]))
  let order = [...section.order]
  for (const player of added.toSorted((a, b) => compareSeeds(a, b, method))) {
    const place = order.findIndex((each) => compareSeeds(player, players.get(each)!, method) < 0)
    order = place === -1 ? [...order, player.id] : order.toSpliced(place, 0, player.id)
  }
  return changeSection(event, id, () => ({ order }))
}

function addPlayers(event: ChessEvent, { section, players }: ActionOf<'players-added'>): ChessEvent {
  const missedRounds = findSection(event, section)!.rounds.length
  const first = 1 + event.players.reduce((most, { id }) => Math.max(most, id), 0)
  const added = players.map((details, index): EventPlayer => ({
    ...details,
    id: first + index,
    section,
    feePaid: 0,
    missedRounds,
    status: 'playing',
    leftAfter: undefined,
  }))
  const next = placeNewPlayers({ ...event, players: [...event.players, ...added] }, section)
  // Who arrives in the middle of a check-in is there.
  return changeSection(next, section, ({ checkedIn }) => ({
    checkedIn:
      checkedIn && isStarted(findSection(event, section)!)
        ? [...checkedIn, ...added.map(({ id }) => id)]
        : checkedIn,
  }))
}

function changeDetails(event: ChessEvent, player: PlayerId, details: PlayerDetails): ChessEvent {
  const next = changePlayer(event, player, details)
  const { section } = event.players.find(({ id }) => id === player)!
  const { rounds, settings } = findSection(event, section)!
  const changesNumbers = rounds.length === 0 && settings.system !== 'round-robin'
  return changesNumbers ? changeSection(next, section, () => ({ order: seedOrder(next, section) })) : next
}

function dropPlayer(event: ChessEvent, player: PlayerId): ChessEvent {
  return {
    ...event,
    players: event.players.filter(({ id }) => id !== player),
    sections: event.sections.map((section) => ({
      ...section,
      order: without(section.order, player),
      requests: section.requests.filter((each) => each.player !== player),
      forbidden: section.forbidden.map((group) => ({ ...group, players: without(group.players, player) })),
      checkedIn: section.checkedIn && without(section.checkedIn, player),
    })),
  }
}

function movePlayer(event: ChessEvent, { section, player }: ActionOf<'player-moved'>): ChessEvent {
  const { players } = event
  const dropped = dropPlayer(event, player)
  const moved = players.map((each) => (each.id === player ? { ...each, section } : each))
  return placeNewPlayers({ ...dropped, players: moved }, section)
}

function requestBye(event: ChessEvent, { player, round, bye }: ActionOf<'bye-requested'>): ChessEvent {
  const { section } = event.players.find(({ id }) => id === player)!
  return changeSection(event, section, ({ requests }) => {
    const others = requests.filter((each) => each.player !== player || each.round !== round)
    return { requests: bye === undefined ? others : [...others, { player, round, bye }] }
  })
}

/** Games without a result are adjourned once the next round is paired. */
const adjournOpen = (round: SectionRound): SectionRound => ({
  ...round,
  games: round.games.map((game) => (game.result === undefined ? { ...game, result: 'adjourned' } : game)),
})

function addRound(event: ChessEvent, { section, games, byes }: ActionOf<'round-paired'>): ChessEvent {
  const hasLeft = (id: PlayerId) =>
    event.players.some((player) => player.id === id && player.status !== 'playing')
  // In a round robin the pairs are fixed: players who have left lose their games by forfeit.
  const forfeit = ({ white, black }: PairedBoard): BoardResult | undefined =>
    hasLeft(white) ? (hasLeft(black) ? '-/-' : '-/+') : hasLeft(black) ? '+/-' : undefined
  return changeSection(event, section, ({ rounds }) => ({
    rounds: [
      ...rounds.map(adjournOpen),
      {
        games: games.map((game) => ({ ...makeGame(game), result: forfeit(game) })),
        byes,
        manual: 'none' as const,
        manualNote: '',
      },
    ],
    checkedIn: undefined,
  }))
}

/** Pairs that stay keep their result. */
const setPairs = (event: ChessEvent, action: ActionOf<'manual-pairs-set'>): ChessEvent =>
  changeRound(event, action, ({ games }) => ({
    byes: action.byes,
    games: action.games.map((game) => {
      const same = games.find(({ white, black }) => white === game.white && black === game.black)
      return { ...makeGame(game), result: same?.result }
    }),
  }))

const REDUCERS: Reducers = {
  created: (_event, { details }) => ({ ...EMPTY_EVENT, details }),
  'details-changed': (event, { details }) => ({ ...event, details }),
  'section-added': (event, { section, settings }) => ({
    ...event,
    sections: [...event.sections, makeSection(section, settings)],
  }),
  'section-changed': (event, { section, settings }) => {
    const before = findSection(event, section)!
    const next = changeSection(event, section, () => ({ settings }))
    const changesNumbers = !isStarted(before) && before.settings.ratingMethod !== settings.ratingMethod
    return changesNumbers ? changeSection(next, section, () => ({ order: seedOrder(next, section) })) : next
  },
  'section-removed': (event, { section }) => ({
    ...event,
    sections: event.sections.filter(({ id }) => id !== section),
  }),
  'players-added': addPlayers,
  'player-changed': (event, { player, details }) => changeDetails(event, player, details),
  'player-moved': movePlayer,
  'player-removed': (event, { player }) => dropPlayer(event, player),
  'player-left': (event, { player, isExpelled }) => {
    const { section } = event.players.find(({ id }) => id === player)!
    return changePlayer(event, player, {
      status: isExpelled ? 'expelled' : 'withdrawn',
      leftAfter: findSection(event, section)!.rounds.length,
    })
  },
  'player-returned': (event, { player }) =>
    changePlayer(event, player, { status: 'playing', leftAfter: undefined }),
  'fee-paid': (event, { player, amount }) => changePlayer(event, player, { feePaid: amount }),
  'check-in-opened': (event, { section }) => changeSection(event, section, () => ({ checkedIn: [] })),
  'check-in-closed': (event, { section }) => changeSection(event, section, () => ({ checkedIn: undefined })),
  'checked-in': (event, { player, isHere }) => {
    const { section } = event.players.find(({ id }) => id === player)!
    return changeSection(event, section, ({ checkedIn = [] }) => ({
      checkedIn: isHere ? [...without(checkedIn, player), player] : without(checkedIn, player),
    }))
  },
  'bye-requested': requestBye,
  'forbidden-pairs-set': (event, { section, groups }) =>
    changeSection(event, section, () => ({ forbidden: groups })),
  'numbers-set': (event, { section, order }) => changeSection(event, section, () => ({ order })),
  'numbers-exchanged': (event, { section, first, second }) =>
    changeSection(event, section, ({ order }) => ({
      order: order.map((id) => (id === first ? second : id === second ? first : id)),
    })),
  renumbered: (event, { section }) =>
    changeSection(event, section, () => ({ order: seedOrder(event, section) })),
  'round-paired': addRound,
  'round-removed': (event, { section }) =>
    changeSection(event, section, ({ rounds }) => ({ rounds: rounds.slice(0, -1) })),
  'manual-started': (event, action) => changeRound(event, action, () => ({ manual: 'open' })),
  'manual-pairs-set': setPairs,
  'manual-ended': (event, action) =>
    changeRound(event, action, () => ({ manual: 'ended', manualNote: action.note })),
  'result-entered': (event, action) =>
    changeGame(event, action, () => ({ result: action.result, advances: undefined })),
  'colors-swapped': (event, action) =>
    changeGame(event, action, ({ white, black, result }) => ({
      white: black,
      black: white,
      result: result && swapSides(result),
    })),
  'advancing-decided': (event, action) => changeGame(event, action, () => ({ advances: action.player })),
  'rating-corrected': (event, { section, round, board, result }) =>
    changeSection(event, section, ({ corrections }) => ({
      corrections: [
        ...corrections.filter((each) => each.round !== round || each.board !== board),
        { round, board, result },
      ],
    })),
  'ties-settled': (event, { section, order }) =>
    changeSection(event, section, () => ({ settledTies: order })),
  'prizes-set': (event, { prizes, rule }) => ({ ...event, prizes, prizeRule: rule }),
  'strict-left': (event, { section, reason }) =>
    changeSection(event, section, ({ rounds }) => ({
      strict: { kind: 'left', round: rounds.length, reason },
    })),
}
