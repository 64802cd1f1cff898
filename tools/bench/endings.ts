/**
 * Tables of endings: generates all 35 classes, compares counts and digests of the whole arrays with those of an independent generator
 * (endings/digests.tsv), and the committed results with the tables, for the stored side in every position and for the other in sampled
 * ones. Takes about five minutes of processor time. Arguments are names of classes, which need those that they lead to.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from '#chess/position.ts'
import { makeCanonicalArray } from '#endings/canonical-array.ts'
import {
  CLASS_NAMES,
  classesNeededFor,
  classOfName,
  parseClassName,
  type ClassName,
} from '#endings/classes.ts'
import { parseDigests, type Digest } from '#endings/digests.fixture.ts'
import { enPassantIndex } from '#endings/en-passant-entries.ts'
import { positionOfEntry } from '#endings/entry-position.ts'
import { findExact, type EndingTables } from '#endings/exact.ts'
import { generateTable } from '#endings/generate.ts'
import { findResult, parseResultsFile, type ResultsByClass, type StoredResults } from '#endings/results.ts'
import {
  BLACK,
  DRAWN_VALUE,
  ILLEGAL,
  indexOf,
  WHITE,
  type EndingTable,
  type SideIndex,
} from '#endings/table.ts'

export const description =
  'Tables of three and four men: counts, digests, sizes, time to generate and to probe'

/** Benchmarks run in the project's folder. */
const FOLDER = 'endings'
const SAMPLED = 4000
const COLORS = ['w', 'b'] as const

interface EndingFigure {
  readonly class: string
  readonly 'legal w, b': string
  /** The number of counts and digests that differ, of both sides together. */
  readonly differences: number
  readonly 'longest mate': number
  readonly 'generated in s': number
  readonly 'results kB': number
  readonly 'decoded in ms': number
  /** Checks every position of the stored side, and sampled ones of both. */
  readonly 'wrong results': number
  readonly 'probe µs': number
  readonly 'slowest probe µs': number
}

