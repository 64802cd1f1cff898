import { makeObjectStore } from '#app/browser/object-store.ts'
import type { Line } from '#chess/line.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import {
  isPlayable,
  isWholeReview,
  reviewKey,
  type Judgements,
  type PositionJudgement,
} from './judgements.ts'
import { MOST_NODES } from './planner.ts'

/** Whole reviews. Its methods reject if the device forbids storage. */
export interface ReviewStore {
  /** Undefined if this engine has not made one or it contains illegal moves; the game is then judged again. */
  find(line: Line): Promise<readonly PositionJudgement[] | undefined>
  save(line: Line, judgements: readonly PositionJudgement[]): Promise<void>
}

/** Reviews that were left unfinished, one for each game. Its methods reject if the device forbids storage. */
export interface DraftStore {
  /**
   * The known judgements of a game's positions. A judgement depends only on its position and the moves before it. So a game
   * that has continued, or whose last moves were taken back, keeps those of the shared positions.
   */
  find(line: Line): Promise<Judgements | undefined>
  /** `before`: the earlier state of this game whose draft is replaced. */
  save(line: Line, judgements: Judgements, before?: Line): Promise<void>
}

/**
 * The reviews that this device made. Only they may be sent to accounts: copies from an account are stored apart, so that no
 * review passes from one account to another.
 */
export interface DeviceReviews extends ReviewStore {
  readonly drafts: DraftStore
  /** Copies of the reviews in one account. Other accounts on this device never find them. */
  readonly copiesFrom: (userId: string) => ReviewStore
}

/** About 20 kB each. The privacy policy names both numbers. */
const MOST_REVIEWS = 50
const MOST_DRAFTS = 10
/** Pasted games may have any length, and a draft is written every few seconds. */
const MOST_DRAFT_POSITIONS = 600

/** Prefixes of the keys of drafts and copies. No FEN begins with them. */
const DRAFT = 'begun '
const COPY = 'copy '

/** Records without a source are from releases that stored the reviews of shared games like their own. */
const MADE_HERE = 'device'

/** A function, because the server renders pages and has no IndexedDB. */
const allDrafts = (): IDBKeyRange => IDBKeyRange.bound(DRAFT, `${DRAFT}\uFFFF`)

/** Reviews and drafts share one object store. Older releases never read the keys of drafts. */
export function openDeviceReviews(): DeviceReviews {
  const records = makeObjectStore('rook-and-rajah-reviews', 'reviews', { keyPath: 'key' })
  /** Whole reviews from one source. */
  const wholeFrom = (source: string, prefix: string): ReviewStore => ({
    find: (line) =>
      records.within('readonly', async (store) => {
        const record: unknown = await store.get(prefix + reviewKey(line))
        const judgements = fieldsOf(record)['source'] === source ? parseRecord(record) : undefined
        return judgements && isWholeReview(line, judgements) ? judgements : undefined
      }),
    save: (line, judgements) =>
      records.within('readwrite', async (store) => {
        const key = reviewKey(line)
        await store.put({ ...makeRecord(prefix + key, judgements), source })
        const all = ((await store.getAll()) as readonly ReviewRecord[]).filter(
          (each) => typeof each.key === 'string',
        )
        const drafts = all.filter((each) => isDraft(each.key)).map((each) => each.key)
        const reviews = all.filter((each) => !isDraft(each.key))
        const outdated = [...keysBeyond(reviews, MOST_REVIEWS), ...beginningsOf(DRAFT + key, drafts)]
        await Promise.all(outdated.map((each) => store.delete(each)))
      }),
  })
  return {
    ...wholeFrom(MADE_HERE, ''),
    copiesFrom: (userId) => wholeFrom(`account ${userId}`, `${COPY}${userId} `),
    drafts: {
      find: (line) =>
        records.within('readonly', async (store) => {
          const key = mostInCommon(DRAFT + reviewKey(line), textsOf(await store.getAllKeys(allDrafts())))
          return key === undefined ? undefined : readDraft(line, key, await store.get(key))
        }),
      save: async (line, judgements, before) => {
        const key = DRAFT + reviewKey(line)
        await records.within('readwrite', async (store) => {
          const put = store.put(makeRecord(key, judgements.slice(0, MOST_DRAFT_POSITIONS)))
          // A page that is closing gets no event, so the transaction would not commit automatically.
          store.transaction.commit()
          await put
        })
        await records.within('readwrite', async (store) => {
          const keys = textsOf(await store.getAllKeys(allDrafts()))
          const old = new Set([...beginningsOf(key, keys), ...(before ? [DRAFT + reviewKey(before)] : [])])
          const outdated = keys.filter((each) => each !== key && old.has(each))
          if (keys.length - outdated.length > MOST_DRAFTS)
            outdated.push(
              ...keysBeyond((await store.getAll(allDrafts())) as readonly ReviewRecord[], MOST_DRAFTS),
            )
          await Promise.all(outdated.map((each) => store.delete(each)))
        })
      },
    },
  }
}

