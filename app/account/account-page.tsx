import type { AccountView } from '#contract/account.ts'
import { LONGEST_DISPLAY_NAME, LONGEST_EMAIL } from '#contract/limits.ts'
import { TextField } from '../ui/field.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { AccountForm, CurrentPassword } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
import { DeleteCard } from './delete-card.tsx'
import { GoogleCard } from './google-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SettingsCard } from './settings-card.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

interface AccountPageProps {
  readonly account: AccountView
  readonly outcome: AccountOutcome | undefined
}

/** Everything a person can change about their account, a card each. All of it works without scripts. */
export function AccountPage({ account, outcome }: AccountPageProps) {
  const { name, email, hasPassword, hasGoogle, hasTwoFactor, passkeys, sessions } = account
  return (
    <main className="page py-10 sm:py-14">
      <div className="mx-auto grid max-w-[58rem] gap-5">
        <header className="mb-2">
          <h1 className="text-3xl">Your account</h1>
          <p className="mt-1 break-words text-muted">
            Signed in as {email}
            {hasGoogle && ', also by Google'}.
          </p>
        </header>

        <SettingsCard
          card="name"
          title="Name"
          about="It stands in the bar, in the games you save from now on and in their PGN, and so beside a game that you share. It may stay empty."
          outcome={outcome}
        >
          <AccountForm intent="name" outcome={outcome} verb="Save the name" kind="secondary">
            <TextField
              label="Name"
              name="name"
              defaultValue={name}
              autoComplete="nickname"
              maxLength={LONGEST_DISPLAY_NAME}
            />
          </AccountForm>
        </SettingsCard>

        <SettingsCard
          card="email"
          title="Email address"
          about="A link to the new address proves that it is yours; the old one is told as well."
          outcome={outcome}
        >
          {hasPassword ? (
            <AccountForm intent="email" outcome={outcome} verb="Send the link" kind="secondary">
              <TextField
                label="New email address"
                name="email"
                type="email"
                autoComplete="email"
                autoCapitalize="off"
                maxLength={LONGEST_EMAIL}
                required
              />
              <CurrentPassword email={email} />
            </AccountForm>
          ) : (
            <p>To change it, set a password first.</p>
          )}
        </SettingsCard>

        <PasswordCard email={email} hasPassword={hasPassword} outcome={outcome} />
        <TwoFactorCard email={email} isOn={hasTwoFactor} hasPassword={hasPassword} outcome={outcome} />
        <PasskeysCard email={email} passkeys={passkeys} hasPassword={hasPassword} outcome={outcome} />
        {(hasGoogle || outcome?.intent === 'google-unlink') && (
          <GoogleCard email={email} isLinked={hasGoogle} hasPassword={hasPassword} outcome={outcome} />
        )}
        <SessionsCard sessions={sessions} outcome={outcome} />

        <SettingsCard
          card="data"
          title="Your data"
          about="All that is kept of you, to take with you. Nothing else is known here."
        >
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/account/data.json" reloadDocument viewTransition={false} download>
              Everything (JSON)
            </LinkButton>
            <LinkButton to="/api/matches/export" reloadDocument viewTransition={false} download>
              All games (PGN)
            </LinkButton>
            <LinkButton to="/account/training.csv" reloadDocument viewTransition={false} download>
              All training (CSV)
            </LinkButton>
          </div>
        </SettingsCard>

        <DeleteCard email={email} hasPassword={hasPassword} outcome={outcome} />
      </div>
    </main>
  )
}
