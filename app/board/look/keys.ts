import { words } from '#words/board'

/** All keys, wheel and mouse actions at a board. keys.test.ts checks that none is missing. */
export interface KeyHelp {
  /** Names as printed on the keys. */
  readonly keys: readonly string[]
  /** The part of the mouse that does the same. */
  readonly mouse?: () => string
  readonly does: () => string
}

export const KEY_SECTIONS = ['moves', 'game', 'board'] as const
type Section = (typeof KEY_SECTIONS)[number]

export const KEY_HELP: Readonly<Record<Section, readonly KeyHelp[]>> = {
  moves: [
    { keys: ['Left', 'Right', 'Up', 'Down'], mouse: () => words.keys.wheel, does: () => words.keys.step },
    { keys: ['Home', 'End'], does: () => words.keys.ends },
    { keys: ['Left', 'Right', 'Home', 'End'], does: () => words.keys.list },
    { keys: ['Space'], does: () => words.keys.replay },
    { keys: ['N', 'P', 'B'], does: () => words.keys.mistakes },
    { keys: ['Esc'], does: () => words.keys.leaveLine },
  ],
  game: [
    { keys: ['F'], does: () => words.keys.flip },
    { keys: ['M'], does: () => words.keys.sound },
    { keys: ['T'], does: () => words.keys.clocks },
  ],
  board: [
    {
      keys: ['Left', 'Right', 'Up', 'Down', 'PgUp', 'PgDn'],
      does: () => words.keys.squares,
    },
    { keys: ['Enter', 'Space'], does: () => words.keys.take },
    { keys: ['Esc'], does: () => words.keys.letGo },
    { keys: ['K', 'Q', 'R', 'B', 'N', 'P'], does: () => words.keys.pieces },
    { keys: ['1', '…', '8'], does: () => words.keys.ranks },
    { keys: ['Q', 'R', 'B', 'N'], does: () => words.keys.promotion },
    { keys: [], mouse: () => words.keys.rightButton, does: () => words.keys.draw },
  ],
}
