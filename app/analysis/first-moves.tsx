import { Rajah } from '#app/stage/rajah.tsx'
import { words } from '#words/analysis'

/** Shown in place of the list until there are moves. */
export const FirstMoves = () => (
  <div className="first-moves">
    <Rajah pose="welcome" />
    <div>
      <p className="first-moves-title">{words.firstMoves.title}</p>
      <p className="text-muted">{words.firstMoves.text}</p>
    </div>
  </div>
)
