// @vitest-environment jsdom
import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { runBeforePaint } from '../../tests/support/before-paint.ts'
import { repeatEarlyPresses, wake } from './early-presses.ts'

let stop: () => void
beforeAll(() => void (stop = runBeforePaint()))
afterAll(() => stop())

let place: HTMLElement
let root: Root | undefined
beforeEach(() => {
  place = document.createElement('div')
  document.body.append(place)
})
afterEach(() => {
  root?.unmount()
  root = undefined
  place.remove()
})

/** As the server sends it: nothing listens yet. */
function send(page: ReactNode) {
  place.innerHTML = renderToString(page)
  place.setAttribute('data-waits', '')
}
const find = (selector: string) => place.querySelector<HTMLElement>(selector)!
const findField = (selector: string) => place.querySelector<HTMLInputElement>(selector)!

/** Time for React to render. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 20))

/** The script arrives. */
async function arrive(page: ReactNode, justBefore: () => void = () => undefined) {
  flushSync(() => (root = hydrateRoot(place, page)))
  await rest()
  wake(place)
  justBefore()
  await expect.poll(() => window.earlyPresses).toEqual([])
  await rest()
}

function type(field: HTMLInputElement, text: string) {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it('a press is shown at once, and done once when the script is there', async () => {
  const onStart = vi.fn()
  const page = (
    <button type="button" onClick={onStart}>
      Start
    </button>
  )
  send(page)
  find('button').click()
  find('button').click()
  expect(find('button').getAttribute('aria-busy')).toBe('true')
  expect(find('button').hasAttribute('data-early')).toBe(true)
  await arrive(page, () => find('button').click())
  expect(onStart).toHaveBeenCalledOnce()
  expect(find('button').getAttributeNames()).toEqual(['type'])
  find('button').click()
  expect(onStart).toHaveBeenCalledTimes(2)
})

it('presses are done in their order, also by key on a square', async () => {
  const done: string[] = []
  const page = (
    <>
      <button type="button" onClick={() => done.push('a')}>
        A
      </button>
      <Square onPress={() => done.push('e2')} />
      <button type="button" aria-busy={false} className="b" onClick={() => done.push('b')}>
        B
      </button>
    </>
  )
  send(page)
  find('.b').click()
  find('[data-square]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  find('button').click()
  await arrive(page)
  expect(done).toEqual(['b', 'e2', 'a'])
  expect(find('.b').getAttribute('aria-busy')).toBe('false')
})

/** Boards have one listener for all squares. */
const Square = ({ onPress }: { readonly onPress: () => void }) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as app/board has it
  <div data-square="12" onClick={onPress} />
)

function Form({ onSent }: { readonly onSent: (sent: unknown) => void }) {
  const [name, setName] = useState('')
  const [isRated, setRated] = useState(false)
  const [color, setColor] = useState('white')
  const [time, setTime] = useState('10')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSent({ name, isRated, color, time })
      }}
    >
      <input className="name" value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" checked={isRated} onChange={(event) => setRated(event.target.checked)} />
      {['white', 'black', 'random'].map((each) => (
        <input
          key={each}
          type="radio"
          name="color"
          value={each}
          checked={color === each}
          onChange={() => setColor(each)}
        />
      ))}
      <select value={time} onChange={(event) => setTime(event.target.value)}>
        <option>10</option>
        <option>15</option>
      </select>
      <button type="submit">Send</button>
    </form>
  )
}

it('what was typed and chosen is in the form that was sent early', async () => {
  const onSent = vi.fn()
  const page = <Form onSent={onSent} />
  send(page)
  type(findField('.name'), 'An')
  type(findField('.name'), 'Anna')
  find('[type=checkbox]').click()
  find('[value=random]').click()
  find('[value=black]').click()
  const time = findField('select')
  time.value = '15'
  time.dispatchEvent(new Event('input', { bubbles: true }))
  find('button').click()
  await arrive(page)
  expect(onSent.mock.calls).toEqual([[{ name: 'Anna', isRated: true, color: 'black', time: '15' }]])
  expect(findField('.name').value).toBe('Anna')
})

it('a form that works without scripts is left to the browser', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault())
  const page = (
    <form method="post">
      <button type="submit">Donate</button>
    </form>
  )
  send(page)
  place.addEventListener('submit', sent)
  find('button').click()
  expect(sent).toHaveBeenCalledOnce()
  expect(find('button').hasAttribute('data-early')).toBe(false)
  await arrive(page)
  expect(sent).toHaveBeenCalledOnce()
})

it('a control that is gone is not pressed, and not its namesake', async () => {
  const onPress = vi.fn()
  function Page() {
    const [isDone, setDone] = useState(false)
    return isDone ? (
      <p>
        <button type="button" onClick={onPress}>
          Delete
        </button>
      </p>
    ) : (
      <>
        <button type="button" onClick={() => setDone(true)}>
          Start
        </button>
        <button type="button" onClick={onPress}>
          Delete
        </button>
      </>
    )
  }
  send(<Page />)
  for (const button of place.querySelectorAll('button')) button.click()
  await arrive(<Page />)
  expect(place.querySelectorAll('button')).toHaveLength(1)
  expect(onPress).not.toHaveBeenCalled()
})

it('a press waits until its control or the part around it is ready', async () => {
  const onRead = vi.fn()
  function Page() {
    const [isReady, setReady] = useState(false)
    useEffect(() => {
      const timer = setTimeout(() => setReady(true), 80)
      return () => clearTimeout(timer)
    }, [])
    return (
      <div data-waits={isReady ? undefined : ''}>
        <button
          type="button"
          aria-disabled={isReady ? undefined : true}
          onClick={isReady ? onRead : undefined}
        >
          Read
        </button>
      </div>
    )
  }
  send(<Page />)
  find('button').click()
  await arrive(<Page />)
  expect(onRead).toHaveBeenCalledOnce()
})

it('a board that its script renders again gets the presses of the one before', async () => {
  const done: string[] = []
  place.innerHTML =
    '<div data-place="board"><div class="around"><div data-square="0"></div></div></div><div class="buttons"><button>Board 2</button></div>'
  place.setAttribute('data-waits', '')
  vi.spyOn(find('[data-square]'), 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 40, 40))
  // The square is inert, so the press reaches what is around it.
  find('.around').dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 20, clientY: 20 }),
  )
  find('button').click()
  place.innerHTML =
    '<div data-place="board"><div data-square="0"></div></div><button>Board 1</button><button>Board 2</button>'
  place.addEventListener('click', ({ target }) => {
    const { dataset, textContent } = target as HTMLElement
    done.push(dataset['square'] ?? textContent)
  })
  wake(place)
  await expect.poll(() => done).toEqual(['0', 'Board 2'])
  await repeatEarlyPresses()
  expect(done).toHaveLength(2)
})
