/** The names of the pieces in chaturanga, with the evidence in content/history/chess-origins.md. */
export const FIRST_NAMES = [
  { role: 'k', name: 'King', sanskrit: 'राजा', latin: 'raja', meaning: 'the king' },
  { role: 'q', name: 'Queen', sanskrit: 'मन्त्री', latin: 'mantri', meaning: 'the counsellor' },
  { role: 'r', name: 'Rook', sanskrit: 'रथ', latin: 'ratha', meaning: 'the chariot' },
  { role: 'b', name: 'Bishop', sanskrit: 'गज', latin: 'gaja', meaning: 'the elephant' },
  { role: 'n', name: 'Knight', sanskrit: 'अश्व', latin: 'ashva', meaning: 'the horse' },
  { role: 'p', name: 'Pawn', sanskrit: 'पदाति', latin: 'padati', meaning: 'the foot soldier' },
] as const

export type FirstName = (typeof FIRST_NAMES)[number]
