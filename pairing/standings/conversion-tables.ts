/** FIDE Rating Regulations (B.02), 8.1.1: the rating difference for a score of 50 % to 100 %. Below 50 % it is negative. */
const DIFFERENCES = [
  ...[
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175,
    184,
  ],
  ...[
    193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470,
  ],
  ...[501, 538, 589, 677, 800],
]

export function ratingDifference(percent: number): number {
  return percent >= 50 ? DIFFERENCES[percent - 50]! : -DIFFERENCES[50 - percent]!
}

/** 8.1.2: the greatest difference for which the stronger player is expected to score 50 %, 51 % and so on up to 99 %. */
const GREATEST = [
  ...[
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
    188,
  ],
  ...[
    197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484,
  ],
  ...[517, 559, 619, 735],
]

/** The expected score of one game in per cent, on the full scale. */
export function expectedPercent(difference: number): number {
  const index = GREATEST.findIndex((most) => Math.abs(difference) <= most)
  const stronger = index === -1 ? 100 : 50 + index
  return difference >= 0 ? stronger : 100 - stronger
}
