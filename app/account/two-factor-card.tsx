import { AccountForm, CurrentPassword } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
import { Disclosure } from './disclosure.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingsCard } from './settings-card.tsx'
import { TwoFactorSteps } from './two-factor-steps.tsx'

interface TwoFactorCardProps {
  readonly email: string
  readonly isOn: boolean
  readonly hasPassword: boolean
  readonly outcome: AccountOutcome | undefined
}

/** Off, being set up, or on. */
export function TwoFactorCard({ email, isOn, hasPassword, outcome }: TwoFactorCardProps) {
  const setup = isOn ? undefined : outcome?.setup
  return (
    <SettingsCard
      card="two-factor"
      title="Two-factor sign-in"
      about={
        <>
          <p>
            Asks for a code from an app on your phone as well as your password, so a stolen password isn’t
            enough.
          </p>
          <p className="mt-2">Signing in with Google asks for it too.</p>
        </>
      }
      outcome={outcome}
    >
      {!hasPassword && <p>Set a password first.</p>}
      {hasPassword && setup !== undefined && <TwoFactorSteps setup={setup} outcome={outcome} />}
      {hasPassword && setup === undefined && !isOn && (
        <AccountForm intent="two-factor-start" outcome={outcome} verb="Set it up" kind="secondary">
          <p>
            <strong>It is off.</strong> You need an authenticator app; any will do.
          </p>
          <CurrentPassword email={email} />
        </AccountForm>
      )}
      {hasPassword && isOn && (
        <>
          <p>
            <strong className="text-success">It is on.</strong> Signing in asks for a code.
          </p>
          <Disclosure title="New recovery codes" isOpen={outcome?.intent === 'recovery-codes'}>
            <AccountForm intent="recovery-codes" outcome={outcome} verb="Make new codes" kind="secondary">
              <p>For the day the telephone is lost. New ones replace those you have.</p>
              <CurrentPassword email={email} />
            </AccountForm>
            {outcome?.codes && <RecoveryCodes codes={outcome.codes} />}
          </Disclosure>
          <Disclosure title="Turn it off" isOpen={outcome?.intent === 'two-factor-stop'}>
            <AccountForm intent="two-factor-stop" outcome={outcome} verb="Turn it off" kind="secondary">
              <CurrentPassword email={email} />
            </AccountForm>
          </Disclosure>
        </>
      )}
    </SettingsCard>
  )
}
