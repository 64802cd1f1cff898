import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { drawQrCode } from './qr-code.ts'

const TEXT = 'https://chess.example/online/4f9Kq2'

it.each(['L', 'M'] as const)(
  'a QR code is drawn module for module, within its light border: %s',
  (repair) => {
    const { size, path } = drawQrCode(TEXT, repair)
    const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
      drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
    expect(drawn).toEqual(encode(TEXT, { ecc: repair, border: 4 }).data)
    expect(drawn[3]).not.toContain(true)
    expect(drawn[4]?.slice(4, 11)).toEqual(Array(7).fill(true))
  },
)
