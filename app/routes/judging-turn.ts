let stopLast = () => {}

/** One review of a tab is judged at a time: whoever begins stops the one before. */
export function takeJudgingTurn(stop: () => void): void {
  stopLast()
  stopLast = stop
}
