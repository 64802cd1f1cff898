/** A while in which nothing is to be begun. */
export interface Rest {
  readonly isOn: boolean
  /** From now on, for its whole time. */
  begin(): void
  /** Without calling anybody. */
  end(): void
}

/** `onOver`: called when its time has passed. 0 milliseconds: there is none. */
export function makeRest(ms: number, onOver: () => void): Rest {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    get isOn() {
      return timer !== undefined
    },
    begin() {
      end()
      if (ms === 0) return
      timer = setTimeout(() => {
        timer = undefined
        onOver()
      }, ms)
    },
    end,
  }
}
