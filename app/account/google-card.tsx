import { AccountForm, CurrentPassword } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
import { Disclosure } from './disclosure.tsx'
import { SettingsCard } from './settings-card.tsx'
import { words } from '#words/account'

interface GoogleCardProps {
  readonly email: string
  readonly isLinked: boolean
  readonly hasPassword: boolean
  readonly outcome: AccountOutcome | undefined
}

/** Unlinks Google from the account. */
export function GoogleCard({ email, isLinked, hasPassword, outcome }: GoogleCardProps) {
  return (
    <SettingsCard
      card="google"
      title={words.googleCard.title}
      about={words.googleCard.about}
      outcome={outcome}
    >
      {isLinked && !hasPassword && <p>{words.googleCard.onlyWay}</p>}
      {isLinked && hasPassword && (
        <Disclosure title={words.googleCard.unlinkGoogle} isOpen={outcome?.intent === 'google-unlink'}>
          <AccountForm
            intent="google-unlink"
            outcome={outcome}
            verb={words.googleCard.unlinkGoogle}
            kind="secondary"
          >
            <p>{words.googleCard.afterUnlinking(email)}</p>
            <CurrentPassword email={email} />
          </AccountForm>
        </Disclosure>
      )}
      {!isLinked && <p>{words.googleCard.googleIsNoLongerLinked}</p>}
    </SettingsCard>
  )
}
