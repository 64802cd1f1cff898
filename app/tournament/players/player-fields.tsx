import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { TITLES, type PlayerDetails } from '#tournaments/player.ts'
import { SelectField } from '../select-field.tsx'
import { words } from '#words/tournament'

interface PlayerFieldsProps {
  readonly details: PlayerDetails
  readonly onChange: (change: Partial<PlayerDetails>) => void
}

/** Other facts about a player besides the name. */
export const PlayerFields = ({ details, onChange }: PlayerFieldsProps) => (
  <>
    <div className="tournament-fields">
      <NumberField
        label={words.player.rating}
        value={details.rating}
        onChange={(rating) => onChange({ rating })}
      />
      <NumberField
        label={words.player.nationalRating}
        value={details.nationalRating}
        onChange={(nationalRating) => onChange({ nationalRating })}
      />
      <TextField
        label={words.player.born}
        hint={words.player.bornHint}
        value={details.born}
        onChange={({ target }) => onChange({ born: target.value })}
      />
      <SelectField
        label={words.player.sex}
        value={details.sex}
        options={(['', 'm', 'w'] as const).map((value) => [value, words.player.sexes[value]])}
        onChange={(sex) => onChange({ sex })}
      />
      <SelectField
        label={words.player.title}
        value={details.title}
        options={[['', words.player.noTitle], ...TITLES.map((title) => [title, title] as const)]}
        onChange={(title) => onChange({ title })}
      />
      <TextField
        label={words.player.school}
        value={details.school}
        onChange={({ target }) => onChange({ school: target.value })}
      />
      <IdFields details={details} onChange={onChange} />
    </div>
    <Checkbox
      label={words.player.halfByes}
      checked={details.mayTakeHalfBye}
      onChange={({ target }) => onChange({ mayTakeHalfBye: target.checked })}
    />
    <Checkbox
      label={words.player.initials}
      checked={details.isPublicByInitials}
      onChange={({ target }) => onChange({ isPublicByInitials: target.checked })}
    />
  </>
)

const IdFields = ({ details, onChange }: PlayerFieldsProps) => (
  <>
    <TextField
      label={words.player.federation}
      value={details.federation}
      maxLength={3}
      onChange={({ target }) => onChange({ federation: target.value.toUpperCase() })}
    />
    <TextField
      label={words.player.fideId}
      inputMode="numeric"
      value={details.fideId}
      onChange={({ target }) => onChange({ fideId: target.value.replaceAll(/\D/g, '') })}
    />
    <TextField
      label={words.player.nationalId}
      value={details.nationalId}
      onChange={({ target }) => onChange({ nationalId: target.value })}
    />
    <NumberField
      label={words.player.fee}
      value={details.feeOwed}
      onChange={(feeOwed) => onChange({ feeOwed })}
    />
    <NumberField
      label={words.player.fixedBoard}
      hint={words.player.fixedHint}
      value={details.fixedBoard}
      onChange={(fixedBoard) => onChange({ fixedBoard })}
    />
  </>
)

const readCount = (text: string) => Number(text.replaceAll(/\D/g, '')) || 0

interface NumberFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: number
  readonly onChange: (value: number) => void
}

const NumberField = ({ label, hint, value, onChange }: NumberFieldProps) => (
  <TextField
    label={label}
    {...(hint !== undefined && { hint })}
    inputMode="numeric"
    value={value === 0 ? '' : String(value)}
    onChange={({ target }) => onChange(readCount(target.value))}
  />
)
