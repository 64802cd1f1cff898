export const accuracyText = (accuracy: number | undefined): string =>
  accuracy === undefined ? 'No moves' : `${accuracy.toFixed(1)}%`
