import { expect, it } from 'vitest'
import { findDescriptorLimit, parseDescriptorLimit } from './descriptors.ts'

it.each([
  ['Max open files            1024                 524288               files     ', 1024],
  ['Max open files            unlimited            unlimited            files     ', Infinity],
  ['Max processes             100                  100                  processes ', undefined],
])('%s', (line, limit) => {
  const table = `Limit                     Soft Limit           Hard Limit           Units\n${line}\n`
  expect(parseDescriptorLimit(table)).toBe(limit)
})

it.skipIf(process.platform !== 'linux')('finds the limit of this process', () => {
  expect(findDescriptorLimit()).toBeGreaterThan(0)
})
