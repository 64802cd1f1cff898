import { useEffect, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import {
  DEFAULT_ONLINE_CHOICES,
  rememberedOnlineChoices,
  rememberOnlineChoices,
  type OnlineChoices,
} from './online-choices.ts'
import { Meeting } from './meeting.tsx'
import { PlayerNameField } from './player-name-field.tsx'
import { AllTimes, ColorChoiceGroup, IncrementChoice, TimeChoice } from '#app/game/setup/choice-groups.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { words } from '#words/online'

interface CreateScreenProps {
  /** The default name; undefined for guests. */
  readonly accountName: string | undefined
  readonly onCreated: (id: string) => void
}

/** The form that creates an online game. */
export function CreateScreen({ accountName, onCreated }: CreateScreenProps) {
  const { choices, change, isBusy, wrong, submit } = useCreation(accountName, onCreated)
  return (
    <Meeting
      title={words.createScreen.playAFriend}
      intro={
        <>
          <p className="online-about">{words.createScreen.about}</p>
          {wrong !== undefined && <Notice>{wrong}</Notice>}
        </>
      }
      color={choices.color}
      names={[choices.name, words.versus.yourFriend]}
      settings={choices}
      foot={
        <Link to="/lobby" className="online-link">
          {words.createScreen.findAnOpponent}
        </Link>
      }
    >
      <form className="online-form" onSubmit={submit}>
        <div className="online-form">
          <GameChoices choices={choices} onChange={change} />
        </div>
        <div className="online-form">
          <PlayerNameField name={choices.name} onChange={(name) => change({ name })} />
          <Checkbox
            label={words.createScreen.listInTheLobby}
            hint={words.createScreen.aboutLobby}
            checked={choices.listed}
            onChange={(event) => change({ listed: event.target.checked })}
          />
          <SubmitButton size="large" busy={isBusy}>
            {words.createScreen.getALink}
          </SubmitButton>
        </div>
      </form>
    </Meeting>
  )
}

interface GameChoicesProps {
  readonly choices: OnlineChoices
  readonly onChange: (changed: Partial<OnlineChoices>) => void
}

function GameChoices({ choices, onChange }: GameChoicesProps) {
  return (
    <>
      <TimeChoice
        minutes={choices.minutes}
        untimed={choices.untimed}
        days={choices.days}
        onChange={(minutes) =>
          onChange({
            days: undefined,
            ...(minutes === undefined ? { untimed: true } : { untimed: false, minutes }),
          })
        }
      />
      {!choices.untimed && choices.days === undefined && (
        <IncrementChoice increment={choices.increment} onChange={(increment) => onChange({ increment })} />
      )}
      <details>
        <summary>{words.createScreen.moreTimes}</summary>
        <AllTimes time={choices} hasDays onChange={onChange} />
      </details>
      <ColorChoiceGroup color={choices.color} onChange={(color) => onChange({ color })} />
    </>
  )
}

/**
 * Resolves to the game's id, or to what went wrong. The requests come with the press of the button: checking their answers takes a
 * library of 9 kB.
 */
async function createGame(
  choices: OnlineChoices,
): Promise<string | { readonly detail?: string | undefined }> {
  try {
    const { createOnlineGame } = await import('#app/game/online/online-api.ts')
    const created = await createOnlineGame(choices)
    return created.ok ? created.value : created
  } catch (error) {
    console.warn('A game could not be created.', error)
    return { detail: words.errors.ERR_NO_ANSWER }
  }
}

function useCreation(accountName: string | undefined, onCreated: (id: string) => void) {
  const [choices, setChoices] = useState<OnlineChoices>()
  const [typedName, setTypedName] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()

  // After the first render, since the server does not know the device's choices.
  useEffect(() => setChoices(rememberedOnlineChoices()), [])
  const remembered = choices ?? DEFAULT_ONLINE_CHOICES
  const shown = { ...remembered, name: typedName ?? (remembered.name || (accountName ?? '')) }

  async function create() {
    setBusy(true)
    setWrong(undefined)
    rememberOnlineChoices(shown)
    const created = await createGame(shown)
    setBusy(false)
    if (typeof created === 'string') onCreated(created)
    else setWrong(created.detail)
  }

  return {
    choices: shown,
    isBusy,
    wrong,
    change: (changed: Partial<OnlineChoices>) => {
      setChoices({ ...remembered, ...changed })
      if (changed.name !== undefined) setTypedName(changed.name)
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (!isBusy) void create()
    },
  }
}
