import { expect, it } from 'vitest'
import { positionFromFen } from '#chess/fen.ts'
import { parsePgn } from '#chess/pgn.ts'
import { words } from './hi.ts'

it.each([
  ['4k3/8/8/8/8/8/8/8 w - - 0 1', 'सफ़ेद का राजा नहीं है'],
  ['8/8/8/8/8/4k3/4K3/8 w - - 0 1', 'e2 और e3 के राजा आपस में सटे हैं'],
  ['4k3/8/8/8/8/8/5p2/4K3 b - - 0 1', 'सफ़ेद का राजा शह में है, फिर भी बारी काले की है'],
  ['r3k3/8/8/8/8/8/8/3K4 w kq - 0 1', 'कैसलिंग k के लिए h8 पर काला हाथी चाहिए'],
])('the fault of “%s” is %s', (fen, fault) => {
  const read = positionFromFen(fen)
  expect(read.ok || words.positionFault(read)).toBe(fault)
})

it('says where a pasted game goes wrong in whole sentences', () => {
  const read = parsePgn('1. d5 *')
  if (read.ok || read.error !== 'ERR_PGN_MOVE') throw new Error('The text was read')
  expect(words.pastedText.ERR_PGN_MOVE(read)).toBe(
    'एक चाल अपनी जगह पर नहीं चली जा सकती। चाल 1.: यहाँ d5 अवैध चाल है।',
  )
})

it.each([
  ['1. e4 * 1. d4 d5 2. d5 *', 'बाज़ी 2, चाल 2.: यहाँ d5 अवैध चाल है। यहाँ से आगे की चालें छोड़ दी गईं।'],
  [
    '1. e4 *\n\n[Event "B"]\n[Variant "Atomic"]\n\n1. e4 *',
    'बाज़ी 2 (B) सामान्य शतरंज नहीं, “Atomic” है। यह बाज़ी छोड़ दी गई।',
  ],
  ['1. e4 zap', 'चाल 1...: “zap” का यहाँ कोई अर्थ नहीं है। इसे छोड़ दिया गया।'],
])('says what of “%s” was not read: %s', (pgn, note) => {
  const read = parsePgn(pgn)
  expect(read.ok && read.notes.map((each) => words.pastedNotes.pgn(each))).toEqual([note])
})

it('shortens a quoted text between letters, and not before a vowel sign', () => {
  const read = positionFromFen(`8/8/8/8/8/8/8/8 ${'कि'.repeat(30)} - -`)
  expect(read.ok || words.positionFault(read)).toContain(`“${'कि'.repeat(20)}…”`)
})
