import { TextField } from '../ui/form/field.tsx'
import { AccountForm, CurrentPassword } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
import { Disclosure } from './disclosure.tsx'
import { SettingsCard } from './settings-card.tsx'
import { words } from '#words/account'
import { richText } from '#app/ui/rich-text.ts'

interface DeleteCardProps {
  readonly email: string
  readonly hasPassword: boolean
  readonly outcome: AccountOutcome | undefined
}

export function DeleteCard({ email, hasPassword, outcome }: DeleteCardProps) {
  return (
    <SettingsCard
      card="delete"
      title={words.deleteCard.title}
      about={words.deleteCard.about}
      outcome={outcome}
    >
      {/* Two steps, to prevent accidental deletion. */}
      <Disclosure title={words.deleteCard.deleteMyAccount} isOpen={outcome?.intent === 'delete'}>
        <AccountForm
          intent="delete"
          outcome={outcome}
          verb={words.deleteCard.deleteEverything}
          kind="secondary"
        >
          <p>
            {richText(
              words.deleteCard.whatIsDeleted((text) => (
                <a href="#data" className="text-green underline">
                  {text}
                </a>
              )),
            )}
          </p>
          {hasPassword ? (
            <CurrentPassword email={email} />
          ) : (
            <TextField
              label={words.deleteCard.yourEmailAddress}
              hint={words.deleteCard.typeToConfirm(email)}
              name="email"
              type="email"
              autoComplete="off"
              autoCapitalize="off"
              required
            />
          )}
        </AccountForm>
      </Disclosure>
    </SettingsCard>
  )
}
