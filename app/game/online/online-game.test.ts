import { expect, it } from 'vitest'
import { endOf } from '#app/game/game.ts'
import type { StateMessage } from '#live/protocol.ts'
import { onlineGame } from './online-game.ts'
import { STATE } from './online-state.fixture.ts'
import { NO_STATE, receive } from './online-state.ts'

const ENDS: [StateMessage['end'], ReturnType<typeof endOf>][] = [
  [
    { reason: 'resignation', winner: 'b' },
    { status: 'resigned', reason: 'resignation', winner: 'b' },
  ],
  [
    { reason: 'timeout-without-mating-material', winner: null },
    { status: 'timeout', reason: 'timeout-without-mating-material', winner: undefined },
  ],
  [
    { reason: 'abandonment', winner: null },
    { status: 'abandoned', reason: 'abandonment', winner: undefined },
  ],
  [undefined, undefined],
]

it.each(ENDS)('shows the end that the server has decided: %j', (end, shown) => {
  const server = { ...STATE, phase: end ? 'over' : 'playing', end } as StateMessage
  const { state } = receive(NO_STATE, server, 0, true)
  expect(endOf(onlineGame(state, server, undefined))).toEqual(shown)
})
