import { useState, type FormEvent } from 'react'
import { opposite, type Color } from '#chess/types.ts'
import type { StateMessage } from '#live/protocol.ts'
import { joinOnlineGame } from '#app/game/online/online-api.ts'
import { rememberedOnlineChoices, rememberOnlineChoices } from './online-choices.ts'
import { LONGEST_NAME } from '#matches/settings.ts'
import { Card } from '#app/ui/card.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
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
    <main className="fills-screen mx-auto grid w-full max-w-article content-start gap-3 px-4 pt-4 lg:pt-8 pb-6">
      <h1 className="text-center text-xl sm:text-2xl">
        {host ? words.joinScreen.invitesYou(host) : words.joinScreen.youAreInvited}
      </h1>
      {wrong !== undefined && <Notice>{wrong}</Notice>}
      <Card aria-label={words.joinScreen.invitation}>
        <form
          className="grid gap-4"
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            if (!isBusy) void join()
          }}
        >
          <p>{words.joinScreen.about(server.settings, free)}</p>
          <TextField
            label={words.nameField.label}
            hint={words.nameField.hint}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <SubmitButton size="large" busy={isBusy}>
            {words.joinScreen.joinAs(free)}
          </SubmitButton>
          <Button onClick={onWatch}>{words.joinScreen.onlyWatch}</Button>
          <p className="text-sm text-muted">{words.joinScreen.fairPlay}</p>
        </form>
      </Card>
    </main>
  )
}
