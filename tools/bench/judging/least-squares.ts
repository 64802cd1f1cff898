/**
 * The coefficients of a linear least-squares fit of the terms of each row to its value: normal equations, solved by
 * elimination.
 */
export function leastSquares(
  terms: readonly (readonly number[])[],
  values: readonly number[],
): readonly number[] {
  const size = terms[0]!.length
  const rows = Array.from({ length: size }, (_, row) => [
    ...Array.from({ length: size }, (__, column) => sum(terms.map((term) => term[row]! * term[column]!))),
    sum(terms.map((term, index) => term[row]! * values[index]!)),
  ])
  for (let pivot = 0; pivot < size; pivot++) {
    const best = rows.findIndex(
      (row, index) =>
        index >= pivot &&
        rows.slice(pivot).every((other) => Math.abs(row[pivot]!) >= Math.abs(other[pivot]!)),
    )
    ;[rows[pivot], rows[best]] = [rows[best]!, rows[pivot]!]
    for (const [index, row] of rows.entries()) {
      if (index === pivot) continue
      const factor = row[pivot]! / rows[pivot]![pivot]!
      rows[index] = row.map((value, column) => value - factor * rows[pivot]![column]!)
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!)
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
