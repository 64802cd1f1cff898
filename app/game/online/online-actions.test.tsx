import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { StateMessage } from '#live/protocol.ts'
import { OnlineActions, OnlineOffers, OnlineRematch } from './online-actions.tsx'
import { STATE } from './online-state.fixture.ts'

const shown = (server: StateMessage, plies: number) => {
  const actions = { server, plies, onAct: () => {}, onFlip: () => {} }
  const html = renderToStaticMarkup(
    <>
      <OnlineOffers {...actions} />
      <OnlineActions {...actions} inSheet />
      <OnlineRematch {...actions} />
    </>,
  )
  return ['Takeback', 'Offer draw', 'Abort', 'Resign', 'Rematch'].filter((name) => html.includes(name))
}

const mayNot = ['abort', 'back', 'draw', 'rematch'] as const

it('shows no action that the policy of the game forbids', () => {
  const seated = { ...STATE, phase: 'seated', moves: '' } as const
  const over = { ...STATE, phase: 'over', end: { reason: 'resignation', winner: 'w' } } as const
  expect(shown(STATE, 2)).toEqual(['Takeback', 'Offer draw', 'Resign'])
  expect(shown({ ...STATE, mayNot: [...mayNot] }, 2)).toEqual(['Resign'])
  expect(shown(seated, 0)).toContain('Abort')
  expect(shown({ ...seated, mayNot: [...mayNot] }, 0)).toEqual([])
  expect(shown(over, 2)).toEqual(['Rematch'])
  expect(shown({ ...over, mayNot: [...mayNot] }, 2)).toEqual([])
})
