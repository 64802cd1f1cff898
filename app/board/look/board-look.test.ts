import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BOARD_COLORS, parseBoardLook, PIECE_SETS } from './board-look.ts'

const DEFAULTS = {
  colors: 'green',
  pieces: 'courtyard',
  coordinates: 'inside',
  widthPx: undefined,
  rajah: 'shown',
}
const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')

describe('the look of boards', () => {
  it('is read back as it was written', () => {
    const liked = { colors: 'lake', pieces: 'letters', coordinates: 'outside', widthPx: 720, rajah: 'hidden' }
    expect(parseBoardLook(JSON.parse(JSON.stringify(liked)))).toEqual(liked)
  })

  it.each([
    [undefined],
    [null],
    [7],
    ['text'],
    [{ colors: 'pink', pieces: 7, coordinates: 'on', widthPx: 12, rajah: true }],
  ])('is the default where the record is of no use: %j', (stored) => {
    expect(parseBoardLook(stored)).toEqual(DEFAULTS)
  })

  it('keeps the valid parts of a record', () => {
    expect(parseBoardLook({ colors: 'slate', widthPx: 'wide' })).toEqual({ ...DEFAULTS, colors: 'slate' })
  })

  it('has a style for each option', () => {
    const colors = [...read('app/ui/board-colors.css').matchAll(/\[data-board-colors='(\w+)'\]/g)]
    expect(colors.map(([, name]) => name)).toEqual([...BOARD_COLORS])
    const sets = new Set(
      [...read('app/ui/pieces/pieces.css').matchAll(/:where\(\[data-board-pieces='(\w+)'\]\)/g)].map(
        ([, name]) => name,
      ),
    )
    expect(['courtyard', ...sets]).toEqual([...PIECE_SETS])
  })
})
