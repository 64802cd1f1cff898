import { useEffect, useEffectEvent, useState } from 'react'
import { makeFen, START_FEN } from '#chess/fen.ts'
import { Line } from '#chess/line.ts'
import { emptyTree } from '#chess/move-tree.ts'
import type { OpeningNames } from '#matches/openings.ts'
import { repeatEarlyPresses } from '#app/browser/early-presses.ts'
import { useIsHydrated } from '#app/browser/use-hydrated.ts'
import type { PastedTextFault } from '#app/line/pasted-text.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { LiveJudge } from '#app/tree/live-judging.ts'
import type { TreeState } from '#app/tree/tree-state.ts'
import { AnalysisBoard } from './analysis-board.tsx'
import { late } from './late.ts'
import type * as Reader from './read-text.ts'
import type { Reading } from './read-text.ts'
import './analysis.css'

/** Loaded on demand: in most visits no position is set up and no text loaded. */
const PositionEditor = lazyPart(async () => (await late()).PositionEditor)
const AddressFault = lazyPart(async () => (await late()).AddressFault)
const PastedNotes = lazyPart(async () => (await late()).PastedNotes)
const LoadDialog = lazyPart(async () => (await late()).LoadDialog)

interface AnalysisPageProps {
  readonly startJudge: () => LiveJudge
  /** Empty until they are fetched. */
  readonly openingNames: OpeningNames
}

interface OpenedTree extends TreeState {
  readonly tags: Reading['tags']
  readonly result: Reading['result']
  readonly notes: Reading['notes']
  /** Changes with each position or game that is opened, to reset all state. */
  readonly key: number
  /** True if a button of this page opened it, which is now gone; false if the URL did. */
  readonly isOpenedHere: boolean
}

const NOTHING: OpenedTree = {
  tree: emptyTree(START_FEN),
  path: [],
  tags: {},
  result: '*',
  notes: [],
  key: 0,
  isOpenedHere: false,
}
const SETTLED_MS = 400

/** Repeats the presses that were made before the board could take them. */
function useEarlyPresses(isReady: boolean): void {
  useEffect(() => {
    if (isReady) void repeatEarlyPresses()
  }, [isReady])
}

/** A tree of variations from any position. The URL contains the whole tree, so a link is a copy. */
export function AnalysisPage({ startJudge, openingNames }: AnalysisPageProps) {
  const [opened, setOpened] = useState(NOTHING)
  const [state, setState] = useState<TreeState>(NOTHING)
  const [mode, setMode] = useState<'analyse' | 'edit' | 'load'>('analyse')
  const [fault, setFault] = useState<PastedTextFault>()
  const [isRead, setIsRead] = useState(false)
  const [isLoadWanted, setIsLoadWanted] = useState(false)
  const isReady = useIsHydrated() && isRead

  function open(reading: Reading & TreeState, isOpenedHere: boolean) {
    setOpened((before) => ({ ...reading, isOpenedHere, key: before.key + 1 }))
    setState(reading)
    setMode('analyse')
    setFault(undefined)
  }

  useAddress((asked) => {
    setIsRead(true)
    if (asked?.ok) open(asked.value, false)
    else setFault(asked)
  })
  useWrittenAddress(state, opened)
  useEarlyPresses(isReady)

  return (
    <main className="page analysis-page" data-waits={isReady ? undefined : ''}>
      {fault !== undefined && <AddressFault fault={fault} />}
      {opened.notes.length > 0 && <PastedNotes notes={opened.notes} />}
      {mode === 'edit' ? (
        <PositionEditor
          fen={makeFen(new Line(state.tree.start, state.path).positionAt())}
          orientation="w"
          onDone={(start) =>
            open({ tree: emptyTree(start), path: [], tags: {}, result: '*', notes: [] }, true)
          }
          onCancel={() => setMode('analyse')}
        />
      ) : (
        <AnalysisBoard
          key={opened.key}
          opened={state}
          takesFocus={opened.isOpenedHere}
          startJudge={startJudge}
          openingNames={openingNames}
          onState={setState}
          game={{ ...state, tags: opened.tags, result: opened.result }}
          onEdit={() => setMode('edit')}
          onLoad={() => {
            setIsLoadWanted(true)
            setMode('load')
          }}
        />
      )}
      {isLoadWanted && (
        <LoadDialog
          isOpen={mode === 'load'}
          onRead={(reading) => open({ ...reading, path: [] }, true)}
          onClose={() => setMode('analyse')}
        />
      )}
    </main>
  )
}

/**
 * Reads the URL in the browser, because the server does not receive the part after `#`. The parser loads after the page, since
 * most URLs contain no game.
 */
function useAddress(onRead: (asked: ReturnType<typeof Reader.readAddress>) => void): void {
  const read = useEffectEvent(onRead)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const follow = async () => {
      const { search, hash } = location
      const reader = search === '' && hash === '' ? undefined : await late()
      if (!signal.aborted) read(reader?.readAddress(search, hash))
    }
    const followSafely = () => {
      follow().catch((error: unknown) => {
        console.warn('The address could not be read.', error)
        if (!signal.aborted) read(undefined)
      })
    }
    followSafely()
    addEventListener('hashchange', followSafely, { signal })
    return () => left.abort()
  }, [])
}

/** Writes the tree to the URL, shortly after the last change. */
function useWrittenAddress(state: TreeState, { tags, result }: OpenedTree): void {
  const isTouched = state.tree !== NOTHING.tree
  useEffect(() => {
    if (!isTouched) return
    let isLeft = false
    const write = async () => {
      const { makeLink } = await late()
      if (!isLeft) history.replaceState(history.state, '', makeLink({ ...state, tags, result }))
    }
    const timer = setTimeout(() => {
      write().catch((error: unknown) => console.warn('The address was not written.', error))
    }, SETTLED_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [state, tags, result, isTouched])
}
