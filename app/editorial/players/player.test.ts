import { describe, expect, it } from 'vitest'
import { positionFromFen } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import { playerProfiles } from '#content/library.server.ts'
import { findPlayer } from './player.server.ts'

describe('every profile', () => {
  it.each(playerProfiles().map(({ data }) => [data.slug]))(
    '%s ends with a game to review or a position to take over',
    (slug) => {
      const { next } = findPlayer(slug)!.player
      expect(next.label).not.toBe('')
      const url = new URL(next.to, 'https://chess.example')
      if (url.pathname === '/review') return
      expect(url.pathname).toBe('/play')
      const position = positionFromFen(url.searchParams.get('fen') ?? '')
      expect(position.ok && outcomeOf(position.value)).toBeUndefined()
    },
  )
})
