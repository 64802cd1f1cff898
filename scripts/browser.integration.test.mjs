import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterEach, describe, expect, it } from 'vitest'
import { findBrowser } from './browser.mjs'

const folder = mkdtempSync(join(tmpdir(), 'rook-browser-'))
const [path, named] = [process.env['PATH'], process.env['CHROMIUM_PATH']]
afterEach(() => {
  process.env['PATH'] = path
  if (named !== undefined) process.env['CHROMIUM_PATH'] = named
  rmSync(folder, { recursive: true, force: true })
})

// The package's browser is for Linux on x64 only.
describe.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the browser inside the package',
  () => {
    it('draws text on a machine that has no fonts, and where no earlier run left any', async () => {
      process.env['PATH'] = folder
      delete process.env['CHROMIUM_PATH']
      const { path: executablePath, env } = await findBrowser(join(folder, 'none'))
      const browser = await chromium.launch({
        executablePath,
        args: ['--no-sandbox', '--disable-gpu'],
        env: { HOME: folder, TMPDIR: folder, ...env },
      })
      const page = await browser.newPage({ javaScriptEnabled: false })
      await page.setContent('<p>Rook takes e7</p>')
      const box = await page.locator('p').boundingBox()
      await browser.close()
      expect(box?.height).toBeGreaterThan(0)
      // Loaded from the package, and not from the current machine.
      expect(env['FONTCONFIG_FILE']).toContain('node_modules')
    })
  },
)
