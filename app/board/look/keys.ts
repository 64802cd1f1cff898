/** Everything that keys, wheel and mouse buttons do at a board. keys.test.ts keeps it complete. */
export interface KeyHelp {
  /** Names as printed on the keys. */
  readonly keys: readonly string[]
  readonly does: string
}

export const KEY_HELP: Readonly<Record<string, readonly KeyHelp[]>> = {
  Moves: [
    { keys: ['Left', 'Right', 'Up', 'Down', 'Wheel'], does: 'one move back or on' },
    { keys: ['Home', 'End'], does: 'the first and the last position' },
    { keys: ['Left', 'Right', 'Home', 'End'], does: 'in the list of moves: from move to move' },
    { keys: ['Space'], does: 'plays a replay, and stops it' },
    { keys: ['N', 'P', 'B'], does: 'in a review: the next mistake, or the one before' },
    { keys: ['Esc'], does: 'in a review: out of the coach’s line' },
  ],
  Game: [
    { keys: ['F'], does: 'turns the board' },
    { keys: ['M'], does: 'sound on and off' },
    { keys: ['T'], does: 'says the clocks to a screen reader' },
  ],
  'On the board': [
    {
      keys: ['Left', 'Right', 'Up', 'Down', 'PgUp', 'PgDn'],
      does: 'from square to square, once Tab has led there',
    },
    { keys: ['Enter', 'Space'], does: 'takes a piece up and puts it down' },
    { keys: ['Esc'], does: 'lets go, and drops premoves' },
    { keys: ['K', 'Q', 'R', 'B', 'N', 'P'], does: 'to the next such piece; with Shift, to the one before' },
    { keys: ['1', '…', '8'], does: 'to that rank; with Shift, to that file' },
    { keys: ['Q', 'R', 'B', 'N'], does: 'what a pawn becomes' },
    { keys: ['Right button'], does: 'draws arrows and circles; Shift and Alt change their colour' },
  ],
}
