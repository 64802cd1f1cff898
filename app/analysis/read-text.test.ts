import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { makeTreePgn } from '#chess/pgn-tree.ts'
import { makeAnalysisLink } from '#app/line/analysis-link.ts'
import { placesOf } from './places.ts'
import { readAddress, readText } from './read-text.ts'

const FEN = '8/8/8/4k3/8/8/4P3/4K3 b - - 3 40'

describe('a text', () => {
  it('is a position where it looks like one, else a game', () => {
    expect(readText(` ${FEN}\n`)).toMatchObject({ ok: true, value: { tree: { start: FEN, next: [] } } })
    expect(readText('1. e4 (1. d4) e5 1-0')).toMatchObject({
      ok: true,
      value: { result: '1-0', tree: { start: START_FEN } },
    })
  })

  it('that cannot be read gives an error', () => {
    expect(readText('1. e5')).toMatchObject({ ok: false, error: 'ERR_PGN_MOVE' })
  })
})

describe('an address', () => {
  const read = (link: string) => {
    const { search, hash } = new URL(link, 'https://site.example')
    const asked = readAddress(search, hash)
    return asked?.ok ? asked.value : asked
  }

  it('names a position, a game and how far into it, or nothing', () => {
    expect(read('/analysis')).toBeUndefined()
    expect(read(`/analysis?fen=${FEN.replaceAll(' ', '+')}`)).toMatchObject({
      tree: { start: FEN },
      path: [],
    })
    const game = read(makeAnalysisLink('1. e4 e5 2. Nf3 (2. f4) *', 2))
    expect(game).toMatchObject({ path: { length: 2 } })
    expect(read('/analysis#pgn=1.+e4+e5&ply=900')).toMatchObject({ path: { length: 2 } })
    expect(read('/analysis#pgn=nonsense')).toMatchObject({ ok: false })
  })

  it('leads to the same place in a variation', () => {
    const found = readText('1. e4 e5 (1... c5 2. Nf3 (2. c3 d5)) *')
    if (!found.ok) throw new Error(found.error)
    const { tree } = found.value
    const path = [tree.next[0]!, tree.next[0]!.next[1]!, tree.next[0]!.next[1]!.next[1]!].map(
      ({ move }) => move,
    )
    expect(placesOf(tree, path)).toBe('0 1 1')
    const inside = new URLSearchParams({ pgn: makeTreePgn(found.value), line: placesOf(tree, path) })
    expect(read(`/analysis#${inside.toString()}`)).toMatchObject({ tree, path })
  })
})
