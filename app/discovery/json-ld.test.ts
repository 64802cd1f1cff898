import { describe, expect, it } from 'vitest'
import {
  makeArticleThing,
  makeBreadcrumbs,
  makeGalleryThing,
  makeOrganisation,
  makePerson,
  makePictureThing,
  makeRankingList,
  makeWebSite,
  type PageIdentity,
} from './json-ld.ts'

const place: PageIdentity = {
  origin: 'https://chess.example',
  site: 'Rook & Rajah',
  url: 'https://chess.example/blog/pins',
  picture: 'https://chess.example/share/blog/pins.png',
}
const article = {
  title: 'Pins',
  description: 'About pins.',
  date: '2024-12-01',
  author: 'A Team',
  tags: ['Tactics'],
}
const person = { name: 'Magnus Carlsen', born: '1990-11-30', title: 'Grandmaster (2004)', fideId: 1503014 }

const painting = {
  title: 'Duel',
  description: 'Two kings.',
  file: '/assets/d.jpg',
  width: 1600,
  height: 1067,
}

describe('structured data', () => {
  const things = [
    makeOrganisation(place),
    makeWebSite(place),
    makeArticleThing('BlogPosting', place, article),
    makePerson(place, person),
    makeRankingList(place, 'Rankings', [{ name: 'Magnus Carlsen', path: '/players/magnus-carlsen' }]),
    makePictureThing(place, painting),
    makeGalleryThing(place, 'Gallery', [{ title: 'Duel', path: '/gallery/royal-chess-duel' }]),
    makeBreadcrumbs(place, [{ name: 'Pins' }]),
  ]
  it.each(things.map((thing) => [thing['@type'], thing]))('%s says where its words come from', (_, thing) => {
    expect(thing).toMatchObject({ '@context': 'https://schema.org' })
    expect(JSON.parse(JSON.stringify(thing))).toEqual(thing)
  })

  it('names the publisher once and refers to it', () => {
    const { '@id': id, logo } = makeOrganisation(place)
    expect(logo).toBe('https://chess.example/icon-512.png')
    expect(makeWebSite(place).publisher).toEqual({ '@id': id })
    expect(makeArticleThing('Article', place, article).publisher).toMatchObject({
      '@id': id,
      name: 'Rook & Rajah',
    })
  })

  it('says of an article who wrote it, when, and how it is shown', () => {
    expect(makeArticleThing('BlogPosting', place, article)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Pins',
      datePublished: '2024-12-01',
      author: { '@type': 'Organization', name: 'A Team' },
      image: place.picture,
      mainEntityOfPage: place.url,
    })
  })

  it('says of a person what is known, and no more', () => {
    const known = makePerson(place, { ...person, birthplace: 'Tønsberg, Norway' })
    expect(known).toMatchObject({ birthDate: '1990-11-30', birthPlace: { name: 'Tønsberg, Norway' } })
    expect(known.sameAs).toBe('https://ratings.fide.com/profile/1503014')
    expect(makePerson(place, person)).not.toHaveProperty('birthPlace')
    for (const invented of ['nationality', 'image', 'gender']) expect(known).not.toHaveProperty(invented)
  })

  it('says of a picture where its file lies and whose it is', () => {
    expect(makePictureThing(place, painting)).toMatchObject({
      contentUrl: 'https://chess.example/assets/d.jpg',
      creator: { '@id': makeOrganisation(place)['@id'] },
    })
  })

  it('lists the pages of a gallery in its order', () => {
    const pictures = ['one', 'two'].map((title) => ({ title, path: `/gallery/${title}` }))
    expect(makeGalleryThing(place, 'Gallery', pictures).hasPart.map(({ url }) => url)).toEqual([
      'https://chess.example/gallery/one',
      'https://chess.example/gallery/two',
    ])
  })

  it('leads from the home page to the page', () => {
    const { itemListElement } = makeBreadcrumbs(place, [
      { name: 'Chess Blog', path: '/blog' },
      { name: 'Pins' },
    ])
    expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Home', 'https://chess.example/'],
      [2, 'Chess Blog', 'https://chess.example/blog'],
      [3, 'Pins', 'https://chess.example/blog/pins'],
    ])
  })

  it('lists a ranking in its order', () => {
    const list = makeRankingList(place, 'Rankings', [
      { name: 'One', path: '/players/one' },
      { name: 'Two', path: '/players/two' },
    ])
    expect(list.itemListElement.map(({ position, url }) => [position, url])).toEqual([
      [1, 'https://chess.example/players/one'],
      [2, 'https://chess.example/players/two'],
    ])
  })
})
