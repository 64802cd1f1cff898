import { expect, it } from 'vitest'
import { folded } from '../grammar/fold-hi.ts'
import { words } from './hi.ts'

const finds = (asked: string, text: string): boolean => words.finds(folded(text).split(' '), folded(asked))

it.each([
  // Spelling.
  ['बाजी', 'एक बाज़ी'],
  ['हिन्दी', 'हिंदी में'],
  ['ऊंट', 'ऊँट की चाल'],
  // Other forms of a word.
  ['घोड़ा', 'दो घोड़ों का एंडगेम'],
  ['प्यादे', 'एक प्यादा'],
  ['पहेली', 'शतरंज की पहेलियाँ'],
  ['शतर', 'शतरंज सीखें'],
  // Other words for the same thing.
  ['रानी', 'वज़ीर का बलिदान'],
  ['किलेबंदी', 'कैसलिंग कब करें'],
  ['rani', 'वज़ीर का बलिदान'],
  ['knight', 'घोड़े का फ़ोर्क'],
  ['endgame', 'हाथियों का एंडगेम'],
  // Hindi in Latin letters.
  ['ghoda', 'घोड़े का फ़ोर्क'],
  ['ghora', 'एक घोड़ा'],
  ['shatranj', 'शतरंज ब्लॉग'],
  ['satranj', 'शतरंज ब्लॉग'],
  ['haathi', 'हाथी की चाल'],
  ['hathi', 'हाथी की चाल'],
  ['wazeer', 'वज़ीर की चाल'],
  ['oont', 'ऊँट की चाल'],
  ['pyada', 'एक प्यादा'],
  ['chaturang', 'पहले चतुरंग था'],
  ['anand', 'विश्वनाथन आनंद'],
  ['sultan', 'मीर सुल्तान खान'],
  ['mat', 'शह और मात'],
])('%s finds “%s”', (asked, text) => expect(finds(asked, text)).toBe(true))

it.each([
  ['मत', 'शह और मात'],
  ['हाथी', 'घोड़ा और ऊँट'],
  ['ghoda', 'गोल'],
  ['mat', 'मीटर और मतलब'],
  ['rani', 'राजा और प्यादा'],
])('%s does not find “%s”', (asked, text) => expect(finds(asked, text)).toBe(false))
