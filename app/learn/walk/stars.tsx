import { squareTransform } from '#app/board/board-squares.ts'
import type { Square } from '#chess/types.ts'

/** Stars over the squares, White at the bottom. The squares' accessible names include them. */
export const Stars = ({ squares }: { readonly squares: readonly Square[] }) => (
  <div aria-hidden="true" className="board-stars">
    {squares.map((square) => (
      <svg
        key={square}
        viewBox="0 0 24 24"
        className="board-star"
        style={{ transform: squareTransform(square, 'w') }}
      >
        <path d="M12 3.2 14.6 9l6.3.7-4.7 4.2 1.3 6.2L12 17l-5.5 3.1 1.3-6.2L3.1 9.7 9.4 9Z" />
      </svg>
    ))}
  </div>
)
