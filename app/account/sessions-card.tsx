import type { SessionLine } from '#contract/account.ts'
import { longDate } from '#app/ui/dates.ts'
import { AccountForm } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
import { nameDevice } from './device.ts'
import { SettingsCard } from './settings-card.tsx'

interface SessionsCardProps {
  readonly sessions: readonly SessionLine[]
  readonly outcome: AccountOutcome | undefined
}

export function SessionsCard({ sessions, outcome }: SessionsCardProps) {
  return (
    <SettingsCard
      card="sessions"
      title="Where you are signed in"
      about="A device that is not used for a week is signed out by itself."
      outcome={outcome}
    >
      <ul className="grid divide-y divide-hairline border-y border-hairline">
        {sessions.map(({ id, userAgent, since, isThisOne }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div>
              <p className="font-semibold">{nameDevice(userAgent)}</p>
              <p className="text-sm text-muted">
                {isThisOne && 'This device, since '}
                {!isThisOne && 'Since '}
                <time dateTime={since.toISOString()}>{longDate(since)}</time>
              </p>
            </div>
            {!isThisOne && (
              <AccountForm
                intent="session-end"
                outcome={outcome}
                verb="Sign out"
                verbLabel={`Sign out ${nameDevice(userAgent)}, since ${longDate(since)}`}
                kind="secondary"
              >
                <input type="hidden" name="session" value={id} />
              </AccountForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <AccountForm
          intent="sessions-end"
          outcome={outcome}
          verb="Sign out everywhere else"
          kind="secondary"
        />
      )}
    </SettingsCard>
  )
}
