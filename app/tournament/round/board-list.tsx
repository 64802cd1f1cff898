import { useRef, useState, type KeyboardEvent } from 'react'
import { announce } from '#app/ui/announce.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { BoardResult } from '#tournaments/results.ts'
import type { RoundGame, SectionRound } from '#tournaments/section.ts'
import { nameIn, useShownEvent } from '../event-context.ts'
import { GameDialog } from './game-dialog.tsx'
import { words } from '#words/tournament'

const QUICK_RESULTS = ['1-0', '1/2-1/2', '0-1'] as const
const SIGNS: Readonly<Record<BoardResult, string>> = {
  '1-0': '1–0',
  '1/2-1/2': '½–½',
  '0-1': '0–1',
  '1/2-0': '½–0',
  '0-1/2': '0–½',
  '0-0': '0–0',
  '1-0u': '1–0',
  '1/2-1/2u': '½–½',
  '0-1u': '0–1',
  '+/-': '+ –',
  '-/+': '– +',
  '-/-': '– –',
  adjourned: '…',
}
const KEYS: Readonly<Record<string, (typeof QUICK_RESULTS)[number]>> = {
  '1': '1-0',
  '0': '0-1',
  '=': '1/2-1/2',
  '5': '1/2-1/2',
}

interface BoardListProps {
  readonly number: number
  readonly round: SectionRound
}

/** The games of a round: one tap or one key enters a result, and the next board gets the focus. */
export function BoardList({ number, round }: BoardListProps) {
  const { event, section, keeper } = useShownEvent()
  const [opened, setOpened] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  const games = round.games.toSorted((a, b) => a.board - b.board)
  const openedGame = games.find(({ board }) => board === opened)

  async function enter({ board }: RoundGame, result: BoardResult | undefined): Promise<boolean> {
    const done = await keeper.act({
      type: 'result-entered',
      section: section.id,
      round: number,
      board,
      result,
    })
    if (done) announce(describeResult(board, result))
    return done
  }

  function press(key: KeyboardEvent, game: RoundGame, index: number) {
    const result = KEYS[key.key]
    const step = key.key === 'ArrowDown' ? 1 : key.key === 'ArrowUp' ? -1 : 0
    if (key.ctrlKey || key.metaKey || key.altKey || (result === undefined && step === 0)) return
    key.preventDefault()
    if (result === undefined) focusBoard(list.current, index + step)
    else void enter(game, result).then((done) => done && focusBoard(list.current, index + 1))
  }

  return (
    <>
      <p className="keys-hint">{words.round.keys}</p>
      <ol className="board-list" ref={list}>
        {games.map((game, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons within
          <li
            key={`${game.white} ${game.black}`}
            className="board-row"
            onKeyDown={(key) => press(key, game, index)}
          >
            <BoardRow
              game={game}
              onEnter={(result) => void enter(game, result)}
              onMore={() => setOpened(game.board)}
              name={(id) => nameIn(event, id)}
            />
          </li>
        ))}
      </ol>
      {openedGame && (
        <GameDialog
          game={openedGame}
          number={number}
          onEnter={(result) => void enter(openedGame, result).then((done) => done && setOpened(undefined))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

function focusBoard(list: HTMLElement | null, index: number) {
  const row = list?.querySelectorAll<HTMLElement>('.board-row').item(index)
  row?.querySelector<HTMLElement>('button')?.focus()
}

const describeResult = (board: number, result: BoardResult | undefined) =>
  result === undefined ? words.round.cleared(board) : words.round.said(board, words.resultNames[result])

interface BoardRowProps {
  readonly game: RoundGame
  readonly onEnter: (result: BoardResult) => void
  readonly onMore: () => void
  readonly name: (id: number) => string
}

function BoardRow({ game, onEnter, onMore, name }: BoardRowProps) {
  const { board, white, black, result } = game
  const isQuick = QUICK_RESULTS.some((each) => each === result)
  return (
    <div role="group" aria-label={words.round.game(board, name(white), name(black))} className="board-game">
      <span className="board-number" aria-hidden="true">
        {board}
      </span>
      <span className="board-players">
        <span className="side side-white">{name(white)}</span>
        <span className="side side-black">{name(black)}</span>
      </span>
      <span className="board-results">
        {QUICK_RESULTS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={result === each}
            onClick={() => result !== each && onEnter(each)}
          >
            <span className="sr-only">{words.round.resultOf[each]}</span>
            <span aria-hidden="true">{SIGNS[each]}</span>
          </button>
        ))}
        <button type="button" className="board-more" onClick={onMore}>
          <span className="sr-only">{words.round.more(board)}</span>
          {result === undefined || isQuick ? (
            <Icon name="more" />
          ) : (
            <strong aria-hidden="true">{SIGNS[result]}</strong>
          )}
        </button>
      </span>
    </div>
  )
}
