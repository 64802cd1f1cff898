import { Link } from 'react-router'
import { COLORS } from '#chess/types.ts'
import { LONGEST_NAME } from '#matches/settings.ts'
import { CardGroup } from './card-group.tsx'
import type { Choices } from './choices.ts'
import { FIELD } from './setup-options.tsx'
import { PieceImage } from '#app/ui/piece.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/game'

interface PeopleChoiceProps {
  readonly choices: Choices
  readonly onChange: (changed: Partial<Choices>) => void
}

const SEATS = ['beside', 'table'] as const

/** Two people at one screen: how they sit, and their names. */
export function PeopleChoice({ choices, onChange }: PeopleChoiceProps) {
  return (
    <CardGroup
      legend={words.peopleChoice.seats}
      className="seats"
      options={SEATS.map((seats) => ({
        value: seats,
        label: words.peopleChoice.names[seats],
        note: <span className="setup-temper">{words.peopleChoice.notes[seats]}</span>,
        image: <SeatsPicture isTable={seats === 'table'} />,
      }))}
      value={choices.across ? 'table' : 'beside'}
      onChange={(seats) => onChange({ across: seats === 'table' })}
      detail={<FriendElsewhere />}
    >
      <div className="setup-names">
        {COLORS.map((color) => (
          <label key={color} className="grid gap-1 text-label font-semibold">
            {words.peopleChoice.nameOf(color)}
            <input
              className={FIELD}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              value={choices.names[color]}
              onChange={(event) => onChange({ names: { ...choices.names, [color]: event.target.value } })}
            />
          </label>
        ))}
      </div>
    </CardGroup>
  )
}

const FriendElsewhere = () =>
  richText(words.peopleChoice.friendElsewhere((text) => <Link to="/online">{text}</Link>))

/** Draws four squares with a piece of each side. Across a table the far piece is upside down. */
const SeatsPicture = ({ isTable }: { readonly isTable: boolean }) => (
  <span aria-hidden className="setup-figure seats-picture">
    <PieceImage piece={{ color: 'b', role: 'k' }} className={isTable ? 'rotate-180' : ''} area="1 / 1" />
    <PieceImage piece={{ color: 'b', role: 'q' }} className={isTable ? 'rotate-180' : ''} area="1 / 2" />
    <PieceImage piece={{ color: 'w', role: 'k' }} className="" area="2 / 1" />
    <PieceImage piece={{ color: 'w', role: 'q' }} className="" area="2 / 2" />
  </span>
)
