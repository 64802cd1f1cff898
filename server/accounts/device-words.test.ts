import { describe, expect, it } from 'vitest'
import { nameDevice } from './device-words.ts'

const MOZILLA = 'Mozilla/5.0'
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('a device in plain words', () => {
  it.each([
    [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
      'Edge on Windows',
    ],
    [`${MOZILLA} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`, 'Firefox on Linux'],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15`,
      'Safari on a Mac',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1`,
      'Safari on an iPhone',
    ],
    [`${MOZILLA} (iPad; CPU OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1`, 'Chrome on an iPad'],
    [
      `${MOZILLA} (Linux; Android 15) ${KIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [`${MOZILLA} (X11; CrOS x86_64 16033.0.0) ${KIT} Chrome/140.0 Safari/537.36`, 'Chrome on a Chromebook'],
    ['curl/8.0 (Windows)', 'A browser on Windows'],
    ['Firefox/143.0', 'Firefox'],
    ['node', 'An unknown device'],
    ['', 'An unknown device'],
  ])('%s', (userAgent, words) => {
    expect(nameDevice(userAgent)).toBe(words)
  })
})
