/**
 * The names of the pieces in chaturanga, with the evidence in content/history/chess-origins.md. `words/labels` has today's names
 * and the meanings.
 */
export const FIRST_NAMES = [
  { role: 'k', sanskrit: 'राजा', latin: 'raja' },
  { role: 'q', sanskrit: 'मन्त्री', latin: 'mantri' },
  { role: 'r', sanskrit: 'रथ', latin: 'ratha' },
  { role: 'b', sanskrit: 'गज', latin: 'gaja' },
  { role: 'n', sanskrit: 'अश्व', latin: 'ashva' },
  { role: 'p', sanskrit: 'पदाति', latin: 'padati' },
] as const

export type FirstName = (typeof FIRST_NAMES)[number]
