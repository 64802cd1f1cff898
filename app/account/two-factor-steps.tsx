import type { ReactNode } from 'react'
import { TextField } from '../ui/form/field.tsx'
import { AccountForm } from './account-form.tsx'
import type { TwoFactorSetup } from '#contract/account.ts'
import type { AccountOutcome } from './account-intents.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { words } from '#words/account'
import { richText } from '#app/ui/rich-text.ts'

interface TwoFactorStepsProps {
  readonly setup: TwoFactorSetup
  readonly outcome: AccountOutcome | undefined
}

export function TwoFactorSteps({ setup, outcome }: TwoFactorStepsProps) {
  const { uri, secret, picture, codes } = setup
  return (
    <ol className="grid gap-7">
      <Step number={1} title={words.twoFactorSteps.showThisToYourApp}>
        <svg
          role="img"
          aria-label={words.twoFactorSteps.picture}
          viewBox={`0 0 ${picture.size} ${picture.size}`}
          shapeRendering="crispEdges"
          className="w-full max-w-56 rounded-control border border-hairline"
        >
          {/* Black on white in dark mode too, because many cameras cannot read anything else. */}
          <rect width="100%" height="100%" fill="#fff" />
          <path d={picture.path} fill="#000" />
        </svg>
        <p className="text-label">
          {richText(
            words.twoFactorSteps.otherWays((text) => (
              <a href={uri} className="text-green underline">
                {text}
              </a>
            )),
          )}
        </p>
        <p className="rounded-control bg-sunken p-3 font-[ui-monospace,monospace] break-words select-all">
          {secret}
        </p>
      </Step>
      <Step number={2} title={words.twoFactorSteps.keepTheseCodes}>
        <p className="text-label">{words.twoFactorSteps.aboutRecoveryCodes}</p>
        <RecoveryCodes codes={codes} />
      </Step>
      <Step number={3} title={words.twoFactorSteps.proveThatItWorks}>
        <AccountForm intent="two-factor-prove" outcome={outcome} verb={words.twoFactorSteps.turnIt}>
          <input type="hidden" name="uri" value={uri} />
          <input type="hidden" name="codes" value={codes.join(' ')} />
          <TextField
            label={words.twoFactorSteps.code}
            hint={words.twoFactorSteps.codeHint}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            required
          />
        </AccountForm>
      </Step>
    </ol>
  )
}

interface StepProps {
  readonly number: number
  readonly title: string
  readonly children: ReactNode
}

function Step({ number, title, children }: StepProps) {
  return (
    <li className="grid gap-3">
      <h3 className="text-lg">
        {number}. {title}
      </h3>
      {children}
    </li>
  )
}
