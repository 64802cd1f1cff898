import fc from 'fast-check'

/** Hostile input: nonsense, nearly valid values, and inputs that have broken other programs. */

const NASTY = [
  ...[
    '',
    ' ',
    '\0',
    '\r\n',
    '\u001b[31m',
    '\u202e',
    '\ud800',
    '\ufeff',
    '\u2028',
    '%',
    '%00',
    '%ff',
    '%2e%2e%2f',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'NaN',
    '-0',
    '-1',
    '1e309',
  ],
  ...[
    '9007199254740993',
    '0x10',
    '1.5',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '${7*7}',
  ],
  ...[
    "' or 1=1 --",
    '../../etc/passwd',
    '//evil.example',
    'javascript:alert(1)',
    '=cmd()',
    'é'.normalize('NFD'),
  ],
  ...['👩‍👩‍👧‍👦', 'a\u0301\u0301\u0301\u0301\u0301\u0301', 'ﷺ', '🏳️‍🌈', '\u200d', '١٢٣', 'İ'],
]

/** At most the size limit of a body. */
const LONGEST = 64 * 1024

const nasty = fc.constantFrom(...NASTY)

/** One token repeated many times, to expose code that takes quadratic time. */
const repeated = (units: readonly string[], longest: number) =>
  fc
    .record({
      unit: fc.oneof(fc.constantFrom(...units), fc.string({ minLength: 1, maxLength: 4 })),
      count: fc.integer({ min: 2, max: longest }),
      end: nasty,
    })
    .map(({ unit, count, end }) => unit.repeat(Math.ceil(count / unit.length)).slice(0, longest) + end)

/** A valid text that is truncated, doubled, or has something inserted at up to three places. */
const spoilt = (right: readonly string[]) =>
  fc
    .record({
      text: fc.constantFrom(...right),
      wounds: fc.array(
        fc.record({
          at: fc.double({ min: 0, max: 1, noNaN: true }),
          takes: fc.nat(6),
          puts: fc.oneof(nasty, fc.string({ maxLength: 3 }), fc.constantFrom(...right)),
        }),
        { maxLength: 3 },
      ),
    })
    .map(({ text, wounds }) =>
      wounds.reduce((broken, { at, takes, puts }) => {
        const place = Math.floor(at * broken.length)
        return broken.slice(0, place) + puts + broken.slice(place + takes)
      }, text),
    )

/** Variations of some valid texts. One in twenty is long, since long ones take the most time. */
export const hostileText = (right: readonly string[], longest = LONGEST): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: spoilt(right) },
    { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
    { weight: 2, arbitrary: nasty },
    { weight: 1, arbitrary: repeated([...right, ...'([{"\\\'\n\t /;.,=%&-+1a'], longest) },
  )

/** A JSON value in which a field or two are replaced, added or missing. */
export const hostileValue = (right: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .record({
          value: fc.constantFrom(...right),
          wounds: fc.array(fc.record({ path: fc.array(fc.nat(40), { maxLength: 4 }), puts: anything }), {
            minLength: 1,
            maxLength: 2,
          }),
        })
        .map(({ value, wounds }) =>
          wounds.reduce<unknown>((broken, { path, puts }) => replaceAt(broken, path, puts), value),
        ),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  )

const anything: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(null, true, -1, 0, 1.5, 1e308, 2 ** 53, [], {}, [[]], undefined),
  fc.string({ maxLength: 300 }),
  fc.array(nasty, { maxLength: 700 }),
)

/**
 * `path` selects a field, then a field of that one, by numbers modulo the number of fields. An absent value removes the field.
 */
function replaceAt(value: unknown, [first, ...rest]: readonly number[], puts: unknown): unknown {
  if (first === undefined || typeof value !== 'object' || value === null) return puts
  const entries = Object.entries(value)
  if (entries.length === 0) return puts
  const chosen = first % entries.length
  const changed = entries
    .map(([name, each], at) => [name, at === chosen ? replaceAt(each, rest, puts) : each] as const)
    .filter(([, each]) => each !== undefined)
  return Array.isArray(value) ? changed.map(([, each]) => each) : Object.fromEntries(changed)
}
