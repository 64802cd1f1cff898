// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runBeforePaint } from '../../../tests/support/before-paint.ts'
import { parseBoardLook } from './board-look.ts'

const clear = () => {
  localStorage.clear()
  document.documentElement.removeAttribute('style')
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name]
}
beforeEach(clear)
afterEach(clear)

/** The visible effect of the attributes: an unknown value counts as none. */
function shown() {
  runBeforePaint()()
  const { dataset, style } = document.documentElement
  const wish = style.getPropertyValue('--board-wish')
  return parseBoardLook({
    colors: dataset['boardColors'],
    pieces: dataset['boardPieces'],
    coordinates: dataset['boardCoordinates'],
    widthPx: wish === '' ? undefined : Number.parseFloat(wish),
    rajah: dataset['rajah'],
  })
}

describe('the script before the first paint', () => {
  it.each([
    ['{"colors":"lake","pieces":"letters","coordinates":"outside","widthPx":720,"rajah":"hidden"}'],
    ['{"colors":"pink","coordinates":true,"widthPx":12}'],
    ['{}'],
    ['7'],
  ])('boards look as the application has them by the record %s', (text) => {
    localStorage.setItem('board', text)
    expect(shown()).toEqual(parseBoardLook(JSON.parse(text)))
    const wish = document.documentElement.style.getPropertyValue('--board-wish')
    expect(wish === '').toBe(parseBoardLook(JSON.parse(text)).widthPx === undefined)
  })

  it('keeps coordinates off that an older version switched off', () => {
    localStorage.setItem('preferences', '{"coordinates":false,"sound":true,"premoves":false}')
    expect(shown().coordinates).toBe('off')
    expect(JSON.parse(localStorage.getItem('board')!)).toEqual({ coordinates: 'off' })
    // Later choices override it.
    localStorage.setItem('board', '{"coordinates":"outside"}')
    expect(shown().coordinates).toBe('outside')
  })

  it.each([[null], ['not json'], ['{"coordinates":true}'], ['{"sound":false}']])(
    'preferences that say nothing of them leave them inside: %s',
    (text) => {
      if (text !== null) localStorage.setItem('preferences', text)
      expect(shown().coordinates).toBe('inside')
      expect(localStorage.getItem('board')).toBeNull()
    },
  )
})
