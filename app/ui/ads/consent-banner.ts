import { words } from '#words/ui/ads'
import type { AdChoice } from './consent.ts'
import { linkAddress } from '#words/addresses.ts'

const ID = 'ad-consent'

/** The consent banner. It blocks nothing, and No is as large and easy to reach as Yes. */
export function showConsentBanner(answer: (choice: AdChoice) => void): void {
  if (document.getElementById(ID)) return
  const texts = words.consentBanner
  const banner = document.createElement('section')
  banner.id = ID
  banner.setAttribute('aria-label', texts.advertising)
  banner.className =
    'fixed inset-x-0 bottom-0 z-50 border-t border-edge bg-surface p-4 text-label text-ink shadow-float'
  const row = document.createElement('div')
  row.className = 'page flex flex-wrap items-center justify-between gap-4'
  const question = document.createElement('p')
  question.className = 'max-w-[44rem]'
  question.append(`${texts.question} `, linkTo(linkAddress('/privacy-policy'), texts.privacyPolicy))
  const buttons = document.createElement('div')
  buttons.className = 'flex gap-3'
  for (const choice of ['rejected', 'accepted'] as const) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'min-h-11 min-w-28 rounded-control border border-edge bg-surface px-4 font-semibold'
    button.textContent = texts.answers[choice]
    button.addEventListener('click', () => {
      banner.remove()
      answer(choice)
    })
    buttons.append(button)
  }
  row.append(question, buttons)
  banner.append(row)
  document.body.append(banner)
}

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.className = 'text-green underline'
  link.textContent = text
  return link
}
