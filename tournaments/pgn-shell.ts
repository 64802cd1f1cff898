import { findEventPlayer, type ChessEvent } from './chess-event.ts'
import { RATING_OF } from './player.ts'
import { sidesOf } from './results.ts'
import type { TournamentSection } from './section.ts'

/** The tags of every game of a round, with its result and no moves, ready for a program in which they are typed. */
export function makePgnShell(event: ChessEvent, section: TournamentSection, round: number): string {
  const { details } = event
  const rating = RATING_OF[section.settings.ratingMethod]
  const games = section.rounds[round - 1]?.games ?? []
  return games
    .filter(({ result }) => sidesOf(result)[0].kind !== 'forfeit')
    .map(({ board, white, black, result }) => {
      const [first, second] = [findEventPlayer(event, white)!, findEventPlayer(event, black)!]
      const outcome = result === undefined ? '*' : (PGN_RESULTS[result] ?? '*')
      const tags = [
        ['Event', `${details.name}: ${section.settings.name}`],
        ['Site', `${details.place} ${details.federation}`.trim() || '?'],
        ['Date', details.from === '' ? '????.??.??' : details.from.replaceAll('-', '.')],
        ['Round', `${round}.${board}`],
        ['White', first.name],
        ['Black', second.name],
        ['Result', outcome],
        ...(rating(first) > 0 ? [['WhiteElo', String(rating(first))]] : []),
        ...(rating(second) > 0 ? [['BlackElo', String(rating(second))]] : []),
      ]
      return [...tags.map(([tag, value]) => `[${tag} "${escapeTag(value!)}"]`), '', outcome, '', ''].join(
        '\n',
      )
    })
    .join('')
}

const escapeTag = (text: string) => text.replaceAll(/[\\"]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')

const PGN_RESULTS: Readonly<Partial<Record<string, string>>> = {
  '1-0': '1-0',
  '0-1': '0-1',
  '1/2-1/2': '1/2-1/2',
  '1-0u': '1-0',
  '0-1u': '0-1',
  '1/2-1/2u': '1/2-1/2',
}
