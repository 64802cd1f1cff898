/** Pearson's correlation coefficient. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [xs, ys] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)]
  const [x0, y0] = [mean(xs), mean(ys)]
  const cross = (a: readonly number[], a0: number, b: readonly number[], b0: number) =>
    a.reduce((sum, value, index) => sum + (value - a0) * (b[index]! - b0), 0)
  return cross(xs, x0, ys, y0) / Math.sqrt(cross(xs, x0, xs, x0) * cross(ys, y0, ys, y0))
}
