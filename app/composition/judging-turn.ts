let stopLast = () => {}

/** A tab judges one review at a time: starting one stops the previous one. */
export function takeJudgingTurn(stop: () => void): void {
  stopLast()
  stopLast = stop
}
