export const words = {
  coachCard: {
    coach: 'Coach',
  },
  evaluationBar: {
    unknown: 'Evaluation: not known yet',
    score: (spoken: string) => `Evaluation: ${spoken}`,
  },
}
