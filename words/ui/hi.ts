import type { words as en } from './en.ts'

export const words: typeof en = {
  errorPage: {
    somethingWentWrong: 'कुछ गड़बड़ हुई',
    whatNow: 'गड़बड़ी हमारी तरफ़ से है, और उसका ब्योरा हमें मिल गया है। पेज फिर खोलें; काम न बने, तो होम पेज से शुरू करें।',
    returnToHome: 'होम पेज पर लौटें',
  },
  useCopying: {
    cannotCopy: (advice) => `आपका ब्राउज़र कॉपी नहीं करने देता। ${advice}`.trim(),
  },
  passwordField: {
    hide: 'छिपाएँ',
    show: 'दिखाएँ',
  },
  pageAnchor: {
    inEnglish: 'अंग्रेज़ी में',
  },
  notFoundPage: {
    oopsPageNotFound: 'अरे, यह पेज नहीं मिला',
    returnToHome: 'होम पेज पर लौटें',
  },
  offer: {
    notNow: 'अभी नहीं',
  },
  pauseButton: {
    pause: 'रोकें',
    resume: 'चलाएँ',
    all: (word, rest) => [rest('सारी हलचल '), word],
  },
  reportLink: {
    report: (about) => `शिकायत: ${about}`,
  },
}
