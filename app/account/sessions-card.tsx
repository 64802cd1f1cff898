import type { SessionLine } from '#contract/account.ts'
import { longDate } from '#app/ui/dates.ts'
import { AccountForm } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
import { SettingsCard } from './settings-card.tsx'
import { words } from '#words/account'
import { richText } from '#app/ui/rich-text.ts'

interface SessionsCardProps {
  readonly sessions: readonly SessionLine[]
  readonly outcome: AccountOutcome | undefined
}

export function SessionsCard({ sessions, outcome }: SessionsCardProps) {
  return (
    <SettingsCard
      card="sessions"
      title={words.sessionsCard.title}
      about={words.sessionsCard.about}
      outcome={outcome}
    >
      <ul className="grid divide-y divide-hairline border-y border-hairline">
        {sessions.map(({ id, device, place, since, isThisOne }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div>
              <p className="font-semibold">{device}</p>
              <p className="text-sm text-muted">
                {richText(
                  (isThisOne ? words.sessionsCard.thisDevice : words.sessionsCard.otherDevice)(
                    <time dateTime={since.toISOString()}>{longDate(since)}</time>,
                    place,
                  ),
                )}
              </p>
            </div>
            {!isThisOne && (
              <AccountForm
                intent="session-end"
                outcome={outcome}
                verb={words.sessionsCard.signOut}
                verbLabel={words.sessionsCard.signOutSince(device, longDate(since))}
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
          verb={words.sessionsCard.signOutEverywhereElse}
          kind="secondary"
        />
      )}
    </SettingsCard>
  )
}
