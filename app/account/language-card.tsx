import { useEffect, useRef, useState } from 'react'
import { addressIn } from '#words/addresses.ts'
import { LANGUAGE_NAMES, LANGUAGES, parseLanguage, type Language } from '#words/languages.ts'
import { words as locale } from '#words/locale'
import { RadioChoice } from '../ui/form/radio-choice.tsx'
import { useEarlyInput } from '../ui/form/use-early-input.ts'
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
  const group = useRef<HTMLDivElement>(null)
  useEarlyInput(group, ({ value }) => choose(parseLanguage(value) ?? language))
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
        {/* `RadioGroup` with the name of a form's field. */}
        <div
          // The form is reset to the choice that these were made with.
          key={language}
          ref={group}
          role="radiogroup"
          aria-labelledby={`${CARD_OF.language}-title`}
          className="radio-group"
        >
          <div className="segments grid-flow-col">
            {LANGUAGES.map((each) => (
              <RadioChoice
                key={each}
                option={{ value: each, label: <span lang={each}>{LANGUAGE_NAMES[each]}</span> }}
                name="language"
                checked={each === chosen}
                onChoose={() => choose(each)}
                className="segment"
              />
            ))}
          </div>
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
