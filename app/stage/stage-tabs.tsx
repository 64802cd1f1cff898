import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'

interface StageTab<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly panel: ReactNode
}

interface StageTabsProps<Id extends string> {
  /** Accessible name of the row of tabs. */
  readonly label: string
  readonly tabs: readonly StageTab<Id>[]
  /** The shown tab, if the page controls it; otherwise the first tab is shown at first. */
  readonly chosen?: Id
  readonly onChoose?: (id: Id) => void
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Tabs in the stage's column. Only the chosen panel is rendered; on a desk it fills the column and scrolls. The row is a
 * single Tab stop, in which the left and right arrows, Home and End choose. After a press with the pointer these keys step
 * through the game instead, as elsewhere on the page.
 */
export function StageTabs<Id extends string>({ label, tabs, chosen, onChoose }: StageTabsProps<Id>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<Id>()
  const shown = tabs.find((tab) => tab.id === (chosen ?? own)) ?? tabs[0]

  function choose(index: number) {
    const { id: next } = tabs[index]!
    setOwn(next)
    onChoose?.(next)
  }
  const keys = useTabKeys(tabs.length, (index) => {
    choose(index)
    row.current?.querySelectorAll('button')[index]?.focus()
  })

  return (
    <div className="stage-tabs stage-fills">
      <div ref={row} role="tablist" aria-label={label} className="stage-tab-row">
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${id}-panel` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            className="stage-tab"
            onClick={() => choose(index)}
            {...keys(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={shown?.id}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown?.id}`}
        // A panel that contains only text must be focusable, so that keys can scroll it.
        tabIndex={0}
        className="stage-panel"
      >
        {shown?.panel}
      </div>
    </div>
  )
}

/** Handlers of the tab at an index. `onStep` gets the tab that a key selects. */
function useTabKeys(count: number, onStep: (index: number) => void) {
  const isPointed = useRef(false)
  return (index: number) => ({
    onPointerDown: () => {
      isPointed.current = true
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) isPointed.current = false
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      if (!step || isPointed.current || isOther) return
      // The page's shortcuts ignore events whose default is prevented.
      event.preventDefault()
      onStep(step(index, count))
    },
  })
}
