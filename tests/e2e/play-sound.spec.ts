import type { Page } from '@playwright/test'
import { openStoredGame, storedGame } from './play-stored.ts'
import { clickMoves, drag, SCHOLARS_MATE, startGame } from './play-steps.ts'
import { expect, test } from './support/test.ts'

interface Note {
  readonly wave: string
  readonly hertz: number
  readonly loudness: number
}

/** Records every note that is started, and its volume. The real nodes keep playing. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const notes: Note[] = []
    let loudness = 0
    Object.assign(window, { notes })
    window.GainNode = class extends GainNode {
      constructor(audio: BaseAudioContext, options?: GainOptions) {
        super(audio, options)
        const ramp = this.gain.linearRampToValueAtTime.bind(this.gain)
        this.gain.linearRampToValueAtTime = (value, at) => {
          loudness = value
          return ramp(value, at)
        }
      }
    }
    window.OscillatorNode = class extends OscillatorNode {
      override start(at?: number) {
        notes.push({ wave: this.type, hertz: Math.round(this.frequency.value), loudness })
        super.start(at)
      }
    }
  })
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { notes: Note[] }).notes)
const forget = (page: Page) =>
  page.evaluate(() => void ((window as unknown as { notes: Note[] }).notes.length = 0))

/** A game with every kind of move: its kind, the move, and the number of its notes. */
const SOUNDS_START = '6k1/P2p1ppp/8/4P3/8/8/8/R3K2R w K - 0 1'
const SOUNDS = [
  ['castling', 'e1g1', 2],
  ['a move', 'd7d5', 1],
  ['a capture', 'e5d6', 2],
  ['a move', 'h7h6', 1],
  ['a move', 'd6d7', 1],
  ['a move', 'g8h7', 1],
  ['a promotion', 'a7a8', 4],
  ['a move', 'f7f6', 1],
  ['a check', 'a8e4', 2],
  ['a move', 'h7g8', 1],
  ['a check', 'a1a8', 2],
  ['a move', 'g8f7', 1],
  ['mate', 'e4e8', 4],
] as const

test.use({ sounds: true })

test('moves, captures, castling, promotion, check and mate sound, each with its notes', async ({ page }) => {
  await listen(page)
  await openStoredGame(page, storedGame({ start: SOUNDS_START }))
  for (const [what, move, notes] of SOUNDS)
    await test.step(`${what}, ${move}`, async () => {
      await forget(page)
      await clickMoves(page, move)
      if (what === 'a promotion') await page.getByRole('button', { name: 'Queen' }).click()
      await expect.poll(async () => (await heard(page)).length).toBe(notes)
    })
})

test('a low clock sounds once, before it is used up', async ({ page }) => {
  await page.clock.install()
  await listen(page)
  await openStoredGame(page, storedGame({ leftMs: { w: 61_000, b: 600_000 }, paused: true }))
  await page.getByRole('button', { name: 'Resume' }).first().click()
  await page.clock.runFor(3_000)
  await expect.poll(async () => (await heard(page)).map(({ hertz }) => hertz)).toEqual([880, 880])
  await page.clock.runFor(20_000)
  expect(await heard(page)).toHaveLength(2)
})

test('a piece dropped where it may not go and an illegal move that is typed sound wrong, one put back is silent', async ({
  page,
}) => {
  await listen(page)
  await startGame(page)
  await forget(page)
  await drag(page, 'e2', 'e4', 'e2')
  await drag(page, 'e2', 'e5')
  await expect.poll(async () => (await heard(page)).map(({ wave }) => wave)).toEqual(['sawtooth'])
  await clickMoves(page, 'e2e4')
  await expect.poll(async () => (await heard(page)).length).toBe(2)

  await forget(page)
  const field = page.getByRole('textbox', { name: 'Type a move' })
  await field.fill('Ke4')
  await field.press('Enter')
  await expect.poll(async () => (await heard(page)).map(({ wave }) => wave)).toEqual(['sawtooth'])
})

test('m mutes the game, the volume changes, and both are remembered', async ({ page }) => {
  await listen(page)
  await startGame(page)
  await page.keyboard.press('m')
  await clickMoves(page, 'e2e4 e7e5')
  await page.reload()
  await clickMoves(page, 'g1f3')
  await expect(page.getByRole('list', { name: 'Moves' })).toContainText('Nf3')
  // A late sound of these moves would be counted towards the next one.
  expect(await heard(page)).toEqual([])

  await page.keyboard.press('m')
  await clickMoves(page, 'b8c6')
  await expect.poll(async () => (await heard(page)).map(({ loudness }) => loudness)).toEqual([0.8 * 0.7])
  await page.getByText('Board & sound').click()
  await page.getByRole('slider', { name: 'Volume' }).fill('0.2')
  await forget(page)
  await clickMoves(page, 'f1c4')
  await expect.poll(async () => (await heard(page)).length).toBe(1)
  expect((await heard(page))[0]!.loudness).toBeCloseTo(0.8 * 0.2)
})

/** Gives the browser a voice, late as browsers do, and writes down what it says. */
async function giveVoice(page: Page) {
  await page.addInitScript(() => {
    const said: string[] = []
    let voices: object[] = []
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: ({ text }: { readonly text: string }) => void said.push(text),
      cancel: () => {},
    })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.assign(window, {
      said,
      SpeechSynthesisUtterance: class {
        readonly text: string
        constructor(text: string) {
          this.text = text
        }
      },
      loadVoices() {
        voices = [{ lang: 'en-GB', default: true, localService: true }]
        synthesis.dispatchEvent(new Event('voiceschanged'))
      },
    })
  })
}

test('moves are spoken on wish, where the browser has a voice', async ({ page }) => {
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await giveVoice(page)
  await startGame(page)
  await page.getByText('Board & sound').click()
  const choice = page.getByRole('checkbox', { name: 'Speak moves' })
  await expect(page.getByRole('checkbox', { name: 'Sound' })).toBeVisible()
  await expect(choice).toHaveCount(0)
  await page.evaluate(() => (window as unknown as { loadVoices: () => void }).loadVoices())
  await expect(choice).not.toBeChecked()
  await clickMoves(page, 'e2e4')
  await choice.check()
  await clickMoves(page, 'g8f6 b1a3')
  await expect.poll(said).toEqual(['Moves are spoken.', 'Knight f 6', 'Knight A 3'])
  await page.keyboard.press('m')
  await clickMoves(page, 'f6e4')
  await expect(choice).toBeDisabled()
  expect(await said()).toHaveLength(3)
})

test.describe('without audio', () => {
  test.use({ sounds: false })

  test('the game is silent, with one warning and no error', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await startGame(page)
    await clickMoves(page, SCHOLARS_MATE)
    await expect(page.getByRole('dialog', { name: 'Checkmate!' })).toBeVisible()
    expect(warnings.filter((text) => text.startsWith('No sound here.'))).toHaveLength(1)
  })
})
