/** A game of people, with our engine's judgement of each position in White's centipawns (`#3`: mate in three). */
export interface JudgedByFew {
  /** Why this move is the turning point, as found by playing through the game. */
  readonly why: string
  readonly winner: 'w' | 'b'
  /** Absent if no single move decided. */
  readonly turningPoint: string | undefined
  readonly moves: string
  readonly scores: string
}

/**
 * Twenty of the first games of the Lichess open database (CC0), as in `npm run bench -- turning-points`: 4,000 nodes a
 * position. Each turning point was checked by hand.
 */
export const TURNING_POINTS: readonly JudgedByFew[] = [
  {
    why: 'a won game goes with one knight move, and the rest is lost already',
    winner: 'b',
    turningPoint: '28. Nb6+',
    moves:
      'e2e4 e7e6 d2d4 d7d5 b1c3 g8f6 e4e5 f6d7 f2f4 c7c5 g1f3 b8c6 c1e3 d8b6 c3a4 b6a5 c2c3 b7b6 e3d2 c5c4 b2b4 a5a6 g2g3 a6b7 f1h3 a7a5 b4b5 c6a7 f4f5 e6f5 h3f5 d7e5 f3e5 c8f5 e1g1 f5e6 e5f7 e6f7 d1f3 f7g6 a4b6 g6e4 f3h5 e4g6 a1e1 f8e7 h5d5 b7d5 b6d5 a7c8 d5c7 e8d7 c7a8 e7d8 a8b6 c8b6 d2f4 b6d5 g1g2 g6d3 f1f3 d5c3 e1e5 d3e4 f4g5 e4f3 g2f3 h8f8 f3g4 d8g5 e5g5 g7g6 g5c5 f8c8 c5c8 d7c8 g4f4 c3b5 f4e5 c8d7 d4d5 c4c3 e5e4 c3c2 e4d3 c2c1q d3e4 c1c4 e4e5 c4c3 e5e4 b5d6 e4f4 c3f6 f4g4 f6f5 g4h4',
    scores:
      '11 15 22 22 22 32 16 9 9 13 8 17 9 16 20 19 19 8 54 54 41 28 34 4 27 15 65 62 83 24 36 25 42 42 34 34 31 -22 -19 -35 -25 -34 62 62 150 165 190 146 144 145 151 145 145 157 174 -33 -33 -58 -60 -70 -70 -74 -77 -154 -153 -195 -189 -189 -190 -212 -205 -205 -200 -225 -194 -296 -290 -339 -292 -390 -350 -420 -405 -540 -540 -601 -593 -616 -624 #-1 -612 -631 -631 -631 -616 #-2 #-1 #-1',
  },
  {
    why: 'the winner’s dearer error changed nothing that lasted',
    winner: 'w',
    turningPoint: '10... Ne5',
    moves:
      'e2e4 d7d5 e4d5 g8f6 b1c3 c7c6 d5c6 b8c6 g1f3 e7e5 d2d3 e5e4 d3e4 d8d1 e1d1 c8g4 f1d3 e8c8 h1e1 c6e5 d1e2 f8b4 c1g5 h8e8 g5f6 g7f6 h2h3 g4h5 g2g4 e5g4 h3g4 h5g4 e1g1 f6f5 g1g4 f5g4 f3h4 b4c3 b2c3 d8d5 e2e3 d5c5 c3c4 f7f5 e3d4 c5a5 h4f5 c8c7 f5e3 h7h5 e3d5 c7d6 d5c3 e8f8 a1f1 g4g3 d4e3 g3g2 f1g1 a5g5 f2f4 g5g3 e3f2 h5h4 c3e2 g3g4 g1g2 f8g8 g2g4 g8g4 e2g1 g4f4 f2g2 b7b6 g1f3 d6c5 f3h2 c5b4 g2h3 f4f2 h2g4',
    scores:
      '11 15 28 29 27 11 41 33 33 34 23 24 85 85 85 85 108 101 122 13 104 104 95 90 94 57 57 67 113 128 143 143 140 119 106 122 100 100 100 100 136 136 119 100 106 110 152 156 189 174 191 176 157 103 112 97 182 97 95 119 141 162 196 196 196 192 201 218 216 219 224 90 90 63 117 60 81 99 105 121 141 139',
  },
  {
    why: 'the winner’s blunder was given back, and the loser’s last one was not',
    winner: 'b',
    turningPoint: '29. Nf4',
    moves:
      'e2e4 d7d5 e4d5 d8d5 b1c3 d5e5 d1e2 e5e2 f1e2 c7c6 d2d4 b8d7 g1f3 e7e6 c1g5 g8f6 e1c1 h7h6 g5h4 f6d5 c3d5 c6d5 c2c3 a7a6 c3c4 f7f6 c4d5 e6d5 e2d3 f8d6 d3g6 e8f8 h1e1 d7e5 d4e5 f6e5 f3e5 c8e6 e5d3 e6g4 f2f3 g4d7 e1e2 h6h5 d1e1 h8h6 e2e6 d7e6 e1e6 d6c7 h4e7 f8g8 e7g5 h6g6 e6g6 g8f7 d3f4 a8e8',
    scores:
      '11 15 28 29 29 24 48 4 6 0 12 -5 22 29 29 16 17 9 10 0 19 25 34 20 25 -13 39 32 59 21 56 30 90 52 304 306 376 310 335 306 332 333 342 277 319 184 211 131 128 128 221 170 170 0 0 0 0 -174 -7',
  },
  {
    why: 'a won position is thrown away by an attack that is not there',
    winner: 'b',
    turningPoint: '14. Neg5',
    moves:
      'd2d4 g8f6 g1f3 b8c6 c1f4 e7e5 d4e5 f6h5 f4g5 f7f6 e5f6 g7f6 g5h4 f8g7 b1c3 e8g8 e2e3 a7a6 f1c4 g8h8 e1g1 b7b5 c4d5 b5b4 c3e4 c8b7 e4g5 f6g5 h4g5 g7f6 g5f6 d8f6 d1d4 c6d4 e3d4 f6d4 f3d4 b7d5 a1d1 c7c6 h2h3 a8e8 f1e1 e8e1 d1e1 h5f4 e1e7 f4g2 e7d7 f8g8 g1h2 g2f4 d7d6 g8g2 h2h1 g2g6 h1h2 g6d6 d4f5 d6f6 f5e7 f4h5 e7d5 c6d5 h2g2 d5d4 c2c3 d4c3 b2c3 b4c3 g2f1 c3c2',
    scores:
      '11 10 11 15 46 26 56 56 56 52 85 82 121 120 153 147 269 208 312 142 140 128 151 131 159 127 250 1 0 -73 -72 -105 -89 -422 -415 -710 -223 -223 -223 -257 -197 -245 -196 -195 -204 -200 -200 -204 -188 -201 -173 -222 -224 -307 -306 -306 -296 -367 -369 -375 -375 -377 -337 -402 -411 -405 -406 -450 -549 -615 -613 -674 -657',
  },
  {
    why: 'Black is winning at the end and loses by the clock or by resigning',
    winner: 'w',
    turningPoint: undefined,
    moves:
      'e2e4 e7e6 f1c4 f8c5 d1f3 c7c6 g1e2 d7d5 e4d5 c6d5 c4d3 g8f6 e2f4 b8c6 b2b3 c6b4 a2a3 b4d3 f3d3 b7b6 d3b5 c8d7 f4e6 f7e6 b5d3',
    scores: '11 15 22 -26 32 -18 8 0 0 -7 2 -46 -41 -78 -96 -133 -46 -78 -68 -97 -63 -80 -88 -291 -262 -296',
  },
  {
    why: 'White misses the win that Black’s last blunder offered',
    winner: 'b',
    turningPoint: '26. Re1',
    moves:
      'e2e4 e7e5 g1f3 d7d5 e4d5 d8d5 b1c3 d5d6 d2d4 e5d4 d1d4 d6d4 f3d4 g8f6 c1e3 c7c6 f1d3 c8e6 e1c1 f8e7 a2a3 e8g8 d4e6 f7e6 c3e4 f6d5 h1f1 b8d7 e4c3 d7f6 c3d5 c6d5 e3d4 a7a6 f2f4 a8c8 g2g4 f6d7 h2h3 e7c5 d4e5 d7e5 f4e5 c5e3 c1b1 d5d4 d1e1 f8f1 e1f1 c8f8 f1e1 f8f3 c2c3 f3h3 c3d4 e3d4',
    scores:
      '11 15 15 10 35 42 38 48 42 42 54 31 72 72 92 28 62 10 76 70 115 91 83 66 74 62 86 54 46 -50 50 32 42 41 55 50 98 -23 30 -9 2 -28 -20 -36 -34 -33 36 -32 -32 -30 247 -9 -10 -51 -59 -61 -60',
  },
  {
    why: 'a won rook ending becomes a draw, which is lost later',
    winner: 'b',
    turningPoint: '40. Rf8+',
    moves:
      'd2d4 f7f5 g2g4 d7d5 b1c3 g8f6 c1f4 f6g4 h2h3 g4f6 f4e5 e7e6 e2e3 b8c6 e5f6 d8f6 f1b5 c8d7 b5c6 d7c6 g1f3 e8c8 d1d3 f8b4 e1c1 a7a6 f3e5 b4c3 d3c3 c6b5 h1g1 g7g6 h3h4 d8d6 f2f4 h8d8 b2b3 d6b6 a2a4 b5e8 c1b2 f6e7 g1h1 d8d6 h4h5 e8a4 b3b4 d6d8 h5g6 h7g6 e5g6 b6b4 b2c1 e7d6 h1h6 a4c2 c3b4 d6b4 c1c2 d8d6 h6h8 c8d7 g6e5 d7e7 e5g6 e7f6 g6e5 b4a4 c2d2 a4a2 d2e1 a2a5 e1f1 a5b5 f1g2 b5b2 g2f3 b2b3 h8f8 f6e7 e5g6 e7d7 d1h1 d7c6 g6e5 c6b5 f8b8 b7b6 h1h7 a6a5 h7c7 a5a4 c7b7 b3d1 f3g2 d1e2 g2h1 e2e3 b7b6 d6b6 b8b6 b5b6 e5d7',
    scores:
      '11 10 41 -14 0 -5 17 -52 -10 -14 -14 -41 -40 -51 -50 -76 -83 -98 -98 -93 -96 -92 -100 -99 -85 -82 -85 -94 -12 -12 8 -3 -3 -38 11 -34 1 12 27 23 35 -1 40 -31 45 20 69 -71 -77 -85 -59 -103 -106 -110 -134 -225 -193 -221 -240 -241 -174 -181 -81 -81 -81 -95 -96 -119 -101 -98 -88 -82 -54 -68 -89 -161 0 0 380 0 0 0 0 -126 -126 -149 -128 -174 -136 -180 -143 -149 -155 -174 -163 -185 -198 -198 -185 -316 -301 -419 -408 -472',
  },
  {
    why: 'White drifts into a lost position, and errs only when it is lost',
    winner: 'b',
    turningPoint: undefined,
    moves:
      'd2d4 g8f6 c1g5 g7g6 g1f3 f8g7 g5f6 e7f6 d1d3 e8g8 h1g1 c7c6 g2g4 b7b5 g1g3 d7d5 f3h4 f8e8 g3e3 e8e3 f2e3 c8g4 h2h3 g4h5 b1c3 f6f5 e3e4 d8h4 e1d2 b8d7 e4f5 g6f5 d3f5 g7d4 f5d7 h4f4 e2e3 f4e3',
    scores:
      '11 10 11 4 9 1 1 -8 -1 -26 -18 -73 -56 -72 -53 -93 -93 -124 -118 -175 -177 -230 -238 -240 -211 -216 -212 -493 -493 -574 -436 -458 -437 -414 -363 -431 -413 #-1 =0',
  },
  {
    why: 'after many errors of both sides Black takes the wrong rook',
    winner: 'w',
    turningPoint: '45... Rxd7',
    moves:
      'c2c3 e7e5 d2d3 h7h6 c1d2 a7a6 g1f3 b8c6 c3c4 g8f6 g2g3 f8c5 f1g2 e5e4 d3e4 f6e4 d2e3 c5b4 e3d2 e4d2 b1d2 d7d5 d1b3 c8e6 e1c1 d5c4 d2c4 d8e7 e2e3 f7f6 b3d3 a8d8 d3g6 e8f8 b2b3 b4a3 c4a3 e7a3 c1b1 e6f7 d1d8 c6d8 g6d3 a3e7 h1d1 d8c6 b1b2 g7g6 f3d4 c6e5 d3e4 f6f5 e4b7 f8g7 b7a6 c7c5 d4f3 e5g4 d1d2 h8b8 h2h3 g4e5 b2c1 c5c4 f3e5 e7e5 d2d7 e5a1 c1d2 a1b2 d2e1 c4b3 g2d5 b2c3 e1e2 c3c2 e2f3 b8f8 d5b3 c2c8 a6a7 c8c6 b3d5 c6f6 a2a4 g7g8 d5f7 f8f7 a4a5 f7d7 a7d7 f6a6 d7e8 g8g7 e8e7 g7g8 e7d8 g8g7 d8b6 a6a8 f3e2 g7f7 a5a6 f7e7 b6b7 a8b7 a6b7',
    scores:
      '11 0 8 -22 -9 -28 0 -5 -4 -4 -2 -17 -6 0 27 27 22 -43 38 6 6 5 25 -18 -8 -42 10 10 10 -184 13 -54 -23 -31 -1 -43 5 5 0 0 64 64 67 16 87 90 87 67 72 28 63 68 123 106 112 86 96 73 98 89 89 41 41 38 40 -3 -3 -107 -104 -104 38 56 89 88 137 21 21 21 223 154 611 235 240 254 271 265 303 158 163 -190 181 190 178 155 165 157 169 167 165 177 185 183 251 283 496 507 502 502',
  },
  {
    why: 'the first error that loses is never made good',
    winner: 'w',
    turningPoint: '6... cxd4',
    moves:
      'c2c4 e7e6 g1f3 g8f6 b1c3 f8e7 e2e4 e8g8 d2d4 c7c5 e4e5 c5d4 e5f6 e7f6 c3e4 e6e5 d1c2 b8c6 c1g5 d8a5 f3d2 f6e7 f1d3 c6b4 c2b1 e7g5 e4g5 g7g6 e1g1 e5e4 d2b3 a5g5 d3e4 d4d3 a2a3 b4c2 a1a2',
    scores:
      '11 9 12 19 19 9 22 22 46 35 60 58 177 167 168 137 183 85 118 42 140 16 105 4 24 17 78 71 120 124 233 -55 -66 -67 -24 -69 -69 -69',
  },
  {
    why: 'Black wins on the board and loses by the clock',
    winner: 'w',
    turningPoint: undefined,
    moves:
      'd2d4 g8f6 c2c4 e7e5 b1c3 e5d4 d1d4 b8c6 d4d1 f8b4 c1d2 d8e7 e2e3 c6e5 g1f3 d7d6 a2a3 b4a5 b2b4 a5b6 f3e5 e7e5 a1c1 a7a5 b4b5 c8f5 c3e2 e8g8 d2c3 e5e7 e2g3 f5g6 f1d3 f6e4 g3e4 g6e4 e1g1 f7f5 d3e4 e7e4 c3d4 b6d4 e3d4 a8e8 f1e1 e4f4 e1e8 f8e8 g2g3 f4e4 d4d5 b7b6 d1f1 e4e2 f1e2 e8e2 c1c3 e2a2 g1g2 g8f7 g2f3 f7f6 h2h4 f6e5 f3e3 f5f4 g3f4 e5f5 f2f3 a2h2 e3d3 h2h4 d3e3 h4f4 c3c2 f4h4 c2g2 g7g6 g2g3 h4h1 g3g2 h1e1 g2e2 e1e2 e3e2 f5f4 e2f2 g6g5 a3a4 h7h5 f2e2 g5g4 e2f2',
    scores:
      '11 10 11 21 36 -6 -16 -18 -24 -14 -12 -12 -8 -8 16 14 35 -6 63 19 18 8 0 2 15 -20 7 -29 -11 -17 -17 -17 0 -23 15 11 11 0 21 24 24 21 26 18 16 -7 21 18 18 22 27 -45 -52 -78 -39 -69 -72 -81 -54 -73 -67 -75 -55 -61 -57 -54 -35 -34 -32 -77 -74 -163 -150 -153 -144 -161 -145 -164 -146 -243 -160 -194 -191 -264 -221 -242 -264 -264 -253 -291 -284 -345 -228 -423',
  },
  {
    why: 'one pawn move loses a level ending',
    winner: 'w',
    turningPoint: '30... g6',
    moves:
      'e2e4 c7c5 g1f3 b8c6 f1b5 d8b6 b1c3 e7e6 a2a4 a7a5 e1g1 c6d4 f3d4 c5d4 c3e2 e6e5 c2c3 f8c5 d1c2 g8f6 d2d3 e8g8 f2f4 d7d6 f4e5 d6e5 g1h1 f6g4 h2h3 g4e3 c1e3 d4e3 a1d1 b6g6 d3d4 e5d4 c3d4 c5b4 e2f4 g6g5 f4d5 b7b6 d5b6 a8b8 b6c8 b8c8 c2e2 b4d2 f1f5 g5h4 e2g4 h4g4 h3g4 c8c1 d1c1 d2c1 b2b3 f8b8 f5c5 g7g6 c5c1 b8e8 b5e8',
    scores:
      '11 15 13 15 9 25 29 31 28 23 41 55 57 63 52 52 103 87 88 44 50 45 48 2 42 -20 6 0 4 0 0 -5 -5 6 2 2 33 33 35 39 51 11 82 44 30 51 51 17 27 16 6 -17 -28 -27 46 30 30 30 77 55 251 247 433 432',
  },
  {
    why: 'a level position is lost with one pawn move',
    winner: 'w',
    turningPoint: '18... b6',
    moves:
      'e2e4 e7e6 f1d3 g7g6 g1f3 g8f6 h2h3 f8g7 e1g1 e8g8 d3c4 d7d5 c4e2 f6e4 d2d3 e4d6 c1e3 g7b2 e3g5 f7f6 g5h6 f8f7 b1c3 b2a1 d1a1 g6g5 h3h4 d6f5 h4g5 f6g5 f3g5 d5d4 g5f7 g8f7 c3e4 b7b6 h6g5 d8g8 e2h5 f7f8 a2a4 c8b7 a1a3 c7c5 f2f4',
    scores:
      '11 15 22 -9 -7 8 37 16 19 5 6 -80 -30 -86 -94 -101 -97 -124 -142 -242 -250 -264 -210 -331 -188 -210 -149 -146 -124 -116 -58 -215 0 18 18 -56 183 156 156 146 171 128 199 218 298 50',
  },
  {
    why: 'the last of three chances to hold is missed',
    winner: 'w',
    turningPoint: '19... Qe7',
    moves:
      'e2e4 e7e5 g1f3 g8h6 f3e5 d7d6 e5c4 f7f5 e4f5 h6f5 d2d4 d8e7 c4e3 f5e3 c1e3 b8c6 c2c3 d6d5 f1b5 a7a6 b5c6 b7c6 e1g1 c8f5 d1a4 g7g6 a4c6 e7d7 c6a8 d7d8 a8a6 f8d6 a6b5 d8d7 b5d5 h7h5 f1e1 d7e7 b1d2 e8d7 d2c4 f5e4 d5b5 c7c6 b5a6 h8b8 e3g5 e7g5 e1e4 b8b2 c4b2 g5d2 b2c4 d2c3 a1e1 c6c5 a6d6',
    scores:
      '11 15 15 10 96 96 114 63 113 52 56 63 80 80 111 111 105 75 85 55 90 90 90 90 136 59 269 291 326 308 384 336 364 358 371 33 368 36 566 546 502 434 459 430 518 452 456 500 481 470 654 655 655 608 #3 717 #3 #2',
  },
  {
    why: 'two errors were not given back, and the larger counts',
    winner: 'w',
    turningPoint: '26... Ra4',
    moves:
      'd2d4 d7d5 c2c4 d5c4 b1c3 c8d7 c1f4 e7e6 e2e3 b7b5 a2a4 c7c6 a4b5 c6b5 g1f3 g8f6 f3e5 f8b4 d1f3 b4c3 b2c3 f6d5 e3e4 d5f6 e5d7 d8d7 e4e5 f6d5 f1e2 b8c6 e1g1 d5f4 f3f4 e8g8 e2f3 a7a5 a1a2 a5a4 f1b1 a8a5 f4e4 f8c8 h2h3 d7b7 a2b2 a4a3 b2a2 c8b8 g2g4 b5b4 c3b4 a5a4 b4b5 c6d4 e4b7 d4e2 f3e2 b8b7 b1a1 c4c3 e2d3 b7c7 d3c2 a4f4 a2a3 c7c5 b5b6',
    scores:
      '11 10 17 19 17 1 36 0 0 14 8 20 20 3 -8 -9 -9 -9 -23 -23 140 140 140 -58 18 -5 31 -42 -42 -57 -74 -60 -35 -34 -56 -56 -34 -120 -47 -62 -80 -95 -65 -89 -62 -74 -81 -67 146 -56 -16 -128 76 -5 159 154 254 176 172 168 254 211 218 251 293 286 #2 294',
  },
  {
    why: 'a pawn move loses the corner, and Black’s errors do not change that',
    winner: 'b',
    turningPoint: '10. g3',
    moves:
      'b2b3 e7e5 e2e3 d7d6 c1b2 c8d7 g1e2 d8e7 d2d4 e8d8 h2h3 e7e8 c2c3 f7f6 a2a3 d7c6 b3b4 a7a5 g2g3 a5b4 a3b4 a8a1 b2a1 b7b5 h1g1 h7h5 f1g2 g8e7 g2c6 e7c6 d4d5 c6e7 e3e4 e7g6',
    scores:
      '11 -6 -6 -9 9 5 25 8 18 2 38 19 31 3 32 20 54 37 40 -225 -71 -217 -209 -205 29 -1 19 -2 -4 -16 7 4 16 -12 20',
  },
  {
    why: 'a level game becomes a lost one in two steps, and the second is the step that costs a draw',
    winner: 'w',
    turningPoint: '11... Nd7',
    moves:
      'd2d4 d7d6 g2g3 g8f6 f1g2 g7g6 g1f3 f8g7 e1g1 e8g8 c1g5 f8e8 d1d2 c8f5 b1c3 h7h6 g5h6 g7h6 d2h6 f6g4 h6h4 b8d7 f3g5 d7f6 e2e4 f5e6 h2h3 g8g7 h3g4 e8h8 g5e6 f7e6 h4g5 d8d7 f2f4 h8h6 f4f5 a8h8 a1d1 c7c6 e4e5 d6e5 d4e5 f6d5 c3e4 h8f8 c2c4 e6f5 g4f5 f8f5 f1f5 d7f5 c4d5',
    scores:
      '11 10 17 19 19 15 18 21 13 21 29 0 -8 -17 4 7 102 109 109 113 125 137 300 196 281 260 260 254 321 288 290 302 294 296 335 280 294 263 269 264 317 310 346 351 370 320 575 380 393 321 346 351 347 333',
  },
  {
    why: 'White had just let the game slip, and one knight move hands it back',
    winner: 'w',
    turningPoint: '16... Ng5',
    moves:
      'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 d2d3 a7a6 b1c3 b7b5 c4d5 g8f6 d5c6 d7c6 h2h3 h7h6 f3e5 e8g8 e5f3 c5b6 e1g1 f8e8 f1e1 f6h7 c1e3 c6c5 c3d5 b6a7 e3f4 c7c6 d5c7 h7g5 c7a8 g5f3 d1f3 c8b7 a8c7 e8e7 f3g3 a7b8 f4h6 g7g6 e4e5 b8c7 h6g5',
    scores:
      '11 15 15 10 13 13 27 16 21 3 14 14 45 24 29 8 18 36 69 64 81 86 76 72 64 77 88 66 85 73 102 37 241 203 300 300 279 285 272 288 379 331 334 283 372 343',
  },
  {
    why: 'the larger error was given back, and this one was not',
    winner: 'b',
    turningPoint: '20. Bxg7',
    moves:
      'e2e4 c7c5 d2d4 c5d4 c2c3 d4c3 b1c3 b8c6 g1f3 g7g6 f1c4 f8g7 f3g5 e7e6 d1f3 c6e5 f3e2 e5c4 e2c4 g8e7 e1g1 e8g8 c3b5 d7d5 e4d5 e7d5 f1d1 a7a6 b5c3 d8c7 c4h4 h7h6 c3d5 e6d5 g5f3 c8e6 c1h6 c7c4 h6g7 c4h4 f3h4 g8g7 d1d3 f8c8 h2h3 c8c2 b2b3 a8c8 h4f3 g7f6 f3d4 c2c3 d3c3 c8c3 d4e6 f7e6 g2g4 c3h3 g1g2 h3c3 a1d1 f6e5 f2f3 g6g5 g2g3 d5d4 d1d2 e5d5 d2b2 e6e5 b3b4 e5e4 g3f2 c3f3 f2e2 f3g3 b4b5 a6a5 b5b6 g3g2 e2d1 g2b2 a2a4 e4e3 d1e1 d4d3 e1d1 b2b1',
    scores:
      '11 15 13 7 2 -8 -5 -12 -5 -1 7 -2 8 -14 23 -83 -29 -39 -36 -39 -50 -50 -50 -100 -111 -107 -109 -111 -95 -97 -58 -90 -78 -99 -83 -90 57 57 46 -15 -15 -8 -15 -38 -31 -48 -46 -56 -49 -50 -40 -36 -34 -45 -47 -83 -82 -98 -99 -103 -109 -123 -127 -175 -142 -157 -159 -194 -141 -212 -201 -254 -274 -313 -300 -341 -332 -499 -286 -523 -515 -533 -528 -592 -648 -668 #-3 #-1 =0',
  },
  {
    why: 'the capture was answered badly, and the next one was not',
    winner: 'w',
    turningPoint: '8... Nxe4',
    moves:
      'e2e4 e7e5 d1h5 b8c6 f1c4 g7g6 h5f3 g8f6 g1e2 d7d6 e1g1 c8g4 f3b3 g4e2 c4e2 f6e4 b3b7 c6a5 b7e4 c7c6 d2d4 f8g7 d4d5 c6c5 e4a4 e8e7 c1g5 g7f6 g5d2 a5b7 a4a6 h7h6 b1c3 f6g5 a6b7 d8d7 d2g5 h6g5 b7b3 h8b8 e2b5 d7f5 b3a4',
    scores:
      '11 15 15 -14 -14 -21 -2 -24 -30 -18 -12 -19 -24 -24 #2 -32 189 170 273 273 283 261 294 231 320 299 343 317 335 336 355 318 464 336 400 415 473 422 425 337 388 388 405 396',
  },
]
