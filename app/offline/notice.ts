import { buttonClass } from '#app/ui/button-style.ts'

/** Fixed at the bottom of the page, so that notices do not shift the layout. */
export const NOTICE_REGION = 'pointer-events-none fixed inset-x-0 bottom-0 z-20 grid justify-items-center p-3'

interface NoticeButton {
  readonly label: string
  readonly press: () => void
}

/**
 * Built without React, which the home page lacks, and because a notice must not depend on scripts that may have failed to
 * load.
 */
export function makeNotice(text: string, buttons: readonly NoticeButton[]): HTMLElement {
  const card = document.createElement('div')
  card.className =
    'pointer-events-auto flex flex-wrap items-center gap-3 rounded-card border border-edge bg-surface py-2 pr-2 pl-4 text-label'
  const words = document.createElement('p')
  words.className = 'grow'
  words.textContent = text
  card.append(words, ...buttons.map(makeButton))
  return card
}

function makeButton({ label, press }: NoticeButton): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = buttonClass('secondary', 'normal')
  button.textContent = label
  button.addEventListener('click', press)
  return button
}
