import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const drawing = (name: string): string => readFileSync(new URL(`./${name}.svg`, import.meta.url), 'utf8')
const withoutColors = (svg: string): string => svg.replace(/#[0-9a-f]{6}/g, '')

describe('the piece set', () => {
  it.each(['p', 'n', 'b', 'r', 'q', 'k'])('draws both sides of %s alike, in their own colours', (role) => {
    const [white, black] = [drawing(`w${role}`), drawing(`b${role}`)]
    expect(white).not.toBe(black)
    expect(withoutColors(white)).toBe(withoutColors(black))
  })
})
