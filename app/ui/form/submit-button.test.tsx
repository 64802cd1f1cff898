// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SubmitButton } from './submit-button.tsx'

let place: HTMLElement
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const sent = vi.fn((event: SubmitEvent) => event.preventDefault())

async function show(busy: boolean): Promise<HTMLButtonElement> {
  await act(async () =>
    root.render(
      <form ref={(form) => form?.addEventListener('submit', sent)}>
        <SubmitButton busy={busy} busyLabel="Processing...">
          Sign In
        </SubmitButton>
      </form>,
    ),
  )
  return place.querySelector('button')!
}

it('a busy submit button keeps the focus, says that it is busy and sends nothing more', async () => {
  const button = await show(false)
  button.focus()
  button.click()
  expect(sent).toHaveBeenCalledTimes(1)

  await show(true)
  button.click()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(button.textContent).toBe('Processing...')
  // Browsers drop the focus of a button with the attribute `disabled`.
  expect(button.disabled).toBe(false)
  expect([button.ariaDisabled, button.getAttribute('aria-busy')]).toEqual(['true', 'true'])
  expect(document.activeElement).toBe(button)
})
