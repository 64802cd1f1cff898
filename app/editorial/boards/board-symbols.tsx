import { BOARD_SYMBOLS } from './piece-symbols.ts'

/** Stands once, unseen, before the boards of a page. Not `display: none`: clip paths in it would stop working. */
export function BoardSymbols() {
  return (
    <svg
      aria-hidden="true"
      className="absolute"
      width="0"
      height="0"
      // oxlint-disable-next-line react/no-danger -- our own drawings
      dangerouslySetInnerHTML={{ __html: BOARD_SYMBOLS }}
    />
  )
}