const textsOf = (keys: readonly IDBValidKey[]): readonly string[] =>
  keys.filter((key) => typeof key === 'string')

/** The keys of all records but the newest. */
const keysBeyond = (all: readonly ReviewRecord[], most: number): readonly string[] =>
  all
    .toSorted((one, other) => other.keptAt - one.keptAt)
    .slice(most)
    .map(({ key }) => key)

/** The judgements of the positions that both games have, without those that cannot be played. */
function readDraft(line: Line, key: string, record: unknown): Judgements | undefined {
  const known = parseRecord(record)?.slice(0, commonInKeys(DRAFT + reviewKey(line), key) + 1)
  return known?.map((each, ply) => (each && isPlayable(line, ply, each) ? each : undefined))
}

const isDraft = (key: string): boolean => key.startsWith(DRAFT)

/** Drafts of the same game, and of the same game with fewer moves. */
const beginningsOf = (key: string, keys: readonly string[]): string[] =>
  keys.filter((each) => isDraft(each) && commonInKeys(each, key) === parseDraftKey(each).moves.length)

/** The draft that shares most moves; undefined if none shares any. */
function mostInCommon(key: string, keys: readonly string[]): string | undefined {
  const most = Math.max(0, ...keys.map((each) => commonInKeys(key, each)))
  return most === 0 ? undefined : keys.find((each) => commonInKeys(key, each) === most)
}

function commonInKeys(one: string, other: string): number {
  const [mine, theirs] = [parseDraftKey(one), parseDraftKey(other)]
  if (mine.start !== theirs.start) return 0
  const end = mine.moves.findIndex((move, ply) => move !== theirs.moves[ply])
  return end < 0 ? mine.moves.length : end
}

const FEN_PARTS = 6

function parseDraftKey(key: string): { readonly start: string; readonly moves: readonly string[] } {
  const parts = key.slice(DRAFT.length).split(' ')
  return { start: parts.slice(0, FEN_PARTS).join(' '), moves: parts.slice(FEN_PARTS).filter(Boolean) }
}

/** A row of the object store. The coach's claims follow from the judgements, so they are not stored. */
interface ReviewRecord {
  readonly key: string
  readonly engine: string
  readonly nodes: number
  readonly judgements: Judgements
  readonly keptAt: number
}

const makeRecord = (key: string, judgements: Judgements): ReviewRecord => ({
  key,
  engine: ENGINE_VERSION,
  nodes: MOST_NODES,
  judgements,
  keptAt: Date.now(),
})

/** Undefined for records by another engine, and for anything else. */
function parseRecord(value: unknown): Judgements | undefined {
  const { engine, nodes, judgements } = fieldsOf(value)
  if (engine !== ENGINE_VERSION || nodes !== MOST_NODES || !Array.isArray(judgements)) return undefined
  const all: readonly unknown[] = judgements
  return all.every((each) => each === undefined || isJudgement(each)) ? (all as Judgements) : undefined
}

function isJudgement(value: unknown): boolean {
  const { depth, net, variations, first } = fieldsOf(value)
  return (
    Number.isFinite(depth) &&
    Number.isFinite(net) &&
    isListOf(variations, isVariation) &&
    (first === undefined || isScore(first))
  )
}

function isVariation(value: unknown): boolean {
  const { score, moves } = fieldsOf(value)
  return isScore(score) && isListOf(moves, (move) => typeof move === 'string')
}

function isScore(score: unknown): boolean {
  const { type, value, moves } = fieldsOf(score)
  return type === 'mate' ? Number.isFinite(moves) : type === 'centipawns' && Number.isFinite(value)
}

const isListOf = (value: unknown, isOne: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne)

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
