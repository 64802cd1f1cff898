import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { MoveTree } from '#chess/move-tree.ts'
import type { Move } from '#chess/types.ts'
import { useRovingTab } from '#app/line/use-roving-tab.ts'
import { glyphSign } from './glyphs.ts'
import { rowsOf, type TreeMove } from './tree-rows.ts'
import { words } from '#words/tree'
import '#app/line/moves.css'
import './tree.css'

interface TreeMovesProps {
  readonly tree: MoveTree
  readonly path: readonly Move[]
  readonly onGo: (path: readonly Move[]) => void
  /** Content of the main line's buttons, if it differs from the move and its glyphs. */
  readonly labels?: readonly ReactNode[]
  /** Content before a move, such as its class. The path is the moves to it, joined by spaces. */
  readonly signOf?: (path: string) => ReactNode
  /** Shown until there are moves. */
  readonly empty?: ReactNode
}

/** All moves of a tree, with variations below the moves that they replace. Clicking one shows the position after it. */
export function TreeMoves({ tree, path, onGo, labels, signOf, empty }: TreeMovesProps) {
  const list = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => rowsOf(tree), [tree])
  const shown = path.join(' ')
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Scrolls only the list, not the page.
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2
  }, [shown])
  useRovingTab(list)
  return (
    <div className="tree-moves" ref={list} role="group" aria-label={words.treeMoves.moves}>
      {tree.comment !== undefined && <p className="tree-comment">{tree.comment}</p>}
      {rows.length === 0 ? (
        (empty ?? <p className="text-muted">{words.treeMoves.noMovesYet}</p>)
      ) : (
        <Line rows={rows} shown={shown} onGo={onGo} labels={labels} signOf={signOf} />
      )}
    </div>
  )
}

interface LineProps {
  readonly rows: readonly TreeMove[]
  /** The path to the shown position: its moves joined by spaces. */
  readonly shown: string
  readonly onGo: (path: readonly Move[]) => void
  readonly labels?: readonly ReactNode[] | undefined
  readonly signOf: TreeMovesProps['signOf']
}

function Line({ rows, shown, onGo, labels, signOf }: LineProps) {
  return (
    <ol>
      {rows.map((row, index) => (
        <li key={row.path.join(' ')} data-turn={row.turn}>
          {row.before !== undefined && <span className="tree-comment">{row.before} </span>}
          {row.number !== undefined && <span className="tree-number">{row.number}</span>}
          <button
            type="button"
            aria-current={row.path.join(' ') === shown ? 'step' : undefined}
            onClick={() => onGo(row.path)}
          >
            {labels?.[index] ?? (
              <>
                {signOf?.(row.path.join(' '))}
                {row.san}
                {row.glyphs.map((glyph) => (
                  <Glyph key={glyph} glyph={glyph} />
                ))}
              </>
            )}
          </button>
          {row.comment !== undefined && <span className="tree-comment"> {row.comment} </span>}
          {row.variations.map((variation) => (
            <div
              key={variation[0]!.san}
              role="group"
              aria-label={words.treeMoves.insteadOf(row.san)}
              className="tree-variation"
            >
              <Line rows={variation} shown={shown} onGo={onGo} signOf={signOf} />
            </div>
          ))}
        </li>
      ))}
    </ol>
  )
}

function Glyph({ glyph }: { readonly glyph: number }) {
  const sign = glyphSign(glyph)
  if (sign === undefined) return null
  return (
    <>
      <span aria-hidden>{sign}</span>
      <span className="sr-only">{words.glyph.afterMove(glyph)}</span>
    </>
  )
}
