import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta, type MetaDescriptor } from 'react-router'
import { describe, expect, it } from 'vitest'
import { sharePicturePath } from './share-picture.ts'
import { makeMissingMeta, makePageMeta, type PageWords } from './page-meta.ts'

const root = { site: { name: 'Rook & Rajah', strapline: 'Chess' }, origin: 'https://chess.example' }
const metaOf = (pathname: string, words: PageWords) =>
  makePageMeta({ location: { pathname }, matches: [{ loaderData: root }] }, words)

const contentOf = (meta: readonly MetaDescriptor[], name: string): unknown => {
  const found = meta.find(
    (each) => ('name' in each && each.name === name) || ('property' in each && each.property === name),
  )
  return found !== undefined && 'content' in found ? found.content : undefined
}
const titleOf = (meta: readonly MetaDescriptor[]) =>
  meta.flatMap((each) => ('title' in each ? [each.title] : []))

describe('what a page says of itself', () => {
  const post = { title: 'Pins', section: 'Chess Blog', description: 'About pins.', keywords: 'pin, chess' }

  it.each([
    ['/', {}, 'Rook & Rajah - Chess'],
    ['/rankings', { title: 'Rankings' }, 'Rankings - Rook & Rajah'],
    ['/blog/pins', post, 'Pins - Rook & Rajah Chess Blog'],
  ])('begins at %s with its title', (pathname, words, title) => {
    expect(titleOf(metaOf(pathname, words))).toEqual([title])
  })

  it('is the same for search engines and where it is shared', () => {
    const meta = metaOf('/blog/pins', { ...post, type: 'article', date: '2024-12-01' })
    for (const name of ['description', 'og:description']) expect(contentOf(meta, name)).toBe('About pins.')
    expect(contentOf(meta, 'keywords')).toBe('pin, chess')
    expect(contentOf(meta, 'og:title')).toBe('Pins')
    expect(contentOf(meta, 'og:type')).toBe('article')
    expect(contentOf(meta, 'article:published_time')).toBe('2024-12-01')
    expect(contentOf(meta, 'twitter:card')).toBe('summary_large_image')
  })

  it('names its one address, and its picture with size and words', () => {
    expect(contentOf(metaOf('/blog/pins', post), 'og:url')).toBe('https://chess.example/blog/pins')
    const meta = metaOf('/game', { title: 'Play' })
    expect(contentOf(meta, 'og:url')).toBe('https://chess.example/play')
    expect(contentOf(meta, 'og:image')).toBe('https://chess.example/share/play.png')
    expect(contentOf(meta, 'og:image:width')).toBe('1200')
    expect(contentOf(meta, 'og:image:height')).toBe('630')
    expect(contentOf(meta, 'og:image:alt')).toBe('Play, beside a chess board in a green arch')
    expect(contentOf(metaOf('/', {}), 'og:image')).toBe('https://chess.example/share/home.png')
  })

  it('has the strapline of its language unless the operator has set one', () => {
    const meta = makePageMeta(
      {
        location: { pathname: '/' },
        matches: [{ loaderData: { ...root, site: { name: 'Rook & Rajah', strapline: undefined } } }],
      },
      {},
    )
    expect(titleOf(meta)).toEqual(['Rook & Rajah - Premium Chess Experience'])
  })

  it.each([
    ['/blog/pins', 'hi', '/share/hi/blog/pins.png'],
    ['/', 'hi', '/share/hi/home.png'],
    ['/gallery', 'hi', '/share/gallery.jpg'],
    ['/', 'en', '/share/home.png'],
  ])('has at %s in %s the picture %s', (path, language, picture) => {
    expect(sharePicturePath(path, language)).toBe(picture)
  })

  it('names no picture where none is made', () => {
    const meta = metaOf('/auth', { title: 'Sign In', hasPicture: false })
    for (const name of ['og:image', 'og:image:alt', 'og:image:width'])
      expect(contentOf(meta, name)).toBeUndefined()
    expect(contentOf(meta, 'twitter:card')).toBe('summary')
  })

  it('shows a picture of the gallery as what it is', () => {
    const meta = metaOf('/gallery/royal-chess-duel', { title: 'Duel', pictureAlt: 'Two kings' })
    expect(contentOf(meta, 'og:image')).toBe('https://chess.example/share/gallery/royal-chess-duel.jpg')
    expect(contentOf(meta, 'og:image:type')).toBe('image/jpeg')
    expect(contentOf(meta, 'og:image:alt')).toBe('Two kings')
  })

  it('is nothing where even the root has failed', () => {
    expect(makePageMeta({ location: { pathname: '/' }, matches: [{ loaderData: undefined }] }, {})).toEqual(
      [],
    )
  })

  it('cannot break out of its data, whatever its words', () => {
    const words = { things: () => [{ '@type': 'Thing', name: '</script><b>' }] }
    const Stub = createRoutesStub([{ path: '/', meta: () => metaOf('/', words), Component: () => <Meta /> }])
    const html = renderToString(<Stub initialEntries={['/']} />)
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(data).toContain(String.raw`\u003c/script\u003e\u003cb\u003e`)
    expect(JSON.parse(data)).toEqual({ '@type': 'Thing', name: '</script><b>' })
  })
})

it('a page for what is not there asks not to be found', () => {
  const meta = makeMissingMeta({ matches: [{ loaderData: root }] }, 'Post Not Found')
  expect(titleOf(meta)).toEqual(['Post Not Found - Rook & Rajah'])
  expect(contentOf(meta, 'robots')).toBe('noindex')
  expect(contentOf(meta, 'og:url')).toBeUndefined()
})
