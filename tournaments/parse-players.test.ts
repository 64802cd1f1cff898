import { expect, it } from 'vitest'
import { NO_DETAILS } from './player.ts'
import { parsePlayers } from './parse-players.ts'

it.each([
  ['a name', 'Player One', { name: 'Player One' }],
  ['a surname first', 'One, Player', { name: 'One, Player' }],
  ['a name and a rating', 'Player One 1950', { name: 'Player One', rating: 1950 }],
  ['a rating and a year', 'Player One 1950 2011', { name: 'Player One', rating: 1950, born: '2011' }],
  ['a child’s year alone', 'Player One 2014', { name: 'Player One', born: '2014' }],
  [
    'cells of a spreadsheet',
    'WFM\tPlayer One\tF\tIND\t1800\t12/03/2011\tRiver School\t25012345',
    {
      name: 'Player One',
      title: 'WFM',
      sex: 'w',
      federation: 'IND',
      rating: 1800,
      born: '2011-03-12',
      school: 'River School',
      fideId: '25012345',
    },
  ],
  ['commas', 'Player One, 1800, m', { name: 'Player One', rating: 1800, sex: 'm' }],
  ['quotes', '"One, Player",1800', { name: 'One, Player', rating: 1800 }],
  ['Devanagari', 'खिलाड़ी एक;1500', { name: 'खिलाड़ी एक', rating: 1500 }],
])('a pasted line with %s is read', (_, line, expected) => {
  expect(parsePlayers(line)).toEqual({ players: [{ ...NO_DETAILS, ...expected }], faults: [] })
})

it('columns have the names of the first row, in any order', () => {
  const { players, faults } = parsePlayers(
    'Rtg\tSurname\tFirst name\tClub\tFee\tB-day\r\n1500\tOne\tPlayer\tRiver\t200\t2012-05-06\r\n\tTwo\tPlayer\r\n1200\r\n',
  )
  expect(players).toEqual([
    { ...NO_DETAILS, name: 'One, Player', rating: 1500, school: 'River', feeOwed: 200, born: '2012-05-06' },
    { ...NO_DETAILS, name: 'Two, Player' },
  ])
  expect(faults).toEqual([{ line: 4, text: '1200' }])
})
