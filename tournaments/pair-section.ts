import { pairRound, type PairingError } from '#pairing/dutch/pair-round.ts'
import { makeRoundRobin } from '#pairing/round-robin.ts'
import type { ActionOf } from './action.ts'
import { numberBoards, type UnnumberedGame } from './boards.ts'
import { findEventPlayer, firstBoardOf, nextBye, type ChessEvent } from './chess-event.ts'
import { makeFacts } from './facts.ts'
import { nextMatches } from './knock-out-bracket.ts'
import type { PlayerId } from './player.ts'
import type { ByeOfRound, TournamentSection } from './section.ts'

export type SectionPairing =
  | { readonly ok: true; readonly action: ActionOf<'round-paired'> }
  | { readonly ok: false; readonly error: PairingError | 'ERR_MATCH_UNDECIDED' }

interface Pairs {
  /** In the order of the boards. */
  readonly games: readonly UnnumberedGame[]
  readonly allocated: PlayerId | undefined
}

/** Pairs the next round by the section's system. Equal events give equal rounds. */
export function pairSection(event: ChessEvent, section: TournamentSection): SectionPairing {
  const paired = PAIR_BY[section.settings.system](event, section)
  if ('error' in paired) return { ok: false, error: paired.error }
  const { games, allocated } = paired
  const playing = new Set(games.flatMap(({ white, black }) => [white, black]))
  const byes = section.order
    .filter((player) => !playing.has(player))
    .map((player): ByeOfRound => {
      const { settings } = section
      if (player === allocated) return { player, bye: 'allocated' }
      if (settings.system !== 'dutch') return { player, bye: 'zero' }
      return { player, bye: nextBye(section, findEventPlayer(event, player)!) ?? 'zero' }
    })
  const fixedBoardOf = (player: PlayerId) => findEventPlayer(event, player)!.fixedBoard
  return {
    ok: true,
    action: {
      type: 'round-paired',
      section: section.id,
      round: section.rounds.length + 1,
      games: numberBoards(games, firstBoardOf(event, section.id), fixedBoardOf),
      byes,
    },
  }
}

type PairBy = (
  event: ChessEvent,
  section: TournamentSection,
) => Pairs | { readonly error: PairingError | 'ERR_MATCH_UNDECIDED' }

const PAIR_BY: Readonly<Record<TournamentSection['settings']['system'], PairBy>> = {
  dutch: pairDutch,
  'round-robin': pairRoundRobin,
  'knock-out': pairKnockOut,
}

function pairDutch(event: ChessEvent, section: TournamentSection): ReturnType<PairBy> {
  const { tournament, playerOf } = makeFacts(event, section)
  const paired = pairRound(tournament)
  if (!paired.ok) return { error: paired.error }
  const { games, bye } = paired.value
  // C.04.2: by the score of the better player, then the sum, then the smaller number; extra points of an acceleration included.
  const ordered = games.toSorted((a, b) => {
    const [high, other] = [a, b].map(({ white, black }) => Math.max(white.score, black.score)) as [
      number,
      number,
    ]
    const sum = (game: typeof a) => game.white.score + game.black.score
    const lowest = (game: typeof a) => Math.min(game.white.tpn, game.black.tpn)
    return other - high || sum(b) - sum(a) || lowest(a) - lowest(b)
  })
  return {
    games: ordered.map(({ white, black }) => ({ white: playerOf(white.id), black: playerOf(black.id) })),
    allocated: bye && playerOf(bye.id),
  }
}

function pairRoundRobin(
  _event: ChessEvent,
  { order, rounds, settings }: TournamentSection,
): ReturnType<PairBy> {
  if (order.length < 2) return { error: 'ERR_NOBODY_PRESENT' }
  const all = makeRoundRobin({ players: order.length, ...settings })
  const round = all[rounds.length]
  if (round === undefined) return { error: 'ERR_NO_ROUND_LEFT' }
  const games = round
    .filter(([white, black]) => white !== 0 && black !== 0)
    .map(([white, black]) => ({ white: order[white - 1]!, black: order[black - 1]! }))
  return { games, allocated: undefined }
}

/** The better seed has White on every other board, beginning with the colour drawn by lot. */
function pairKnockOut(_event: ChessEvent, section: TournamentSection): ReturnType<PairBy> {
  const { order, rounds, settings } = section
  if (order.length < 2) return { error: 'ERR_NOBODY_PRESENT' }
  const matches = nextMatches(section)
  if (matches === undefined) return { error: 'ERR_MATCH_UNDECIDED' }
  if (matches.length === 0) return { error: 'ERR_NO_ROUND_LEFT' }
  const played = matches.filter(({ first, second }) => first !== 0 && second !== 0)
  const games = played.map(({ first, second }, index) => {
    const [better, worse] = [order[Math.min(first, second) - 1]!, order[Math.max(first, second) - 1]!]
    const isBetterWhite = ((index + rounds.length) % 2 === 0) === (settings.initialColor === 'w')
    return isBetterWhite ? { white: better, black: worse } : { white: worse, black: better }
  })
  return { games, allocated: undefined }
}
