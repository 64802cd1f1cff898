import { describe, expect, it } from 'vitest'
import { randomFrom } from '#chess/samples.ts'
import { KEPT_RULES } from '#matches/kept-rules.ts'
import { RULE_SETS } from './rule-sets.ts'
import type { Rules, RulesPosition } from './rules.ts'

const ALL: readonly [string, Rules][] = Object.entries(RULE_SETS)

function startOf(rules: Rules): RulesPosition {
  const read = rules.readPosition(rules.start)
  if (!read.ok) throw new Error(read.error)
  return read.value
}

describe.each(ALL)('%s', (id, rules) => {
  it('is listed by its own id', () => {
    expect(rules.id).toBe(id)
  })

  it('plays random games to an end that takes back to the array', () => {
    const random = randomFrom(7)
    const position = startOf(rules)
    let plies = 0
    while (!position.outcome() && plies < 300) {
      const moves = position.legalMoves()
      const move = moves[random(moves.length)]!
      expect(position.parseUci(position.makeUci(move))).toEqual({ ok: true, value: move })
      const { from, to } = position.squaresOf(move)
      const { turn } = position
      expect(position.pieceAt(from)?.color).toBe(turn)
      const copy = position.clone()
      position.make(move)
      expect(position.turn).not.toBe(turn)
      expect(position.pieceAt(from)).toBeUndefined()
      expect(position.pieceAt(to)?.color).toBe(turn)
      expect(copy.turn).toBe(turn)
      const again = rules.readPosition(position.makeFen())
      expect(again.ok && again.value.makeFen()).toBe(position.makeFen())
      plies++
    }
    for (; plies > 0; plies--) position.unmake()
    expect(position.makeFen()).toBe(rules.start)
  })

  it('refuses text that is not a position', () => {
    expect(rules.readPosition('nonsense').ok).toBe(false)
  })
})

it('every kept id has a rule set', () => {
  for (const id of KEPT_RULES) expect(RULE_SETS[id].id).toBe(id)
})
