/** Calls `act` at once, but not twice within `everyMs`: calls that come sooner are one call at the end of that time. */
export function atMostEvery(everyMs: number, act: () => void): { call: () => void; stop: () => void } {
  let calledAtMs = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  function callNow() {
    timer = undefined
    calledAtMs = performance.now()
    act()
  }
  return {
    call() {
      const inMs = calledAtMs + everyMs - performance.now()
      if (inMs <= 0 && timer === undefined) callNow()
      else timer ??= setTimeout(callNow, inMs)
    },
    stop: () => clearTimeout(timer),
  }
}
