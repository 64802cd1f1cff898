import { useEffect, useState } from 'react'
import type { ClassName } from '#endings/classes.ts'
import type { EndingTables } from '#endings/exact.ts'
import { oracleOfResults, oracleOfTables, type EndingOracle } from '#endings/training/oracle.ts'
import { openTables } from './tables/open-tables.ts'

export interface OracleState {
  /** Absent until at least the results are there. */
  readonly oracle: EndingOracle | undefined
  /** Absent until the distances are there. */
  readonly tables: EndingTables | undefined
  readonly progress: { readonly done: number; readonly total: number } | undefined
  readonly hasFailed: boolean
}

const NOTHING: OracleState = { oracle: undefined, tables: undefined, progress: undefined, hasFailed: false }

/** Opens the tables of a class. The component must be remounted for another class. */
export function useOracle(name: ClassName): OracleState {
  const [state, setState] = useState(NOTHING)
  useEffect(
    () =>
      openTables(name, {
        onResults: (results) => setState((before) => ({ ...before, oracle: oracleOfResults(results) })),
        onProgress: (done, total) => setState((before) => ({ ...before, progress: { done, total } })),
        onTables: (tables) =>
          setState({ oracle: oracleOfTables(tables), tables, progress: undefined, hasFailed: false }),
        onFailed(reason) {
          console.warn(`The tables of ${name} could not be prepared: ${reason}`)
          setState((before) => ({ ...before, progress: undefined, hasFailed: true }))
        },
      }),
    [name],
  )
  return state
}
