import { folded } from '../grammar/fold-hi.ts'
import { FILE_NAMES, RANK_NAMES } from '../grammar/places-hi.ts'
import type { words as en } from './en.ts'

/** Words of a typed move, folded, and what they are in notation. Latin spellings too, as on phones without Hindi keys. */
const SIGNS: Readonly<Record<string, string>> = {
  ...signs('K', 'राजा raja'),
  ...signs('Q', 'वज़ीर रानी vazir wazir rani'),
  ...signs('R', 'हाथी hathi haathi'),
  ...signs('B', 'ऊँट उँट unt oont'),
  ...signs('N', 'घोड़ा घोड़े ghoda ghode'),
  ...signs('', 'प्यादा प्यादे pyada से को का के की पर में पे है शह मात एन पासेंट और चाल'),
  ...signs('x', 'मारे मारें मारता मारा मारकर मारना काटे काटें काटता काटना लेता ले लें'),
  ...signs('=', 'बने बनें बनता बना बनाएँ बनाकर बनकर बनेगा'),
  ...signs('6', 'छः छे छै'),
  ...Object.fromEntries(
    [...Object.entries(FILE_NAMES), ...Object.entries(RANK_NAMES)].map(([sign, name]) => [
      folded(name),
      sign,
    ]),
  ),
}

function signs(sign: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [folded(name), sign]))
}

const CASTLING = /कैसलिंग|किलेबंदी|castling/
const LONG = /लंबी|बडी|वजीर|रानी|long/
const ROLE = /^[KQRBN]$/

export const words: typeof en = {
  /** In Hindi the verb is last: `e8 पर वज़ीर बनता है`, `ई का प्यादा डी पाँच पर मारता है`. */
  notation: (text) => {
    const typed = folded(text)
    if (CASTLING.test(typed)) return LONG.test(typed) ? 'O-O-O' : 'O-O'
    const written: string[] = []
    let isCapture = false
    for (const word of typed.split(/[\s,।:-]+/)) {
      const sign = SIGNS[word] ?? word
      if (sign === 'x') isCapture = true
      else if (sign === '=' && ROLE.test(written.at(-1) ?? '')) written.push(`=${written.pop() ?? ''}`)
      else written.push(sign)
    }
    // `g1 का घोड़ा f3` has the piece after its square.
    const piece = written.find((sign) => ROLE.test(sign))
    const others = written.filter((sign) => sign !== piece).join('')
    return `${piece ?? ''}${isCapture ? others.replace(/x?(?=[a-h][1-8](?:=[QRBN])?$)/, 'x') : others}`
  },
}
