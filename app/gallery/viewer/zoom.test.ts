import { describe, expect, it } from 'vitest'
import { isOn, moveBy, openView, pressTwice, zoomBy, type Places } from './zoom.ts'

const DESK: Places = { viewport: { width: 1200, height: 900 }, picture: { width: 1200, height: 800 } }
const PHONE: Places = { viewport: { width: 400, height: 800 }, picture: { width: 400, height: 267 } }
const MIDDLE = { x: 0, y: 0 }

/** The point of the picture, in its own pixels from its middle, under a point of the viewport. */
const under = (view: { scale: number; x: number; y: number }, point: { x: number; y: number }) => ({
  x: (point.x - view.x) / view.scale,
  y: (point.y - view.y) / view.scale,
})

describe('a picture opens', () => {
  it('whole on a desk, and four fifths of the height on a phone held upright', () => {
    expect(openView(DESK)).toEqual({ scale: 1, x: 0, y: 0 })
    expect(openView(PHONE).scale * PHONE.picture.height).toBeCloseTo(640)
  })
})

describe('zooming', () => {
  it('keeps what is under the fingers under them', () => {
    const point = { x: 200, y: -100 }
    const before = zoomBy(openView(DESK), 2, MIDDLE, DESK)
    const after = zoomBy(before, 1.5, point, DESK)
    expect(after.scale).toBe(3)
    expect(under(after, point).x).toBeCloseTo(under(before, point).x)
    expect(under(after, point).y).toBeCloseTo(under(before, point).y)
  })

  it('stops at the whole picture, centred, and at eight times its size', () => {
    const far = zoomBy({ scale: 3, x: 900, y: 300 }, 0.01, { x: 600, y: 0 }, DESK)
    expect(far).toEqual({ scale: 1, x: 0, y: 0 })
    expect(zoomBy(far, 100, MIDDLE, DESK).scale).toBe(8)
  })

  it('by two presses goes nearer there, and back', () => {
    const near = pressTwice(openView(DESK), { x: -300, y: 0 }, DESK)
    expect(near).toEqual({ scale: 2.5, x: 450, y: 0 })
    expect(pressTwice(near, MIDDLE, DESK)).toEqual(openView(DESK))
    expect(pressTwice(openView(PHONE), MIDDLE, PHONE).scale).toBeGreaterThan(openView(PHONE).scale)
  })
})

describe('moving', () => {
  it('stops at the edges of the picture', () => {
    const near = zoomBy(openView(DESK), 2, MIDDLE, DESK)
    expect(moveBy(near, { x: 5_000, y: -5_000 }, DESK)).toEqual({ scale: 2, x: 600, y: -350 })
  })

  it('does nothing where all is seen', () => {
    expect(moveBy(openView(DESK), { x: 50, y: 50 }, DESK)).toEqual({ scale: 1, x: 0, y: 0 })
  })
})

it('distinguishes the picture from the dark area beside it', () => {
  expect(isOn(openView(DESK), { x: 590, y: 390 }, DESK)).toBe(true)
  expect(isOn(openView(DESK), { x: 0, y: 420 }, DESK)).toBe(false)
})
