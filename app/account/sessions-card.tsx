import type { SessionLine } from '#contract/account.ts'
import { longDate } from '#app/ui/dates.ts'
import { AccountForm } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
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
      about="A device you haven’t used for a week is signed out automatically. We email you when a new device signs in."
      outcome={outcome}
    >
      <ul className="grid divide-y divide-hairline border-y border-hairline">
        {sessions.map(({ id, device, place, since, isThisOne }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div>
              <p className="font-semibold">{device}</p>
              <p className="text-sm text-muted">
                {isThisOne && 'This device, since '}
                {!isThisOne && 'Since '}
                <time dateTime={since.toISOString()}>{longDate(since)}</time>, from {place}
              </p>
            </div>
            {!isThisOne && (
              <AccountForm
                intent="session-end"
                outcome={outcome}
                verb="Sign out"
                verbLabel={`Sign out ${device}, since ${longDate(since)}`}
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
