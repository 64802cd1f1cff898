import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const drawing = (name: string): string => readFileSync(new URL(`./${name}.svg`, import.meta.url), 'utf8')
const withoutColors = (svg: string): string => svg.replace(/#[0-9a-f]{6}/g, '')

const SETS = ['.', './bold', './letters']
const ROLES = ['p', 'n', 'b', 'r', 'q', 'k']

describe('the piece sets', () => {
  it.each(SETS.flatMap((set) => ROLES.map((role) => [set, role] as const)))(
    'in %s draw both sides of %s alike, in their own colours',
    (set, role) => {
      const [white, black] = [drawing(`${set}/w${role}`), drawing(`${set}/b${role}`)]
      expect(white).not.toBe(black)
      expect(withoutColors(white)).toBe(withoutColors(black))
    },
  )

  it('are three sets without a drawing in common', () => {
    const all = SETS.flatMap((set) => ROLES.map((role) => drawing(`${set}/w${role}`)))
    expect(new Set(all).size).toBe(18)
  })
})
