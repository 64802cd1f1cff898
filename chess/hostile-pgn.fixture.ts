/** Texts on which a PGN reader may take time that grows with the square of their length. */

interface HostileText {
  readonly name: string
  readonly make: (size: number) => string
}

const repeat = (filling: string, before = '', after = ''): HostileText => ({
  name: `${JSON.stringify(before)} and ${JSON.stringify(filling)} over and over`,
  make: (size) => before + filling.repeat(Math.ceil(size / filling.length)) + after,
})

const number = (name: string, before: string, part: (index: number) => string): HostileText => ({
  name,
  make(size) {
    const parts = [before]
    for (let length = 0; length < size; length += parts.at(-1)!.length) parts.push(part(parts.length))
    return parts.join('')
  },
})

export const HOSTILE_PGN: readonly HostileText[] = [
  repeat('[%a', '1. e4 {', '}'),
  repeat('[%a', '1. e4 {'),
  repeat('[%a]', '1. e4 {', '}'),
  repeat('{abc} ', '1. e4 '),
  repeat('{[%eval 1]} ', '1. e4 '),
  repeat('{', '1. e4 '),
  repeat('{\n\n[A "x"]\n'),
  repeat('{\n\n[Event "x"]\n', '', '}'),
  repeat('; a\n', '1. e4\n'),
  repeat('* '),
  repeat('1-0 '),
  repeat('½ '),
  repeat('1 - '),
  repeat('[A ""]\n* '),
  repeat('[A ""]\n\n'),
  repeat('[A "'),
  repeat('[A "', '1. e4 '),
  repeat('[A "b" ', '1. e4 '),
  repeat('['),
  repeat('[', '1. e4 '),
  repeat('[x\n'),
  repeat('\n\n['),
  repeat('[White “x”]\n'),
  repeat('[Variant "x"]\n'),
  repeat('\\"', '[A "'),
  repeat('[FEN "8/8/8/8/8/4k3/8/4K3 w - -"]\n* '),
  repeat('(', '1. e4 '),
  repeat(')', '1. e4 '),
  repeat('(d4) ', '1. e4 '),
  repeat('(1. d4 (1. e4 ', '1. e4 '),
  repeat('(d4 d5 c4 c5) ', '1. e4 '),
  repeat('1. e4 *\n'),
  repeat('Nf3 Nf6 Ng1 Ng8 '),
  repeat('e8(', '1. e4 '),
  repeat('$1', '1. e4 '),
  repeat('zap ', '1. e4 '),
  repeat('e4±'),
  repeat('\u200e'),
  repeat('\r'),
  repeat('%\n'),
  repeat(' '),
  repeat('.'),
  repeat('1.'),
  repeat('!', '1. e4'),
  repeat('+', '1. e4'),
  repeat('\u00ad', '1. e4'),
  number('different commands', '1. e4 {', (index) => `[%c${index} 1]`),
  number('comments with different commands', '1. e4 ', (index) => `{[%c${index} 1]} `),
  number('different tags', '', (index) => `[T${index} ""]\n`),
  number('different glyphs', '1. e4 ', (index) => `$${index % 1000} `),
]
