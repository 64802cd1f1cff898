import { expect, it } from 'vitest'
import { words } from './hi.ts'

const { reasons, headings } = words.ending
const black = { name: null, color: 'b' } as const
const asha = { name: 'आशा', color: 'w' } as const

it.each([
  [
    'the side’s name before ने',
    reasons.resignation({ winner: asha, late: black, other: asha }),
    'काले ने हार मानी।',
  ],
  [
    'the user',
    reasons.timeout({ winner: 'computer', late: 'you', other: 'computer' }),
    'आपका समय खत्म हुआ: जीत कंप्यूटर की रही।',
  ],
  [
    'a name',
    reasons['timeout-without-mating-material']({ winner: asha, late: black, other: asha }),
    'ड्रॉ: काले का समय खत्म हुआ, पर आशा के पास मात के लायक मोहरे नहीं हैं।',
  ],
  ['the heading of a won game', headings.won(black), 'काले की जीत'],
  ['a question to a player', words.gameActions.doYouAccept(black), 'क्या काले को ड्रॉ मंज़ूर है?'],
  ['an ordinal that agrees with चाल', words.continueGame.atMove(12), 'अपनी बाज़ी 12वीं चाल से जारी रखें'],
  [
    'one game',
    words.strengthDial.afterGames({ from: 1_000, to: 1_200 }, 1),
    'आपका स्तर: 1000 से 1200, 1\u00a0बाज़ी के बाद',
  ],
  [
    'several games',
    words.strengthDial.afterGames({ from: 1_000, to: 1_200 }, 7),
    'आपका स्तर: 1000 से 1200, 7\u00a0बाज़ियों के बाद',
  ],
])('%s has its form', (_, text, expected) => {
  expect(text).toBe(expected)
})
