import { PieceImage } from '#app/ui/piece.tsx'

/** What each piece was in chaturanga. */
const PIECES = [
  { role: 'k', name: 'King', sanskrit: 'राजा', latin: 'raja', meaning: 'the king' },
  { role: 'q', name: 'Queen', sanskrit: 'मन्त्री', latin: 'mantri', meaning: 'the counsellor' },
  { role: 'r', name: 'Rook', sanskrit: 'रथ', latin: 'ratha', meaning: 'the chariot' },
  { role: 'b', name: 'Bishop', sanskrit: 'गज', latin: 'gaja', meaning: 'the elephant' },
  { role: 'n', name: 'Knight', sanskrit: 'अश्व', latin: 'ashva', meaning: 'the horse' },
  { role: 'p', name: 'Pawn', sanskrit: 'पदाति', latin: 'padati', meaning: 'the foot soldier' },
] as const

/** The six pieces under their first names. */
export function FirstNames() {
  return (
    <ul className="mt-12 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-hairline bg-hairline sm:grid-cols-3 lg:grid-cols-6">
      {PIECES.map(({ role, name, sanskrit, latin, meaning }, index) => (
        <li key={role} className="grid justify-items-center bg-surface px-3 pt-6 pb-5 text-center">
          <PieceImage piece={{ color: index % 2 ? 'b' : 'w', role }} className="size-16" />
          <span className="mt-3 font-semibold">{name}</span>
          <span lang="sa" className="mt-2 font-display text-xl font-semibold text-green">
            {sanskrit}
          </span>
          <span className="text-sm text-muted">
            <i lang="sa-Latn">{latin}</i>, {meaning}
          </span>
        </li>
      ))}
    </ul>
  )
}
