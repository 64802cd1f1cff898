import { FIRST_NAMES } from '#content/first-names.ts'
import { PieceImage } from '#app/ui/piece.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/labels'

/** The six pieces with their original names. */
export function FirstNames() {
  return (
    <ul className="first-names mt-12 grid grid-cols-2 gap-px max-[17rem]:grid-cols-1 overflow-hidden rounded-card border border-hairline bg-hairline sm:grid-cols-3 lg:grid-cols-6">
      {FIRST_NAMES.map(({ role, sanskrit, latin }, index) => (
        <li key={role} className="group bg-surface pb-5 text-center">
          {/* Each piece is on a square, so that both colours are visible in both colour schemes. */}
          <div className="grid place-items-center bg-board-light py-5 group-even:bg-board-dark">
            <PieceImage piece={{ color: index % 2 ? 'b' : 'w', role }} className="size-20" />
          </div>
          <div className="mt-4 font-semibold">{words.firstNames[role].name}</div>
          <div lang="sa" className="mt-1 font-display text-xl font-semibold text-green">
            {sanskrit}
          </div>
          <div className="px-2 text-sm text-muted">
            {richText(words.firstNameMeans(<i lang="sa-Latn">{latin}</i>, words.firstNames[role].meaning))}
          </div>
        </li>
      ))}
    </ul>
  )
}
