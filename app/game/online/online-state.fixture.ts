import { START_FEN } from '#chess/fen.ts'
import type { StateMessage } from '#live/protocol.ts'

/** A game of 5 + 3 minutes after one move each. */
export const STATE: StateMessage = {
  type: 'state',
  v: 4,
  you: 'w',
  phase: 'playing',
  settings: { minutes: 5, increment: 3, untimed: false },
  names: { w: 'Asha', b: '' },
  start: START_FEN,
  moves: 'e2e4 e7e5',
  times: [300_000, 300_000],
  left: { w: 300_000, b: 300_000 },
  runs: 'w',
  ran: 2_000,
  hold: null,
  lag: 30,
  offers: {},
  here: { w: 'here', b: 'here' },
  score: { w: 0, b: 0 },
  watchers: 0,
  watch: 'AAAAAAAAAAAA',
}
