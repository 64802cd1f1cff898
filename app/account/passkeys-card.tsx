import { useState, useSyncExternalStore, type FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { PasskeyLine } from '#contract/account.ts'
import { LONGEST_DISPLAY_NAME } from '#contract/limits.ts'
import { addPasskey, knowsPasskeys, type Ceremony } from '../browser/passkeys.ts'
import { longDate } from '../ui/dates.ts'
import { TextField } from '../ui/form/field.tsx'
import { FormMessage } from '../ui/form/form-message.tsx'
import { textOf } from '../ui/form/form-text.ts'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { AccountForm, CurrentPassword } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
import { Disclosure } from './disclosure.tsx'
import { SettingsCard } from './settings-card.tsx'
import { words } from '#words/account'
import { words as authWords } from '#words/auth'

interface PasskeysCardProps {
  readonly email: string
  readonly passkeys: readonly PasskeyLine[]
  readonly hasPassword: boolean
  readonly outcome: AccountOutcome | undefined
}

const never = () => () => undefined

/** The account's passkeys, and a form to add one. */
export function PasskeysCard({ email, passkeys, hasPassword, outcome }: PasskeysCardProps) {
  const isKnown = useSyncExternalStore(never, knowsPasskeys, () => false)
  return (
    <SettingsCard
      card="passkeys"
      title={words.passkeysCard.title}
      about={words.passkeysCard.about}
      outcome={outcome}
    >
      {passkeys.length > 0 && (
        <ul className="grid divide-y divide-hairline border-y border-hairline">
          {passkeys.map(({ id, name, since }) => (
            <li key={id} className="grid gap-2 py-3">
              <p>
                <strong className="font-semibold wrap-anywhere">{name}</strong>
                <span className="text-sm text-muted">{words.passkeysCard.since(longDate(since))}</span>
              </p>
              <Disclosure title={words.passkeysCard.remove(name)} isOpen={false}>
                <AccountForm
                  intent="passkey-remove"
                  outcome={outcome}
                  verb={words.passkeysCard.removeIt}
                  kind="secondary"
                >
                  <input type="hidden" name="passkey" value={id} />
                  <CurrentPassword email={email} />
                </AccountForm>
              </Disclosure>
            </li>
          ))}
        </ul>
      )}
      {!hasPassword && <p>{words.passkeysCard.passwordFirst}</p>}
      {hasPassword && isKnown && <AddPasskey email={email} />}
      {hasPassword && !isKnown && <p>{words.passkeysCard.needsScript}</p>}
    </SettingsCard>
  )
}

function AddPasskey({ email }: { readonly email: string }) {
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<Ceremony>()
  const { revalidate } = useRevalidator()

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    setBusy(true)
    const added = await addPasskey(textOf(fields, 'passkey-name'), textOf(fields, 'password'))
    setDone(added)
    setBusy(false)
    if (!added.ok) return
    form.reset()
    await revalidate()
  }

  return (
    <Disclosure title={words.passkeysCard.addAPasskey} isOpen={false}>
      <FormMessage
        error={done?.ok === false ? authWords.passkeyErrors[done.error] : undefined}
        notice={done?.ok ? words.passkeysCard.thePasskeyIsAdded : undefined}
      />
      <form noValidate className="grid gap-4" onSubmit={(event) => void add(event)}>
        <TextField
          label={words.passkeysCard.nameOfThePasskey}
          name="passkey-name"
          placeholder={words.passkeysCard.myLaptop}
          autoComplete="off"
          maxLength={LONGEST_DISPLAY_NAME}
        />
        <CurrentPassword email={email} />
        <SubmitButton
          kind="secondary"
          className="justify-self-start"
          busy={isBusy}
          busyLabel={words.passkeysCard.processing}
        >
          {words.passkeysCard.addAPasskey}
        </SubmitButton>
      </form>
    </Disclosure>
  )
}
