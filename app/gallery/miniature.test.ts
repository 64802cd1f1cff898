import { expect, it } from 'vitest'
import { GALLERY_SLUGS } from '#content/gallery-slugs.ts'
import { ofTheWeek } from './miniature.server.tsx'

const NAMES = [...GALLERY_SLUGS]
const on = (day: string) => ofTheWeek(NAMES, new Date(`${day}T12:00:00Z`))

it('shows one miniature from Monday to Sunday and the next one from the Monday after', () => {
  expect(on('2026-11-29')).toBe(on('2026-11-23'))
  expect(NAMES.indexOf(on('2026-11-30') as (typeof NAMES)[number])).toBe(
    (NAMES.indexOf(on('2026-11-29') as (typeof NAMES)[number]) + 1) % NAMES.length,
  )
})

it('goes through the whole gallery before it begins again', () => {
  const monday = Date.parse('2026-11-23')
  const shown = NAMES.map((_, week) => ofTheWeek(NAMES, new Date(monday + week * 7 * 86_400_000)))
  expect(new Set(shown)).toEqual(new Set(NAMES))
})
