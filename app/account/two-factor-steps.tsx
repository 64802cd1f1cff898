import type { ReactNode } from 'react'
import { TextField } from '../ui/form/field.tsx'
import { AccountForm } from './account-form.tsx'
import type { TwoFactorSetup } from '#contract/account.ts'
import type { AccountOutcome } from './account-intents.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface TwoFactorStepsProps {
  readonly setup: TwoFactorSetup
  readonly outcome: AccountOutcome | undefined
}

export function TwoFactorSteps({ setup, outcome }: TwoFactorStepsProps) {
  const { uri, secret, picture, codes } = setup
  return (
    <ol className="grid gap-7">
      <Step number={1} title="Show this to your app">
        <svg
          role="img"
          aria-label="The code to scan with an authenticator app"
          viewBox={`0 0 ${picture.size} ${picture.size}`}
          shapeRendering="crispEdges"
          className="w-full max-w-56 rounded-control border border-hairline"
        >
          {/* Black on white in the dark too: many cameras read nothing else. */}
          <rect width="100%" height="100%" fill="#fff" />
          <path d={picture.path} fill="#000" />
        </svg>
        <p className="text-label">
          Or{' '}
          <a href={uri} className="text-green underline">
            open it in an app on this device
          </a>
          , or type this key:
        </p>
        <p className="rounded-control bg-sunken p-3 font-[ui-monospace,monospace] break-words select-all">
          {secret}
        </p>
      </Step>
      <Step number={2} title="Keep these codes">
        <p className="text-label">
          Each gets you in once when your telephone is not at hand. They are shown only now: keep them where
          you keep your passwords.
        </p>
        <RecoveryCodes codes={codes} />
      </Step>
      <Step number={3} title="Prove that it works">
        <AccountForm intent="two-factor-prove" outcome={outcome} verb="Turn it on">
          <input type="hidden" name="uri" value={uri} />
          <input type="hidden" name="codes" value={codes.join(' ')} />
          <TextField
            label="Code"
            hint="The six digits your app shows now."
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
