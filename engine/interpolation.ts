/**
 * A position between two adjacent values of an ascending list: index of the lower one, and the fraction of the way to the
 * next.
 */
export interface Interpolation {
  readonly index: number
  readonly share: number
}

/** Finds the interpolation position of `value`. Clamps values outside the range. */
export function placeAmong(steps: readonly number[], value: number): Interpolation {
  const last = steps.length - 1
  if (value <= steps[0]!) return { index: 0, share: 0 }
  if (value >= steps[last]!) return { index: last, share: 0 }
  const index = steps.findLastIndex((step) => step <= value)
  const [low, high] = [steps[index]!, steps[index + 1]!]
  return { index, share: (value - low) / (high - low) }
}

/** Interpolates linearly. */
export const valueAt = (values: readonly number[], { index, share }: Interpolation): number =>
  values[index]! * (1 - share) + (share > 0 ? values[index + 1]! * share : 0)
