import { useState, type FormEvent } from 'react'
import { opposite, type Color } from '#chess/types.ts'
import type { StateMessage } from '#live/protocol.ts'
import { joinOnlineGame } from '#app/game/online/online-api.ts'
import { rememberedOnlineChoices, rememberOnlineChoices } from './online-choices.ts'
import { Meeting } from './meeting.tsx'
import { PlayerNameField } from './player-name-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { words } from '#words/online'

interface JoinScreenProps {
  readonly id: string
  readonly server: StateMessage
  readonly accountName: string | undefined
  readonly onJoined: () => void
  readonly onWatch: () => void
}

/** The screen of the invited player: the invitation and a button to join. */
export function JoinScreen({ id, server, accountName, onJoined, onWatch }: JoinScreenProps) {
  const [name, setName] = useState(() => rememberedOnlineChoices().name || (accountName ?? ''))
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const free: Color = server.names.w === null ? 'w' : 'b'

  async function join() {
    setBusy(true)
    rememberOnlineChoices({ ...rememberedOnlineChoices(), name })
    const joined = await joinOnlineGame(id, name)
    setBusy(false)
    if (joined.ok) onJoined()
    else setWrong(joined.detail)
  }

  const host = server.names[opposite(free)]
  return (
    <Meeting
      title={host ? words.joinScreen.invitesYou(host) : words.joinScreen.youAreInvited}
      intro={wrong !== undefined && <Notice>{wrong}</Notice>}
      color={opposite(free)}
      names={[host || words.versus.yourOpponent, name]}
      settings={server.settings}
    >
      <form
        className="online-form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (!isBusy) void join()
        }}
      >
        <div className="online-form">
          <PlayerNameField name={name} onChange={setName} />
          <p className="text-sm text-muted">{words.joinScreen.fairPlay}</p>
        </div>
        <div className="online-form">
          <SubmitButton size="large" busy={isBusy}>
            {words.joinScreen.joinAs(free)}
          </SubmitButton>
          <Button onClick={onWatch}>{words.joinScreen.onlyWatch}</Button>
        </div>
      </form>
    </Meeting>
  )
}
