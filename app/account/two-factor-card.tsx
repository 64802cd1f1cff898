import { AccountForm, CurrentPassword } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
import { Disclosure } from './disclosure.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingsCard } from './settings-card.tsx'
import { TwoFactorSteps } from './two-factor-steps.tsx'
import { words } from '#words/account'
import { richText } from '#app/ui/rich-text.ts'

interface TwoFactorCardProps {
  readonly email: string
  readonly isOn: boolean
  readonly hasPassword: boolean
  readonly outcome: AccountOutcome | undefined
}

/** Two-factor sign-in: off, being set up, or on. */
export function TwoFactorCard({ email, isOn, hasPassword, outcome }: TwoFactorCardProps) {
  const setup = isOn ? undefined : outcome?.setup
  return (
    <SettingsCard
      card="two-factor"
      title={words.twoFactorCard.title}
      about={
        <>
          <p>{words.twoFactorCard.about}</p>
          <p className="mt-2">{words.twoFactorCard.aboutGoogle}</p>
        </>
      }
      outcome={outcome}
    >
      {!hasPassword && <p>{words.twoFactorCard.setAPasswordFirst}</p>}
      {hasPassword && setup !== undefined && <TwoFactorSteps setup={setup} outcome={outcome} />}
      {hasPassword && setup === undefined && !isOn && (
        <AccountForm
          intent="two-factor-start"
          outcome={outcome}
          verb={words.twoFactorCard.setItUp}
          kind="secondary"
        >
          <p>{richText(words.twoFactorCard.isOff((text) => <strong>{text}</strong>))}</p>
          <CurrentPassword email={email} />
        </AccountForm>
      )}
      {hasPassword && isOn && <TurnedOn email={email} outcome={outcome} />}
    </SettingsCard>
  )
}

/** Makes new recovery codes, and turns two-factor sign-in off. */
function TurnedOn({ email, outcome }: Pick<TwoFactorCardProps, 'email' | 'outcome'>) {
  return (
    <>
      <p>{richText(words.twoFactorCard.isOn((text) => <strong className="text-success">{text}</strong>))}</p>
      <Disclosure title={words.twoFactorCard.newRecoveryCodes} isOpen={outcome?.intent === 'recovery-codes'}>
        <AccountForm
          intent="recovery-codes"
          outcome={outcome}
          verb={words.twoFactorCard.makeNewCodes}
          kind="secondary"
        >
          <p>{words.twoFactorCard.aboutRecoveryCodes}</p>
          <CurrentPassword email={email} />
        </AccountForm>
        {outcome?.codes && <RecoveryCodes codes={outcome.codes} />}
      </Disclosure>
      <Disclosure title={words.twoFactorCard.turnItOff} isOpen={outcome?.intent === 'two-factor-stop'}>
        <AccountForm
          intent="two-factor-stop"
          outcome={outcome}
          verb={words.twoFactorCard.turnItOff}
          kind="secondary"
        >
          <CurrentPassword email={email} />
        </AccountForm>
      </Disclosure>
    </>
  )
}
