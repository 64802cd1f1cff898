/** Normal vision, and the three common dichromacies: without red, green and blue cones. */
export const VISIONS = ['normal', 'protan', 'deutan', 'tritan'] as const
type Vision = (typeof VISIONS)[number]
type Triple = readonly [number, number, number]

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
const SIMULATIONS: Readonly<Record<Exclude<Vision, 'normal'>, readonly Triple[]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** From linear RGB to the responses of OKLab's cones, and from their cube roots to OKLab (Ottosson 2020). */
const CONES: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const OKLAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

/** The distance of two colours, `#rrggbb`, in OKLab with this colour vision. */
export function distanceSeen(one: string, other: string, vision: Vision): number {
  const [a, b] = [seen(one, vision), seen(other, vision)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function seen(hex: string, vision: Vision): Triple {
  const linear = map([1, 3, 5], (at) => linearOf(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  const shown =
    vision === 'normal'
      ? linear
      : map(times(SIMULATIONS[vision], linear), (part) => Math.min(1, Math.max(0, part)))
  return times(OKLAB, map(times(CONES, shown), Math.cbrt))
}

const linearOf = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const map = ([a, b, c]: Triple, change: (part: number) => number): Triple => [change(a), change(b), change(c)]
const times = (matrix: readonly Triple[], [x, y, z]: Triple): Triple =>
  map([0, 1, 2], (row) => matrix[row]![0] * x + matrix[row]![1] * y + matrix[row]![2] * z)
