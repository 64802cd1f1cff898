/**
 * The openings with an idea in words/opening-ideas, by the hash of their position (matches/openings.ts): the forty positions with
 * a name of their own, without a variation, that the most of 298,698 rated games reached, most first. The games are those of
 * popular.txt.
 */
export const OPENINGS_WITH_IDEA = {
  j10ebn: "King's Pawn Game",
  zg7rqh: "Queen's Pawn Game",
  bypf33: "King's Knight Opening",
  '1utvf4q': 'Sicilian Defense',
  hirjra: 'French Defense',
  '1lo3ir4': 'Scandinavian Defense',
  '16pi7jv': "Queen's Gambit",
  f6ts61: 'Italian Game',
  '115mghs': 'Philidor Defense',
  zg3iey: 'Indian Defense',
  hmc83d: "Bishop's Opening",
  '10ah2f0': 'Horwitz Defense',
  '5loc8f': "Van't Kruijs Opening",
  j29j1n: 'English Opening',
  gct3op: 'Zukertort Opening',
  '10ke1c5': 'Ruy Lopez',
  '1dv5zm6': 'Caro-Kann Defense',
  '3xzzax': "King's Gambit",
  ahirlz: 'Hungarian Opening',
  '1kn8yy4': 'Owen Defense',
  '1dna4es': 'Pirc Defense',
  aojg71: 'Center Game',
  '1p2lzei': "Queen's Gambit Declined",
  '1fouo8u': 'Modern Defense',
  '7ga433': 'Scotch Game',
  '1l2hv1k': "Petrov's Defense",
  '1d583j9': "Queen's Gambit Accepted",
  '8ubqwu': 'Nimzowitsch Defense',
  jm36mu: 'Slav Defense',
  '1l083nx': 'Nimzo-Larsen Attack',
  '1t1k4hn': 'Center Game Accepted',
  yo2moj: 'Three Knights Opening',
  '1jhe3sk': 'Alekhine Defense',
  bhyppt: 'Bird Opening',
  dlfh1n: "King's Gambit Accepted",
  '17r9rsh': 'Vienna Game',
  '1cf8c92': 'Four Knights Game',
  '6qxl6a': 'English Defense',
  '18wko0l': 'Mieses Opening',
  '93wrm0': 'Englund Gambit',
} as const

export type OpeningWithIdea = (typeof OPENINGS_WITH_IDEA)[keyof typeof OPENINGS_WITH_IDEA]
