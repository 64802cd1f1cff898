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
  plainAnswers: {
    somethingWentWrong: 'हमारी तरफ़ से कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।',
    notFound: 'यह नहीं मिला।',
    unreadable: 'यह अनुरोध पढ़ा नहीं जा सका। पता एक बार देखें और फिर कोशिश करें।',
    tooLarge: 'यह बहुत बड़ा है। छोटा करके फिर भेजें।',
    fromElsewhere: 'यह अनुरोध हमारे पेज से नहीं आया। पेज दोबारा खोलें और फिर कोशिश करें।',
    unexpectedType: 'इस तरह की सामग्री यहाँ नहीं ली जाती।',
    tooManyVisitors: 'इस समय साइट पर बहुत लोग हैं। थोड़ा रुकें और फिर कोशिश करें।',
    notDrawnYet: 'यह तस्वीर अभी बन रही है। एक मिनट बाद फिर कोशिश करें।',
  },
  notFound: {
    pageNotFound: 'पेज नहीं मिला',
  },
}
