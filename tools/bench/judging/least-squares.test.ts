import { expect, it } from 'vitest'
import { leastSquares } from './least-squares.ts'

it('finds the plane that points lie on, and the nearest where they lie beside it', () => {
  const points = [
    [1, 0, 2],
    [1, 3, 1],
    [1, -2, 5],
    [1, 4, 4],
  ] as const
  const plane = leastSquares(
    points,
    points.map(([, x, y]) => 7 - 2 * x + 0.5 * y),
  )
  expect(plane.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([7, -2, 0.5])
  expect(leastSquares([[1], [1], [1]], [1, 2, 6])).toEqual([3])
})
