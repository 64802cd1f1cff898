/** Names for user agents. The first match wins, because most user agents also name other browsers for compatibility. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

export function nameDevice(userAgent: string): string {
  const find = (table: readonly [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)]
  if (browser === undefined && system === undefined) return 'An unknown device'
  if (system === undefined) return browser ?? ''
  return `${browser ?? 'A browser'} on ${system}`
}
