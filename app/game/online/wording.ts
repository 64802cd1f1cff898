import { opposite, type Color } from '#chess/types.ts'
import type { StateMessage } from '#live/protocol.ts'
import { words } from '#words/online'
import type { OnlineState } from './online-state.ts'

/** A player, with what sentences need to name them. */
export interface Person {
  readonly name: string | null
  readonly color: Color
}

export const personIn = ({ names }: Pick<StateMessage, 'names'>, color: Color): Person => ({
  name: names[color],
  color,
})

/** A side's name, or its color if it has none. */
export const nameOf = (server: Pick<StateMessage, 'names'>, color: Color): string =>
  words.person(personIn(server, color))

/** Describes a problem with the connection, if there is one. */
export function troubleText({ status, pending, act, server, isRestarting }: OnlineState): string | undefined {
  if (status !== 'lost' && status !== 'connecting') return undefined
  if (!server) return status === 'lost' ? words.trouble.lost : undefined
  if (act) return words.trouble.willBeSent[act.what]
  if (server.phase !== 'seated' && server.phase !== 'playing') return undefined
  if (isRestarting) return words.trouble.restarting
  if (pending) return words.trouble.moveKept
  return server.runs !== null && server.runs === server.you
    ? words.trouble.clockRuns
    : words.trouble.nothingLost
}

/** An offer of the opponent, and the actions that answer it. */
export interface OpponentOffer {
  readonly text: string
  readonly yes: 'draw-yes' | 'back-yes' | 'rematch'
  readonly no: 'draw-no' | 'back-no' | 'rematch-no'
}

export function offerTo(server: StateMessage): OpponentOffer | undefined {
  const { you, offers } = server
  if (!you) return undefined
  const other = opposite(you)
  const person = personIn(server, other)
  if (offers.draw === other) return { text: words.offers.draw(person), yes: 'draw-yes', no: 'draw-no' }
  if (offers.back === other) return { text: words.offers.back(person), yes: 'back-yes', no: 'back-no' }
  if (offers.rematch === other)
    return { text: words.offers.rematch(person), yes: 'rematch', no: 'rematch-no' }
  return undefined
}

/** The player's own open offer. */
export function ownOfferText(server: StateMessage): string | undefined {
  const { you, offers } = server
  if (!you) return undefined
  const other = personIn(server, opposite(you))
  if (offers.draw === you) return words.ownOffers.draw(other)
  if (offers.back === you) return words.ownOffers.back(other)
  if (offers.rematch === you) return words.ownOffers.rematch(other)
  return undefined
}
