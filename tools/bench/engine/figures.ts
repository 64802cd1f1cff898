/** Summaries of many measurements. */

/** The value that `share` of all values are below: 0.5 gives the median. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!

/** Rounds to hundredths. */
export const rounded = (value: number): number => Math.round(value * 100) / 100
