import { parseArgs } from 'node:util'
import type { Result } from '#chess/types.ts'
import { oldStatusOf } from '#rules/old/ends.ts'
import { readOldPosition } from '#rules/old/old-rules.ts'
import { ELEPHANTS, VARIANTS, type Variant } from '#rules/old/variant.ts'

const USAGE =
  'Usage: npm run --silent rules -- shatranj|chaturanga [--medina] [--elephant alfil|silver|dabbaba]'

export function parseArguments(args: readonly string[]): Result<Variant, 'ERR_USAGE'> {
  const fail = (detail: string) => ({ ok: false, error: 'ERR_USAGE', detail }) as const
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        medina: { type: 'boolean', default: false },
        elephant: { type: 'string', default: 'alfil' },
      },
    })
    const [game, ...more] = positionals
    const elephant = ELEPHANTS.find((each) => each === values.elephant)
    if ((game !== 'shatranj' && game !== 'chaturanga') || more.length > 0 || !elephant) return fail(USAGE)
    const variant = { ...VARIANTS[game], elephant }
    return { ok: true, value: values.medina ? { ...variant, baring: 'medina' } : variant }
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

/** All moves that are legal by movement and check, also where baring has ended the game; `-` for none. */
export function answerFen(fen: string, variant: Variant): string {
  const position = readOldPosition(fen, variant)
  if (!position.ok) return `error: ${position.error}`
  const moves = position.value.legalMoves().map((move) => position.value.makeUci(move))
  return `${oldStatusOf(position.value)} ${moves.join(' ') || '-'}`
}
