import { useEffect, useState } from 'react'
import { addressIn } from '#words/addresses.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#words/languages.ts'
import { words as locale } from '#words/locale'
import { RadioSegments } from '../ui/form/radio-group.tsx'
import { AccountForm } from './account-form.tsx'
import { CARD_OF, type AccountOutcome } from './account-intents.ts'
import { SettingsCard } from './settings-card.tsx'
import { words } from '#words/account'

interface LanguageCardProps {
  readonly language: Language
  readonly outcome: AccountOutcome | undefined
}

/** Saving another language leads to this page in it. Without scripts, a link does. */
export function LanguageCard({ language, outcome }: LanguageCardProps) {
  const saved = outcome?.language
  const [chosen, choose] = useState(language)
  useEffect(() => {
    if (saved === undefined) return
    rememberOnDevice(saved)
    if (saved !== locale.language) location.assign(pageIn(saved))
  }, [saved])
  return (
    <SettingsCard
      card="language"
      title={words.languageCard.title}
      about={words.languageCard.about}
      outcome={outcome}
    >
      <AccountForm
        intent="language"
        outcome={outcome}
        verb={words.languageCard.saveTheLanguage}
        kind="secondary"
      >
        <div
          // The form is reset to the choice that these were made with.
          key={language}
          role="radiogroup"
          aria-labelledby={`${CARD_OF.language}-title`}
          className="radio-group"
        >
          <RadioSegments name="language" options={options()} value={chosen} onChange={choose} />
        </div>
      </AccountForm>
      {saved !== undefined && saved !== locale.language && (
        <a className="justify-self-start underline" href={pageIn(saved)} hrefLang={saved}>
          {words.languageCard.readThisPageIn(LANGUAGE_NAMES[saved])}
        </a>
      )}
    </SettingsCard>
  )
}

const options = () =>
  LANGUAGES.map((value) => ({
    value,
    label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
  }))

const pageIn = (language: Language): string =>
  `${addressIn('/account', language)}?done=language#${CARD_OF.language}`

/** As in public/before-paint.js and public/language-offer.js. */
const KEY = 'language'

/** The device has its own choice, which decides what public/before-paint.js offers. */
function rememberOnDevice(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch (error) {
    console.warn('No language is kept.', error)
  }
}
