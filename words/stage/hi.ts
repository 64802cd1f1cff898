import type { words as en } from './en.ts'

export const words: typeof en = {
  coachCard: {
    coach: 'कोच',
  },
  evaluationBar: {
    unknown: 'आकलन: अभी पता नहीं',
    score: (spoken) => `आकलन: ${spoken}`,
  },
}
