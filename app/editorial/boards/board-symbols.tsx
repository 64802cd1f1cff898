import { BOARD_SYMBOLS } from './piece-symbols.ts'

/** The symbols that the boards of a page use. Hidden, but not by `display: none`, which would disable their clip paths. */
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
