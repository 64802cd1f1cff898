import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/**
 * Data for calling messages, made from the types of their parameters: each role, both colours, each member of a union, the
 * counts 0, 1, 2 and 5, lists of no to three items.
 */
export interface TypedModule {
  readonly checker: ts.TypeChecker
  /** The type of each export. */
  readonly exports: ReadonlyMap<string, ts.Type>
}

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const COUNTS = [0, 1, 2, 5]
/** A name without Latin letters, so that the words around it can be searched for them. */
const SAMPLE_NAME = 'रवि'
/** Data that are looked up in tables cannot be combined freely; this many combinations are enough for any message. */
const MOST_CALLS = 400
const MOST_MEMBERS = 40

/** Reads the types of modules. One program for all of them takes about a second. */
export function typedModules(files: readonly string[]): TypedModule[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), (path) => ts.sys.readFile(path)) as {
    config: object
  }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  const program = ts.createProgram([...files], {
    ...options,
    noEmit: true,
    types: ['node'],
    composite: false,
  })
  const checker = program.getTypeChecker()
  return files.map((file) => {
    const source = program.getSourceFile(file)
    const symbol = source && checker.getSymbolAtLocation(source)
    if (!symbol) throw new Error(`${file} has no exports`)
    const exported = checker
      .getExportsOfModule(symbol)
      .filter(({ flags }) => flags & ts.SymbolFlags.Value)
      .map((each) => [each.name, checker.getTypeOfSymbol(each)] as const)
    return { checker, exports: new Map(exported) }
  })
}

/** Lists of arguments for a function of this type. */
export function sampleCalls(checker: ts.TypeChecker, type: ts.Type): unknown[][] {
  const [signature] = type.getCallSignatures()
  if (!signature) throw new Error(`${checker.typeToString(type)} is not a function`)
  return combine(
    signature
      .getParameters()
      .map((parameter) => sampleValues(checker, checker.getTypeOfSymbol(parameter), parameter.name)),
  )
}

function sampleValues(checker: ts.TypeChecker, type: ts.Type, name: string, depth = 0): unknown[] {
  if (depth > 6) return []
  // The 64 names of squares, for example.
  if (
    type.isUnion() &&
    type.types.length > MOST_MEMBERS &&
    type.types.every((each) => each.isStringLiteral())
  )
    return type.types.filter((_, index) => index % 28 === 0).map(({ value }) => value)
  if (type.isUnion()) return unique(type.types.flatMap((each) => sampleValues(checker, each, name, depth)))
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value]
  const { flags } = type
  if (flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type) === 'true']
  if (flags & ts.TypeFlags.Undefined || flags & ts.TypeFlags.Void) return [undefined]
  if (flags & ts.TypeFlags.Null) return [null]
  if (flags & ts.TypeFlags.NumberLike) return COUNTS
  if (flags & ts.TypeFlags.StringLike) return sampleStrings(name)
  // A generic parameter is an element or what builds one.
  if (flags & ts.TypeFlags.TypeParameter) return [SAMPLE_NAME]
  // Brands: `string & { … }`.
  if (type.isIntersection() && type.types.some((each) => each.flags & ts.TypeFlags.NumberLike)) return COUNTS
  if (type.isIntersection() && type.types.some((each) => each.flags & ts.TypeFlags.StringLike))
    return /San/.test(checker.typeToString(type)) ? ['Nf3'] : sampleStrings(name)
  if (type.getCallSignatures().length > 0) return [(...data: readonly unknown[]) => data[0]]
  return sampleObjects(checker, type, name, depth)
}

function sampleObjects(checker: ts.TypeChecker, type: ts.Type, name: string, depth: number): unknown[] {
  if (type.symbol?.name === 'Date') return [new Date(Date.UTC(2026, 10, 22, 8, 25))]
  if (checker.isTupleType(type))
    return combine(
      checker
        .getTypeArguments(type as ts.TypeReference)
        .map((each) => sampleValues(checker, each, name, depth + 1)),
    )
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference)
    const values = item ? sampleValues(checker, item, name, depth + 1) : []
    return [0, 1, 2, 3].filter((n) => n === 0 || values.length > 0).map((n) => repeat(values, n))
  }
  const properties = checker.getPropertiesOfType(type)
  const values = properties.map((property) =>
    sampleValues(checker, checker.getTypeOfSymbol(property), property.name, depth + 1),
  )
  return combine(values).map((members) =>
    Object.fromEntries(properties.map((property, index) => [property.name, members[index]])),
  )
}

const repeat = (values: readonly unknown[], n: number): unknown[] =>
  Array.from({ length: n }, (_, index) => values[index % values.length])

/** Strings by the name of the parameter, since their type does not tell moves, squares and names apart. */
function sampleStrings(name: string): string[] {
  if (/square|^at$|^from$|^to$|targets|place$/i.test(name)) return ['e4']
  if (/^san|move|line|better|next|reply/i.test(name)) return ['Nf3']
  if (/file/i.test(name)) return ['e']
  if (/rank/i.test(name)) return ['4']
  if (/link|address|url|origin|reset|signIn/i.test(name)) return ['https://example.org/']
  return [SAMPLE_NAME]
}

const unique = (values: readonly unknown[]): unknown[] => [...new Set(values)]

/** Every combination; of too many, each value at least once, with others chosen by a fixed sequence. */
function combine(lists: readonly (readonly unknown[])[]): unknown[][] {
  if (lists.some((list) => list.length === 0)) return []
  const product = lists.reduce((n, list) => n * list.length, 1)
  if (product <= MOST_CALLS)
    return lists.reduce<unknown[][]>(
      (rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])),
      [[]],
    )
  let state = 1
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const choose = (): unknown[] => lists.map((list) => list[next(list.length)])
  const each = lists.flatMap((list, place) => list.map((value) => choose().with(place, value)))
  return [...each, ...Array.from({ length: MOST_CALLS }, choose)]
}
