import { Field, TextField } from '#app/ui/form/field.tsx'
import { EVENT_PACES, type EventDetails } from '#tournaments/chess-event.ts'
import { words } from '#words/tournament'

interface DetailFieldsProps {
  readonly details: EventDetails
  readonly onChange: (change: Partial<EventDetails>) => void
}

/** The details that a report file needs besides the name. */
export const DetailFields = ({ details, onChange }: DetailFieldsProps) => (
  <div className="tournament-fields">
    <TextField
      label={words.newEvent.place}
      value={details.place}
      onChange={({ target }) => onChange({ place: target.value })}
    />
    <TextField
      label={words.newEvent.federation}
      hint={words.newEvent.federationHint}
      value={details.federation}
      maxLength={3}
      onChange={({ target }) => onChange({ federation: target.value.toUpperCase() })}
    />
    <TextField
      label={words.newEvent.arbiter}
      value={details.arbiter}
      onChange={({ target }) => onChange({ arbiter: target.value })}
    />
    <TextField
      label={words.newEvent.timeControl}
      hint={words.newEvent.timeHint}
      value={details.timeControl}
      onChange={({ target }) => onChange({ timeControl: target.value })}
    />
    <TextField
      type="date"
      label={words.newEvent.from}
      value={details.from}
      onChange={({ target }) => onChange({ from: target.value })}
    />
    <TextField
      type="date"
      label={words.newEvent.to}
      value={details.to}
      onChange={({ target }) => onChange({ to: target.value })}
    />
    <Field label={words.newEvent.pace}>
      {({ id }) => (
        <select
          id={id}
          value={details.pace}
          onChange={({ target }) =>
            onChange({ pace: EVENT_PACES.find((pace) => pace === target.value) ?? 'standard' })
          }
        >
          {EVENT_PACES.map((pace) => (
            <option key={pace} value={pace}>
              {words.newEvent.paces[pace]}
            </option>
          ))}
        </select>
      )}
    </Field>
  </div>
)
