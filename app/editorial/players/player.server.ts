import { famousGames, playerProfiles, ratings } from '#content/library.server.ts'
import { playerPath } from '#content/pages.server.ts'
import type { DrawnBoard } from '#app/editorial/boards/board-svg.ts'
import { makeGameFigure } from '#app/editorial/boards/game-figure.ts'
import { gameOfBlock } from '#app/editorial/boards/game-of-block.ts'
import { playLinkOf } from '#app/editorial/boards/play-link.ts'
import type { NextStepLink } from '#content/next-steps.ts'
import { flagOf } from '#app/editorial/flag.server.ts'
import type { Player, PlayerLink } from './player-page.tsx'
import type { PlayerCard } from './players-page.tsx'
import { proseOf } from '#app/editorial/prose.server.ts'
import { words } from '#words/editorial'
import { words as labels } from '#words/labels'

/** Players linked from every profile. A profile skips its own player and links the next in the list. */
const ALSO = ['magnus-carlsen', 'gukesh-dommaraju', 'viswanathan-anand', 'hikaru-nakamura']
const MOST_ALSO = 3

/** Undefined if there is no such player. */
export function findPlayer(slug: string) {
  const profile = playerProfiles().find(({ data }) => data.slug === slug)
  const rated = ratings().players.find((player) => player.slug === slug)
  if (profile === undefined || rated === undefined) return undefined
  const { metaDescription: description, keywords, keyGame, ...data } = profile.data
  const { fideId, country, iso2, classical, rapid, blitz, lastPlace } = rated
  const player: Player = {
    ...data,
    country,
    flag: flagOf(iso2),
    ratings: { classical, rapid, blitz },
    list: ratings().list,
    lastPlace,
    biography: proseOf(profile).html,
    keyGame: keyGame === undefined ? undefined : drawKeyGame(keyGame),
    emblem: keyGame === undefined ? undefined : viewKeyGame(keyGame),
    next: keyGame === undefined ? reviewStep() : takeOver(keyGame),
    also: ALSO.filter((other) => other !== slug)
      .slice(0, MOST_ALSO)
      .map(linkTo),
  }
  return { player, fideId, description, keywords }
}

/** All profiles: the table in its order, the women by rating, and players who left the table, most recent first. */
export function listPlayerCards(): {
  readonly current: readonly PlayerCard[]
  readonly women: readonly PlayerCard[]
  readonly former: readonly PlayerCard[]
  readonly list: string
} {
  const titles = new Map(playerProfiles().map(({ data }) => [data.slug, data.title]))
  const cards = ratings().players.map(({ slug, classical, lastPlace, section }) => ({
    ...linkTo(slug),
    section,
    title: labels.playerTitle(slug, titles.get(slug) ?? ''),
    classical: classical.value,
    lastPlace,
  }))
  return {
    current: cards.filter(({ lastPlace, section }) => lastPlace === undefined && section === undefined),
    women: cards.filter(({ section }) => section === 'women'),
    former: cards
      .filter(({ lastPlace }) => lastPlace !== undefined)
      .toSorted((a, b) => (b.lastPlace ?? '').localeCompare(a.lastPlace ?? '')),
    list: ratings().list,
  }
}

function linkTo(slug: string): PlayerLink {
  const player = ratings().players.find((rated) => rated.slug === slug)
  if (player === undefined) throw new Error(`content/ratings.json no longer has ${slug}`)
  return {
    path: playerPath(slug),
    name: labels.playerName(slug, player.name),
    country: labels.country(player.country),
    flag: flagOf(player.iso2),
  }
}

function drawKeyGame(id: string): string {
  const caption = words.playerServer.stepThroughIt
  return makeGameFigure({ ...openKeyGame(id), caption })
}

/** The position before the game was decided. */
function viewKeyGame(id: string): DrawnBoard {
  const { line, ply } = openKeyGame(id)
  const shown = line.plies[ply - 1]
  return { fen: shown?.fen ?? line.start, lastMove: shown?.uci }
}

const reviewStep = (): NextStepLink => ({ label: words.playerServer.haveAGameReviewed, to: '/review' })

/** Link to play on against the computer from there. */
function takeOver(id: string): NextStepLink {
  return { label: words.playerServer.takeOver, to: playLinkOf(viewKeyGame(id).fen) }
}

function openKeyGame(id: string) {
  const game = gameOfBlock({ kind: 'collection', id, caption: '', ply: undefined }, famousGames())
  if (!game.ok) throw new Error(`content/games/${id}.pgn: ${game.detail}`)
  return game.value
}
