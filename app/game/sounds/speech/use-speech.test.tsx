// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playSans, SCHOLARS_MATE, twoPlayers } from '#app/game/game.fixture.ts'
import { reduceGame, type Game } from '#app/game/game.ts'
import { changePreferences } from '#app/line/preferences.ts'
import { SpeechChoice } from './speech-choice.tsx'
import { useSpeech } from './use-speech.ts'

function Screen({ game, sentence }: { readonly game: Game; readonly sentence: string | undefined }) {
  useSpeech(game, sentence)
  return null
}

/** The texts spoken since the last call of `cancel`. */
let queue: { readonly text: string; readonly volume: number }[]
let voices: readonly Partial<SpeechSynthesisVoice>[]
let synthesis: EventTarget
const spoken = () => queue.map(({ text }) => text)

/** As Android writes it. */
const ENGLISH = { lang: 'en_GB', default: true, localService: true }
const REMOTE = { lang: 'en-US', default: false, localService: false }
const GERMAN = { lang: 'de-DE', default: false, localService: true }

const place = document.createElement('div')
let render: (element: React.ReactNode) => Promise<void>
let unmount: () => Promise<void>

beforeEach(() => {
  queue = []
  voices = [REMOTE, GERMAN, ENGLISH]
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: (typeof queue)[0]) => void queue.push(utterance),
    cancel: () => void (queue = []),
  })
  vi.stubGlobal('speechSynthesis', synthesis)
  document.documentElement.lang = 'en'
  changePreferences({ speech: true, sound: true, volume: 0.5 })
  const root = createRoot(place)
  const settle = (what: () => void) =>
    act(async () => {
      what()
      await vi.dynamicImportSettled()
    })
  render = (element) => settle(() => root.render(element))
  unmount = () => settle(() => root.unmount())
})
afterEach(async () => {
  await unmount()
  vi.unstubAllGlobals()
})

const show = (game: Game, sentence?: string) => render(<Screen game={game} sentence={sentence} />)

describe('moves are spoken', () => {
  it('one by one, each instead of what is still being said of the one before', async () => {
    const first = playSans(twoPlayers(), 'e4')
    await show(twoPlayers())
    await show(first)
    expect(queue).toMatchObject([{ text: 'e 4', volume: 0.5, lang: 'en-GB' }])
    await show(playSans(first, 'Nf6', 5_000))
    expect(spoken()).toEqual(['Knight f 6'])
  })

  it('with the result', async () => {
    const sans = SCHOLARS_MATE.split(' ')
    const before = playSans(twoPlayers(), sans.slice(0, -1).join(' '))
    await show(before)
    await show(playSans(before, sans.at(-1) ?? '', 60_000))
    expect(spoken()).toEqual(['Queen takes f 7, checkmate', 'Checkmate! White won by checkmate.'])
  })

  it('and the coach’s sentence after them', async () => {
    const game = playSans(twoPlayers(), 'e4')
    await show(twoPlayers())
    await show(game)
    await show(game, 'Bxh6 was better.')
    expect(spoken()).toEqual(['e 4', 'Bishop takes h 6 was better.'])
  })

  it('but not viewed positions, which interrupt', async () => {
    const game = playSans(twoPlayers(), 'e4 e5')
    await show(playSans(twoPlayers(), 'e4'))
    await show(game)
    await show(reduceGame(game, { type: 'position-shown', ply: 1, atMs: 9_000 }))
    expect(spoken()).toEqual([])
  })
})

describe('nothing is spoken', () => {
  it.each([
    ['unless it was chosen', { speech: false }],
    ['while the sound is off', { sound: false }],
    ['at volume 0', { volume: 0 }],
  ])('%s', async (_, changed) => {
    changePreferences(changed)
    await show(twoPlayers())
    await show(playSans(twoPlayers(), 'e4'), 'A good move.')
    expect(spoken()).toEqual([])
  })

  it.each([
    ['a voice for the page’s language', GERMAN],
    ['a voice that works on the device', REMOTE],
  ])('without %s', async (_, voice) => {
    voices = [voice]
    await show(twoPlayers())
    await show(playSans(twoPlayers(), 'e4'))
    expect(spoken()).toEqual([])
  })

  it('any more once the sound is switched off', async () => {
    await show(twoPlayers())
    await show(playSans(twoPlayers(), 'e4'))
    expect(spoken()).toEqual(['e 4'])
    await act(async () => {
      changePreferences({ sound: false })
      await vi.dynamicImportSettled()
    })
    expect(spoken()).toEqual([])
  })
})

describe('the choice', () => {
  const box = () => place.querySelector<HTMLInputElement>('input[type=checkbox]')

  it('is hidden until the browser has loaded a voice', async () => {
    voices = []
    await render(<SpeechChoice />)
    expect(box()).toBeNull()
    voices = [ENGLISH]
    await act(async () => void synthesis.dispatchEvent(new Event('voiceschanged')))
    expect(box()?.labels?.[0]?.textContent).toBe('Speak moves')
  })

  it('is hidden in a browser that cannot speak', async () => {
    vi.stubGlobal('speechSynthesis', undefined)
    await render(<SpeechChoice />)
    expect(box()).toBeNull()
  })

  it('is off at first, and answers by voice when it is switched on', async () => {
    changePreferences({ speech: false })
    await render(<SpeechChoice />)
    expect(box()?.checked).toBe(false)
    await act(async () => box()?.click())
    expect(box()?.checked).toBe(true)
    expect(spoken()).toEqual(['Moves are spoken.'])
  })
})
