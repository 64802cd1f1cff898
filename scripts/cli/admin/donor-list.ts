import type { DonationEntry } from '#server/donations/admin.ts'

/** Enough characters of an id to distinguish a few thousand donations. */
const ID_LENGTH = 8

/** A table for a terminal. Names were cleaned of terminal control characters when they were entered. */
export function makeDonorList(entries: readonly DonationEntry[]): string {
  if (entries.length === 0) return 'Nobody has donated yet.\n'
  const rows = entries.map((entry) => [
    entry.id.slice(0, ID_LENGTH),
    entry.createdAt.slice(0, 10),
    `£${(entry.pence / 100).toFixed(2)}`.padStart(8),
    standingOf(entry).join(', '),
    entry.name ?? 'Anonymous',
  ])
  const lines = [['id', 'date', 'amount'.padStart(8), 'standing', 'name'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]!.length)))
  return lines
    .map(
      (line) =>
        line
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd() + '\n',
    )
    .join('')
}

function standingOf({
  state,
  pence,
  refundedPence,
  isHidden,
  isFeatured,
  isPractice,
}: DonationEntry): string[] {
  return [
    refundedPence >= pence ? 'refunded' : state,
    ...(refundedPence > 0 && refundedPence < pence ? [`£${(refundedPence / 100).toFixed(2)} refunded`] : []),
    ...(isHidden ? ['hidden'] : []),
    ...(isFeatured ? ['featured'] : []),
    ...(isPractice ? ['practice'] : []),
  ]
}
