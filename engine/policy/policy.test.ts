import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeFen, START_FEN } from '#chess/fen.ts'
import { legalMoves } from '#chess/moves.ts'
import { makeUci } from '#chess/uci.ts'
import { readPosition } from '#chess/line.ts'
import { parsePolicy, type PolicyWeights } from './policy-file.ts'
import { PolicyNet, type Players } from './policy-net.ts'

/** Made by tools/training/policy-vectors.c from the shipped net: `make -C tools/training policy-vectors`. */
interface Vector extends Players {
  readonly moves: string
  readonly logits: Readonly<Record<string, number>>
}

const FILE = readFileSync('engine/policy/policy.bin')
const bytes = (): ArrayBuffer => FILE.buffer.slice(FILE.byteOffset, FILE.byteOffset + FILE.byteLength)

function weights(): PolicyWeights {
  const parsed = parsePolicy(bytes())
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.value
}

const vectors = JSON.parse(
  readFileSync(process.env['POLICY_VECTORS'] ?? 'engine/policy/policy-vectors.json', 'utf8'),
) as readonly Vector[]

function positionAfter(moves: string) {
  const position = readPosition({ start: START_FEN, moves: moves.split(' ').filter(Boolean) })
  if (!position.ok) throw new Error(position.error)
  return position.value
}

describe('the policy net', () => {
  const net = new PolicyNet(weights())

  it('gives every legal move the logit that the reference in C gives it', () => {
    expect(vectors.length).toBeGreaterThan(20)
    for (const { moves, logits, ...players } of vectors) {
      const position = positionAfter(moves)
      const before = makeFen(position)
      const legal = legalMoves(position)
      const found = net.logits(position, legal, players)
      const own = Object.fromEntries(legal.map((move, index) => [makeUci(move), found[index]]))
      expect(own, before).toEqual(logits)
      expect(makeFen(position)).toBe(before)
    }
  })

  it('knows what people of 1,200 play against 1. e4, and that they recapture', () => {
    const players: Players = { own: 1200, other: 1200, timeClass: 'rapid' }
    const most = (moves: string) => {
      const position = positionAfter(moves)
      const legal = legalMoves(position)
      const chances = net.chances(position, legal, players)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      const best = chances.indexOf(chances.reduce((high, chance) => Math.max(high, chance), 0))
      return { move: makeUci(legal[best]!), chance: chances[best]! }
    }
    expect(most('e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6')).toMatchObject({ move: 'd7c6' })
    expect(most('e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6').chance).toBeGreaterThan(0.5)
  })

  it('spreads its choice at a higher temperature', () => {
    const position = positionAfter('e2e4 e7e5 g1f3')
    const legal = legalMoves(position)
    const players: Players = { own: 1500, other: 1500, timeClass: 'blitz' }
    const highest = (temperature: number) => Math.max(...net.chances(position, legal, players, temperature))
    expect(highest(0.5)).toBeGreaterThan(highest(1))
    expect(highest(2)).toBeLessThan(highest(1))
  })
})

describe('a file of a policy net', () => {
  it.each([
    ['cut off', () => bytes().slice(0, 1000), 'ERR_POLICY_SIZE'],
    ['of another kind', () => changed(0), 'ERR_POLICY_KIND'],
    ['of another shape', () => changed(8), 'ERR_POLICY_KIND'],
    ['damaged', () => changed(5000), 'ERR_POLICY_CHECKSUM'],
  ])('is refused if it is %s', (_, file, error) => {
    expect(parsePolicy(file())).toMatchObject({ ok: false, error })
  })
})

function changed(at: number): ArrayBuffer {
  const file = bytes()
  new Uint8Array(file)[at]! ^= 1
  return file
}
