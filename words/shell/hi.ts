import type { words as en } from './en.ts'

export const words: typeof en = {
  root: {
    newArticles: 'नए लेख',
  },
  offline: {
    youAreOffline: 'आप ऑफ़लाइन हैं',
    thisPageIsNotOn:
      'यह पेज आपके डिवाइस पर नहीं है और अभी लाया नहीं जा सकता। खेल यहीं है: किसी भी स्तर पर कंप्यूटर से खेलें, या साथ बैठे किसी दोस्त से।',
    playChess: 'शतरंज खेलें',
  },
  renderPages: {
    somethingWentWrong: 'हमारी तरफ़ से कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।',
  },
  notFound: {
    pageNotFound: 'पेज नहीं मिला',
  },
}
