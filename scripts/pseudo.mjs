import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { words as auth } from '#words/auth'
import { words as board } from '#words/board'
import { words as game } from '#words/game'
import { words as line } from '#words/line'
import { words as online } from '#words/online'
import { words as review } from '#words/review'
import { listSamples } from '../content/pages/lists.ts'
import { makePseudo } from '../words/pseudo.ts'
import { findBrowser } from './browser.mjs'
import { ROOT } from './paths.mjs'

/**
 * `npm run pseudo`: walks the site in the pseudo-locale (words/pseudo.ts) and lists every text, accessible name, title and
 * placeholder that is not in brackets, so was not extracted. It takes minutes, because the development server compiles each page.
 */

/** Names, notation and what is written on keys: the same in every language. */
const ALLOWED = [
  /Rook & Rajah|Premium Chess Experience|Birmingham, United Kingdom|English|Lichess|Google|Chess\.com|Instagram|YouTube|GitHub|FIDE|MIT|CC0|WASD/g,
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/g,
  /\b(?:FEN|PGN|SAN|UCI|ECO|NVDA|QR|Asha|Ben|Anna|Vite)\b/g,
  /\b(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?[+#]?|O-O(?:-O)?|[KQRBNPkqrbnp1-8/]{8,}|[A-E]\d\d)(?![a-z])/g,
]
/** Articles, profiles and names of openings, players and pictures are content, which is translated as files. */
const CONTENT = normalised(
  [
    ...globSync('content/**/*.{md,json,tsv}', { cwd: ROOT }),
    ...globSync('content/{players,games,series,house}/**/*.ts', { cwd: ROOT }),
  ]
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join(' '),
)
const IS_CONTENT =
  'article:not([data-post]), .prose, [lang]:not(html), svg, kbd, code, textarea, [data-content]'

function normalised(text) {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').toLowerCase()
}

/** Runs in the page: the texts outside of brackets that have letters, and such names of elements. */
function findTexts(isContent) {
  const found = []
  let depth = 0
  const outsideOf = (text) => {
    let outside = ''
    for (const character of text) {
      if (character === '⟦') depth += 1
      else if (character === '⟧') depth -= 1
      else if (depth === 0) outside += character
    }
    return outside.trim()
  }
  const note = (text, element) => {
    const outside = outsideOf(text)
    if (/[A-Za-z]{2}/.test(outside) && !element.closest(isContent)) found.push(outside)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    // Initials are cut out of names.
    if (element.closest('script, style, noscript, .initials')) continue
    if (element.checkVisibility({ visibilityProperty: true })) note(node.nodeValue, element)
    else outsideOf(node.nodeValue)
  }
  if (depth !== 0) found.push(`brackets that do not match: ${depth}`)
  depth = 0
  const names = [
    ...['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'],
    ...['title', 'placeholder', 'alt'],
  ]
  for (const name of names)
    for (const element of document.querySelectorAll(`[${name}]`)) note(element.getAttribute(name), element)
  note(document.title, document.body)
  return found
}

/** Without addresses, of this machine too. */
const wordsOf = (text) =>
  text
    .split(/\s+/)
    .filter((word) => !/[@/]|\w\.\w|localhost/.test(word))
    .join(' ')

const faults = new Map()
async function look(page, place) {
  // The development server reloads a page after it has prepared a package that the page is the first to use.
  const texts = await page.evaluate(findTexts, IS_CONTENT).catch(async () => {
    await page.waitForLoadState()
    return page.evaluate(findTexts, IS_CONTENT)
  })
  for (const text of texts) {
    const rest = ALLOWED.reduce((left, allowed) => left.replaceAll(allowed, ' '), wordsOf(text))
    if (!/[A-Za-z]{2}/.test(rest)) continue
    if ([text, rest].some((each) => CONTENT.includes(` ${normalised(each).trim()} `))) continue
    if (!faults.has(text)) faults.set(text, place)
  }
}

const w = makePseudo({ auth, board, game, line, online, review })
/** Opens a page and waits until React handles its events. */
async function open(page, path) {
  await page.goto(path)
  await page.waitForFunction(() => !document.body.hasAttribute('data-waits'))
}
const square = (page, name) =>
  page.locator(`[data-square="${(Number(name[1]) - 1) * 8 + name.charCodeAt(0) - 97}"]`).first()
async function play(page, moves) {
  for (const move of moves.split(' ')) {
    await square(page, move.slice(0, 2)).click()
    await square(page, move.slice(2, 4)).click()
  }
}
const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click()
const choose = (page, name) => page.getByRole('radio', { name }).first().check()
const MATE = 'e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7'
const GAME = '[White "Asha"]\n[Black "Ben"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0'

const PAGES = [...listSamples().map(({ path }) => path), '/no-such-page']

const JOURNEYS = {
  pages: async (page) => {
    for (const path of PAGES) {
      await page.goto(path)
      await page.waitForTimeout(500)
      await look(page, path)
    }
  },
  'a game of two': async (page) => {
    await open(page, '/play')
    await choose(page, w.game.modes['same-screen'])
    await press(page, w.game.setupScreen.startGame)
    await page.getByRole('grid').waitFor()
    await look(page, 'a new game')
    await play(page, MATE.slice(0, 19))
    await page.getByText(w.game.preferencesPanel.title).first().click()
    await press(page, w.board.boardButton.board)
    await page.getByRole('dialog').waitFor()
    await look(page, 'settings of the board')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await press(page, w.game.actions.resign)
    await look(page, 'resigning')
    await press(page, w.game.gameActions.playOn)
    await play(page, MATE.slice(20))
    await page.getByRole('dialog').waitFor()
    await look(page, 'the end of a game')
  },
  'a game against the computer': async (page) => {
    await open(page, '/play')
    await choose(page, w.game.modes.computer)
    await look(page, 'setup against the computer')
    await press(page, w.game.setupScreen.startGame)
    await page.getByRole('grid').waitFor()
    await play(page, 'e2e4')
    await page.waitForTimeout(12_000)
    await look(page, 'a game against the computer')
  },
  'a review': async (page) => {
    await open(page, '/review')
    await page.getByRole('textbox', { name: w.review.pgnForm.gameInPgn }).fill(GAME)
    await press(page, w.review.pgnForm.review)
    await page.getByText(w.review.reviewProgress.finished).waitFor({ state: 'attached' })
    for (const tab of [w.review.tabs.moves, w.review.tabs.info, w.review.tabs.coach]) {
      await page.getByRole('tab', { name: tab }).click()
      await look(page, `review, ${tab}`)
    }
    await page.keyboard.press('n')
    await look(page, 'review, a mistake')
    await press(page, w.review.learnOffer.ofSide('b', 1))
    await look(page, 'learning from mistakes')
    await page.getByRole('textbox', { name: w.line.typedField.typeAMove }).fill('nonsense')
    await page.keyboard.press('Enter')
    await press(page, w.review.learnView.hint)
    await look(page, 'learning from mistakes, a hint')
  },
  'a lesson': async (page) => {
    await page.goto('/learn/rook')
    await play(page, 'a1a6')
    await page.waitForTimeout(500)
    await look(page, 'a lesson')
  },
  'signing up': async (page) => {
    await open(page, '/auth?mode=sign-up')
    await look(page, 'signing up')
    await page.locator('input[type=email]').fill('asha@chess.test')
    for (const field of await page.locator('input[type=password]').all()) await field.fill('short')
    await press(page, w.auth.signInPage.signUp)
    await page.waitForTimeout(1_000)
    await look(page, 'signing up with a short password')
  },
  'an online game': async (page) => {
    await open(page, '/online')
    await page.getByLabel(w.online.nameField.label).fill('Anna')
    await press(page, w.online.createScreen.getALink)
    const link = page.getByLabel(w.online.inviteScreen.sendThisLink)
    await link.waitFor()
    await look(page, 'an invitation')
    const context = await page.context().browser().newContext()
    const guest = await context.newPage()
    await open(guest, await link.inputValue())
    await guest.getByLabel(w.online.nameField.label).fill('Ben')
    await look(guest, 'joining')
    await guest.locator('main form button[type=submit]').click()
    for (const each of [guest, page]) await each.getByRole('grid').waitFor()
    await look(page, 'an online game')
    await look(guest, 'an online game')
    await context.close()
  },
}

const folder = mkdtempSync(join(tmpdir(), 'rook-pseudo-'))
const server = spawn(process.execPath, ['scripts/dev.mjs'], {
  cwd: ROOT,
  env: { ...process.env, PSEUDO_LOCALE: '1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const origin = await new Promise((resolve, reject) => {
  let said = ''
  server.stdout.on('data', (text) => {
    said += text
    const ready = /^ready (\S+)$/m.exec(said)
    if (ready) resolve(ready[1])
  })
  server.once('exit', () => reject(new Error('the development server did not start')))
})
const { path, env } = await findBrowser(chromium.executablePath())
const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...env },
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const only = process.argv[2]
  for (const [name, journey] of Object.entries(JOURNEYS)) {
    if (only !== undefined && name !== only) continue
    const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    process.stderr.write(`${name} ...\n`)
    await journey(page).catch((error) => faults.set(`${name} failed: ${error.message}`, page.url()))
    await context.close()
  }
} finally {
  await browser.close()
  server.kill()
  await new Promise((resolve) => server.once('close', resolve))
  rmSync(folder, { recursive: true, force: true })
}
for (const [text, place] of faults) console.log(`${place}: ${text}`)
console.log(faults.size === 0 ? 'Every text is in brackets.' : `${faults.size} texts are not in brackets.`)
process.exitCode = faults.size === 0 ? 0 : 1
