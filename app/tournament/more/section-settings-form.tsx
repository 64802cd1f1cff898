import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import {
  DEFAULT_SETTINGS,
  DEFAULT_TIE_BREAKS,
  isStarted,
  SYSTEMS,
  type SectionSettings,
} from '#tournaments/section.ts'
import { useShownEvent } from '../event-context.ts'
import { SelectField } from '../select-field.tsx'
import { words } from '#words/tournament'

const POINT_SYSTEMS = ['usual', 'football'] as const
const POINTS = {
  usual: DEFAULT_SETTINGS.points,
  football: { win: 30, draw: 10, loss: 0, absence: 0, allocatedBye: 30, pending: 10 },
} as const
const BYE_VALUES = ['win', 'draw', 'loss'] as const

/** The settings of a section. Saving a locked setting is refused with the reason. */
export function SectionSettingsForm() {
  const { event, section, keeper } = useShownEvent()
  const [settings, setSettings] = useState<SectionSettings>(section.settings)
  const set = (change: Partial<SectionSettings>) => setSettings({ ...settings, ...change })
  const addSection = () => {
    const used = event.sections.map(({ id }) => id)
    const id = 'abcdefghijklmnopqrstuvwxyz'.split('').find((letter) => !used.includes(letter)) ?? ''
    const name = `${words.more.sections} ${id.toUpperCase()}`
    void keeper.act({ type: 'section-added', section: id, settings: { ...DEFAULT_SETTINGS, name } })
  }
  return (
    <details className="tournament-details">
      <summary>{words.more.sections}</summary>
      <form
        onSubmit={(submit) => {
          submit.preventDefault()
          void keeper.act({ type: 'section-changed', section: section.id, settings })
        }}
      >
        <SettingFields settings={settings} isFixed={isStarted(section)} onChange={set} />
        <div className="ask-buttons">
          <SubmitButton>{words.more.save}</SubmitButton>
          <Button icon="new" onClick={addSection}>
            {words.more.addSection}
          </Button>
          {event.sections.length > 1 && (
            <Button onClick={() => void keeper.act({ type: 'section-removed', section: section.id })}>
              {words.more.removeSection}
            </Button>
          )}
        </div>
      </form>
    </details>
  )
}

interface SettingFieldsProps {
  readonly settings: SectionSettings
  /** The pairing system can no longer change. */
  readonly isFixed: boolean
  readonly onChange: (change: Partial<SectionSettings>) => void
}

function SettingFields({ settings, isFixed, onChange }: SettingFieldsProps) {
  const { system } = settings
  const number = (text: string) => Number(text.replaceAll(/\D/g, '')) || 0
  return (
    <>
      <div className="tournament-fields">
        <TextField
          label={words.more.sectionName}
          value={settings.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        {!isFixed && (
          <SelectField
            label={words.newEvent.system}
            value={system}
            options={SYSTEMS.map((each) => [each, words.newEvent.systems[each]])}
            onChange={(chosen) => onChange({ system: chosen, tieBreaks: DEFAULT_TIE_BREAKS[chosen] })}
          />
        )}
        {system === 'dutch' && (
          <TextField
            label={words.more.rounds}
            inputMode="numeric"
            value={String(settings.rounds)}
            onChange={({ target }) => onChange({ rounds: number(target.value) })}
          />
        )}
        <TextField
          label={words.more.tieBreaks}
          hint={words.more.tieBreaksHint}
          value={settings.tieBreaks}
          onChange={({ target }) => onChange({ tieBreaks: target.value.toUpperCase() })}
        />
        <PointFields settings={settings} onChange={onChange} />
        <TextField
          label={words.more.firstBoard}
          hint={words.more.firstBoardHint}
          inputMode="numeric"
          value={String(settings.firstBoard)}
          onChange={({ target }) => onChange({ firstBoard: number(target.value) })}
        />
        <TextField
          label={words.more.teamSize}
          inputMode="numeric"
          value={String(settings.teamSize)}
          onChange={({ target }) => onChange({ teamSize: Math.max(1, number(target.value)) })}
        />
      </div>
      {!isFixed && <SystemOptions settings={settings} onChange={onChange} />}
    </>
  )
}

const PointFields = ({ settings: { points }, onChange }: Omit<SettingFieldsProps, 'isFixed'>) => (
  <>
    <SelectField
      label={words.more.points}
      value={points.win === 30 ? 'football' : 'usual'}
      options={POINT_SYSTEMS.map((each) => [
        each,
        each === 'usual' ? words.more.usualPoints : words.more.footballPoints,
      ])}
      onChange={(chosen) => onChange({ points: POINTS[chosen] })}
    />
    <SelectField
      label={words.more.allocatedBye}
      value={BYE_VALUES.find((each) => points[each] === points.allocatedBye) ?? 'win'}
      options={BYE_VALUES.map((each) => [each, words.points(points[each])])}
      onChange={(chosen) => onChange({ points: { ...points, allocatedBye: points[chosen] } })}
    />
  </>
)

/** Only before the start. */
const SystemOptions = ({ settings, onChange }: Omit<SettingFieldsProps, 'isFixed'>) => (
  <>
    {settings.system === 'dutch' && (
      <>
        <Checkbox
          label={words.more.baku}
          checked={settings.isBaku}
          onChange={({ target }) => onChange({ isBaku: target.checked })}
        />
        <Checkbox
          label={words.more.halfForMissed}
          checked={settings.missedRound === 'half'}
          onChange={({ target }) => onChange({ missedRound: target.checked ? 'half' : 'zero' })}
        />
      </>
    )}
    {settings.system === 'round-robin' && (
      <Checkbox
        label={words.more.double}
        checked={settings.cycles === 2}
        onChange={({ target }) => onChange({ cycles: target.checked ? 2 : 1 })}
      />
    )}
  </>
)
