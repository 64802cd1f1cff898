import { encode } from 'uqr'
import type { TwoFactorSetup } from '#contract/account.ts'

/** The light border without which cameras do not find the code. */
const QUIET_ZONE = 4

export function makeTwoFactorSetup(uri: string, codes: readonly string[]): TwoFactorSetup {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const { data, size } = encode(uri, { border: QUIET_ZONE })
  return {
    uri,
    secret: secret.replaceAll(/.{4}(?=.)/g, '$& '),
    picture: { size, path: data.map(drawRow).join('') },
    codes,
  }
}

/** Neighbours in one stroke: a fifth of the text that a square for each would take. */
function drawRow(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    const start = x
    while (row[x]) x++
    if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`
  }
  return path
}
