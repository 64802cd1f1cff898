import { useEffect, useEffectEvent, useState } from 'react'
import { makeFen, START_FEN } from '#chess/fen.ts'
import { Line } from '#chess/line.ts'
import { emptyTree } from '#chess/move-tree.ts'
import { makeTreePgn } from '#chess/pgn-tree.ts'
import type { OpeningNames } from '#matches/openings.ts'
import { useIsHydrated } from '#app/browser/use-hydrated.ts'
import type { PastedTextFault } from '#app/line/pasted-text.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { LiveJudge } from '#app/tree/live-judging.ts'
import type { TreeState } from '#app/tree/tree-state.ts'
import { AnalysisBoard } from './analysis-board.tsx'
import { placesOf, readAddress, type Reading } from './read-text.ts'
import { words } from '#words/analysis'
import '#app/line/stage.css'
import './analysis.css'

/** Fetched on demand: most visits set up no position and load no text. */
const PositionEditor = lazyPart(async () => (await import('./position-editor.tsx')).PositionEditor)
const AddressFault = lazyPart(async () => (await import('./address-fault.tsx')).AddressFault)
const LoadForm = lazyPart(async () => (await import('./load-form.tsx')).LoadForm)

interface AnalysisPageProps {
  readonly startJudge: () => LiveJudge
  /** Empty until they are fetched. */
  readonly openingNames: OpeningNames
}

interface OpenedTree extends TreeState {
  readonly tags: Reading['tags']
  readonly result: Reading['result']
  /** Changes with each position or game that is opened, to reset all state. */
  readonly key: number
  /** True for a button of this page, which is gone now, and false for the address. */
  readonly isOpenedHere: boolean
}

const NOTHING: OpenedTree = {
  tree: emptyTree(START_FEN),
  path: [],
  tags: {},
  result: '*',
  key: 0,
  isOpenedHere: false,
}
const SETTLED_MS = 400

/** A tree of variations from any position. The address holds the whole tree, so that a link is a copy. */
export function AnalysisPage({ startJudge, openingNames }: AnalysisPageProps) {
  const [opened, setOpened] = useState(NOTHING)
  const [state, setState] = useState<TreeState>(NOTHING)
  const [mode, setMode] = useState<'analyse' | 'edit' | 'load'>('analyse')
  const [fault, setFault] = useState<PastedTextFault>()
  const isReady = useIsHydrated()

  function open(reading: Reading & TreeState, isOpenedHere: boolean) {
    setOpened((before) => ({ ...reading, isOpenedHere, key: before.key + 1 }))
    setState(reading)
    setMode('analyse')
    setFault(undefined)
  }

  useAddress((asked) => {
    if (asked?.ok) open(asked.value, false)
    else setFault(asked)
  })
  useWrittenAddress(state, opened)
  const { tags, result } = opened

  return (
    <main className="page analysis-page" inert={!isReady}>
      <h1>{words.analysisPage.analysisBoard}</h1>
      {fault !== undefined && <AddressFault fault={fault} />}
      {mode === 'edit' ? (
        <PositionEditor
          fen={makeFen(new Line(state.tree.start, state.path).positionAt())}
          orientation="w"
          onDone={(start) => open({ tree: emptyTree(start), path: [], tags: {}, result: '*' }, true)}
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
          pgn={() => makeTreePgn({ tags, tree: state.tree, result })}
          link={() => location.origin + linkOf(state, tags, result)}
          onEdit={() => setMode('edit')}
          onLoad={() => setMode('load')}
        />
      )}
      <Dialog open={mode === 'load'} onClose={() => setMode('analyse')} title={words.analysisPage.load}>
        <LoadForm
          onRead={(reading) => open({ ...reading, path: [] }, true)}
          onCancel={() => setMode('analyse')}
        />
      </Dialog>
    </main>
  )
}

/** Reads the address in the browser, because the server does not receive the part after `#`. */
function useAddress(onRead: (asked: ReturnType<typeof readAddress>) => void): void {
  const read = useEffectEvent(onRead)
  useEffect(() => {
    const follow = () => read(readAddress(location.search, location.hash))
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
}

/** Writes the tree to the address, shortly after the last change. */
function useWrittenAddress(state: TreeState, { tags, result }: OpenedTree): void {
  const isTouched = state.tree !== NOTHING.tree
  useEffect(() => {
    if (!isTouched) return
    const timer = setTimeout(
      () => history.replaceState(history.state, '', linkOf(state, tags, result)),
      SETTLED_MS,
    )
    return () => clearTimeout(timer)
  }, [state, tags, result, isTouched])
}

/** A link to the moves, variations and comments, and to the shown position. */
function linkOf({ tree, path }: TreeState, tags: Reading['tags'], result: Reading['result']): string {
  const pgn = makeTreePgn({ tags, tree, result })
  // Tags without a value would only make the link longer.
  const short = pgn.replaceAll(/^\[\w+ "(?:\?|\?{4}\.\?\?\.\?\?|\*)"\]\n/gm, '').trim()
  const inside = new URLSearchParams({ pgn: short, ...(path.length > 0 && { line: placesOf(tree, path) }) })
  return `/analysis#${inside.toString()}`
}
