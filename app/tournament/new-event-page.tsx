import { useState } from 'react'
import { useNavigate } from 'react-router'
import { TextField } from '#app/ui/form/field.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { NO_EVENT_DETAILS, type EventDetails } from '#tournaments/chess-event.ts'
import { DEFAULT_SETTINGS, DEFAULT_TIE_BREAKS, SYSTEMS, type PairingSystem } from '#tournaments/section.ts'
import { DetailFields } from './detail-fields.tsx'
import './tournament.css'
import { words } from '#words/tournament'

const today = () => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** The form for a new tournament: a name is enough. */
export function NewEventPage() {
  const navigate = useNavigate()
  const [details, setDetails] = useState<EventDetails>(() => ({ ...NO_EVENT_DETAILS, from: today() }))
  const [system, setSystem] = useState<PairingSystem>('dutch')
  const [rounds, setRounds] = useState('5')
  const [fault, setFault] = useState<string>()
  const set = (change: Partial<EventDetails>) => setDetails({ ...details, ...change })

  async function create() {
    const settings = {
      ...DEFAULT_SETTINGS,
      name: words.newEvent.sectionDefault,
      system,
      rounds: Number(rounds),
      tieBreaks: DEFAULT_TIE_BREAKS[system],
      initialColor: Math.random() < 0.5 ? ('w' as const) : ('b' as const),
    }
    // Checks and storage come with the press, after the form.
    const { createEvent } = await import('./create-event.ts')
    const created = await createEvent({ ...details, name: details.name.trim() }, settings)
    if (created.ok) await navigate(`/tournament/${created.id}?show=players`)
    else setFault(created.fault)
  }

  return (
    <main className="page tournament-page fills-screen">
      <h1>{words.newEvent.title}</h1>
      <form
        className="tournament-form"
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <TextField
          label={words.newEvent.name}
          value={details.name}
          error={fault}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => set({ name: target.value })}
        />
        <SystemFields system={system} rounds={rounds} onSystem={setSystem} onRounds={setRounds} />
        <details className="tournament-details">
          <summary>{words.newEvent.more}</summary>
          <DetailFields details={details} onChange={set} />
        </details>
        <p className="strict-mark">{words.newEvent.strict}</p>
        <SubmitButton size="large">{words.newEvent.create}</SubmitButton>
      </form>
    </main>
  )
}

interface SystemFieldsProps {
  readonly system: PairingSystem
  readonly rounds: string
  readonly onSystem: (system: PairingSystem) => void
  readonly onRounds: (rounds: string) => void
}

const SystemFields = ({ system, rounds, onSystem, onRounds }: SystemFieldsProps) => (
  <>
    <RadioGroup
      legend={words.newEvent.system}
      columns="grid-cols-3 @max-[26rem]:grid-cols-1"
      value={system}
      onChange={onSystem}
      options={SYSTEMS.map((each) => ({
        value: each,
        label: words.newEvent.systems[each],
        note: words.newEvent.systemNotes[each],
      }))}
    />
    {system === 'dutch' ? (
      <RadioGroup
        legend={words.newEvent.rounds}
        value={rounds}
        onChange={onRounds}
        columns="grid-cols-7 @max-[20rem]:grid-cols-4"
        options={['3', '4', '5', '6', '7', '8', '9'].map((value) => ({ value, label: value }))}
      />
    ) : (
      <p className="text-muted">{words.newEvent.roundsFollow}</p>
    )}
  </>
)
