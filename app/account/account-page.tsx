import type { AccountView } from '#contract/account.ts'
import type { AccountOutcome } from './account-intents.ts'
import { DataCard } from './data-card.tsx'
import { DeleteCard } from './delete-card.tsx'
import { EmailCard } from './email-card.tsx'
import { GoogleCard } from './google-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { NameCard } from './name-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'
import { words } from '#words/account'

interface AccountPageProps {
  readonly account: AccountView
  readonly outcome: AccountOutcome | undefined
}

/** All account settings, one card each. Works without scripts. */
export function AccountPage({ account, outcome }: AccountPageProps) {
  const { name, email, language, hasPassword, hasGoogle, hasTwoFactor, passkeys, sessions } = account
  return (
    <main className="page py-10 sm:py-14">
      <div className="mx-auto grid max-w-[58rem] gap-5">
        <header className="mb-2">
          <h1 className="text-3xl">{words.accountPage.yourAccount}</h1>
          <p className="mt-1 break-words text-muted">
            {hasGoogle ? words.accountPage.signedInAlsoByGoogle(email) : words.accountPage.signedInAs(email)}
          </p>
        </header>

        <NameCard name={name} outcome={outcome} />
        <EmailCard email={email} hasPassword={hasPassword} outcome={outcome} />
        <LanguageCard language={language} outcome={outcome} />
        <PasswordCard email={email} hasPassword={hasPassword} outcome={outcome} />
        <TwoFactorCard email={email} isOn={hasTwoFactor} hasPassword={hasPassword} outcome={outcome} />
        <PasskeysCard email={email} passkeys={passkeys} hasPassword={hasPassword} outcome={outcome} />
        {(hasGoogle || outcome?.intent === 'google-unlink') && (
          <GoogleCard email={email} isLinked={hasGoogle} hasPassword={hasPassword} outcome={outcome} />
        )}
        <SessionsCard sessions={sessions} outcome={outcome} />

        <DataCard />
        <DeleteCard email={email} hasPassword={hasPassword} outcome={outcome} />
      </div>
    </main>
  )
}
