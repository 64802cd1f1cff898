import { AccountForm, CurrentPassword } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
import { Disclosure } from './disclosure.tsx'
import { SettingsCard } from './settings-card.tsx'

interface GoogleCardProps {
  readonly email: string
  readonly isLinked: boolean
  readonly hasPassword: boolean
  readonly outcome: AccountOutcome | undefined
}

/** For who can come in by Google: how to end it. */
export function GoogleCard({ email, isLinked, hasPassword, outcome }: GoogleCardProps) {
  return (
    <SettingsCard
      card="google"
      title="Google"
      about="Continue with Google opens this account without the password."
      outcome={outcome}
    >
      {isLinked && !hasPassword && <p>Google is your only way in. Set a password before you unlink it.</p>}
      {isLinked && hasPassword && (
        <Disclosure title="Unlink Google" isOpen={outcome?.intent === 'google-unlink'}>
          <AccountForm intent="google-unlink" outcome={outcome} verb="Unlink Google" kind="secondary">
            <p>
              You sign in with the password from then on. Continue with Google, with the address {email},
              links the two again, unless two-factor sign-in is on.
            </p>
            <CurrentPassword email={email} />
          </AccountForm>
        </Disclosure>
      )}
      {!isLinked && <p>Google is no longer linked to this account.</p>}
    </SettingsCard>
  )
}
