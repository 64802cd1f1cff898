export const accuracyText = (accuracy: number | undefined): string =>
  accuracy === undefined ? 'Too few moves' : `${accuracy.toFixed(1)}%`