const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function timed<T>(work: () => T): { readonly value: T; readonly ms: number } {
  const before = processorMs()
  const value = work()
  return { value, ms: processorMs() - before }
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

function countsOf(results: Uint8Array): readonly number[] {
  const counts = [0, 0, 0, 0]
  for (const result of results) counts[result]!++
  return [counts[1]! + counts[2]! + counts[3]!, counts[3]!, counts[2]!, counts[1]!]
}

function differences(table: EndingTable, side: SideIndex, { wdl, dtm, ...counts }: Digest): number {
  const distances = makeCanonicalArray(table, side, 'dtm')
  const results = distances.map((value) =>
    value === ILLEGAL ? 0 : value === DRAWN_VALUE ? 2 : value & 1 ? 1 : 3,
  )
  const expected = [counts.legal, counts.wins, counts.draws, counts.losses]
  const found = countsOf(results)
  return (
    expected.filter((count, at) => count !== found[at]).length +
    Number(sha256(results) !== wdl) +
    Number(sha256(distances) !== dtm)
  )
}

/** The distances of all positions with a right to capture en passant, in the order of the placements. */
function enPassantArray({ ending, sides }: EndingTable, side: SideIndex): Uint8Array {
  const bytes: number[] = []
  for (let white = 0; white < 64; white++)
    for (let first = 0; first < 64; first++)
      for (let black = 0; black < 64; black++)
        for (let second = 0; second < 64; second++) {
          const index = indexOf(ending, white, black, first, second)
          const marked = index < 0 || sides[side][index] === ILLEGAL ? -1 : enPassantIndex(index, side)
          if (marked >= 0 && sides[side][marked] !== ILLEGAL) bytes.push(sides[side][marked]!)
        }
  return Uint8Array.from(bytes)
}

/** Positions of the stored side whose result is not the table's. */
function wrongResults({ ending, sides }: EndingTable, { side, packed }: StoredResults): number {
  let wrong = 0
  sides[side].forEach((value, index) => {
    // A right to capture en passant is not in the file: a probe looks ahead.
    const isMarked = ending.hasEnPassant && ((index & (63 << 6)) < 8 << 6 || (index & 63) > 55)
    if (value === ILLEGAL || isMarked) return
    const result = (packed[index >> 2]! >> ((index & 3) << 1)) & 3
    if (result !== (value === DRAWN_VALUE ? 2 : value & 1 ? 1 : 3)) wrong++
  })
  return wrong
}

/** Legal positions of a class, evenly through the table. */
function sample({ ending, sides }: EndingTable, side: SideIndex, count: number): readonly Position[] {
  const values = sides[side]
  const step = Math.max(1, Math.floor(values.length / count))
  const starts = Array.from({ length: Math.floor(values.length / step) }, (_, n) => n * step)
  return starts.flatMap((start) => {
    const offset = values.subarray(start, start + step).findIndex((value) => value !== ILLEGAL)
    return offset < 0 ? [] : (positionOfEntry(ending, side, start + offset) ?? [])
  })
}

interface Probes {
  readonly wrong: number
  /** Sorted. */
  readonly micros: readonly number[]
}

/** The quickest of three: the machine may be busy with other things during the rest. */
function microsOf(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return Math.min(...times) * 1000
}

function probe(table: EndingTable, results: ResultsByClass, tables: EndingTables): Probes {
  let wrong = 0
  const micros: number[] = []
  for (const position of [WHITE, BLACK].flatMap((side) => sample(table, side as SideIndex, SAMPLED / 2))) {
    micros.push(microsOf(() => findResult(position, results)))
    const exact = findExact(position, tables)
    if (!exact.ok || exact.value.result !== findResult(position, results)) wrong++
  }
  return { wrong, micros: micros.sort((a, b) => a - b) }
}

type Digests = ReturnType<typeof parseDigests>

class Measurement {
  readonly #digests: Digests
  readonly #tables = new Map<ClassName, EndingTable>()
  readonly #results = new Map<ClassName, StoredResults>()

  constructor(digests: Digests) {
    this.#digests = digests
  }

  measure(name: ClassName): EndingFigure {
    const ending = classOfName(name)
    const tables: EndingTables = (each) => this.#tables.get(each)!
    const { value: table, ms: generating } = timed(() => generateTable(ending, tables))
    this.#tables.set(name, table)
    const file = readFileSync(join(FOLDER, 'results', `${name}.bin`))
    const { value: stored, ms: decoding } = timed(() => parseResultsFile(ending, file)!)
    this.#results.set(name, stored)
    const { wrong, micros } = probe(table, this.#results, tables)
    const digests = COLORS.map((color) => this.#digests.get(`${name} ${color}`)!)
    return {
      class: name,
      'legal w, b': digests.map(({ legal }) => legal).join(', '),
      differences: digests.reduce(
        (sum, digest, side) => sum + differences(table, side as SideIndex, digest),
        0,
      ),
      'longest mate': Math.max(...digests.map(({ longestWin }) => (longestWin + 1) >> 1)),
      'generated in s': Number((generating / 1000).toFixed(2)),
      'results kB': Number((file.length / 1000).toFixed(2)),
      'decoded in ms': Math.round(decoding),
      'wrong results': wrong + wrongResults(table, stored),
      'probe µs': Number(micros[micros.length >> 1]!.toFixed(1)),
      'slowest probe µs': Math.round(micros.at(-1)!),
    }
  }

  /** Distances of all positions with a right to capture en passant; `undefined` if the class was not generated. */
  enPassantDifferences(): number | undefined {
    const table = this.#tables.get('KPvKP')
    if (!table) return undefined
    return COLORS.filter(
      (color, side) =>
        sha256(enPassantArray(table, side as SideIndex)) !== this.#digests.get(`KPvKP+ep ${color}`)!.dtm,
    ).length
  }
}

type Row = Partial<EndingFigure> & { readonly class: string }

function totalOf(figures: readonly EndingFigure[]): Row {
  const sum = (key: 'differences' | 'generated in s' | 'results kB' | 'wrong results'): number =>
    Number(figures.reduce((total, figure) => total + figure[key], 0).toFixed(2))
  return {
    class: 'all',
    differences: sum('differences'),
    'generated in s': sum('generated in s'),
    'results kB': sum('results kB'),
    'wrong results': sum('wrong results'),
  }
}

export async function run(args: readonly string[]): Promise<Row[]> {
  const asked = args.map((text) => {
    const name = parseClassName(text)
    if (name === undefined) throw new Error(`There is no class ${text}`)
    return name
  })
  const needed = new Set((asked.length === 0 ? CLASS_NAMES : asked).flatMap(classesNeededFor))
  const measurement = new Measurement(parseDigests(readFileSync(join(FOLDER, 'digests.tsv'), 'utf8')))
  const figures = CLASS_NAMES.filter((name) => needed.has(name)).map((name) => measurement.measure(name))
  const enPassant = measurement.enPassantDifferences()
  return [
    ...figures,
    ...(enPassant === undefined ? [] : [{ class: 'KPvKP with en passant', differences: enPassant }]),
    totalOf(figures),
  ]
}
