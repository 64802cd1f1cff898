import { count } from '../../grammar/hi.ts'
import type { words as en } from './en.ts'

const REASONS: Readonly<Record<string, string>> = {
  mate: 'मात',
  promotion: 'प्रमोशन',
  'discovered-attack': 'खुला हमला',
  fork: 'फ़ोर्क',
  skewer: 'स्क्यूअर',
  'removed-defender': 'बचाने वाले को हटाना',
  deflection: 'बचाव से हटाना',
  pin: 'पिन',
  'trapped-piece': 'फँसा हुआ मोहरा',
  'hanging-piece': 'बिना बचाव का मोहरा',
  exchange: 'एक्सचेंज का नुकसान',
  combination: 'कॉम्बिनेशन',
  'best-play': 'लंबी लाइन',
  'pawn-ending': 'राजा-प्यादा बनाम राजा',
  trade: 'आखिरी मोहरों की अदला-बदली',
  draw: 'स्थिति दोहराने से ड्रॉ',
  threat: 'खतरा',
  castling: 'कैसलिंग का हक छूटना',
}

const reasonName = (motif: string): string => REASONS[motif] ?? motif.replaceAll('-', ' ')

const FEWER = {
  blunder: 'ब्लंडर कम हुए',
  'missed-win': 'हाथ से निकली जीतें कम हुईं',
  mistake: 'गलतियाँ कम हुईं',
  inaccuracy: 'चूकें कम हुईं',
}

const afterPuzzles = (puzzles: number): string => `${count(puzzles, 'पहेली', 'पहेलियों')} के बाद`

export const words: typeof en = {
  progressExport: {
    exportAsJson: 'JSON में सहेजें',
    exportAsCsv: 'CSV में सहेजें',
  },
  trainingFigures: {
    title: 'रेटिंग और सटीकता',
  },
  progressPanel: {
    yourProgress: 'आपकी प्रगति',
    train: 'अभ्यास',
    whatGotBetter: 'क्या बेहतर हुआ',
    nothingClearlyYetItTakes: (daysTrained) =>
      `अभी साफ़ कुछ नहीं कहा जा सकता: इसके लिए लगभग बीस पहेलियाँ या दस बाज़ियों की समीक्षा चाहिए। ${daysTrained}`,
    byThemeAndByKind: 'विषय और गलती के प्रकार के हिसाब से',
    giveOrTake: (rating, range) => `${rating}, लगभग ${range} ऊपर या नीचे`,
    ratingAfter: (puzzles) => `${afterPuzzles(puzzles)} पहेली रेटिंग`,
    ratingFrom: (left) => `और ${afterPuzzles(left)} आपकी पहेली रेटिंग दिखेगी।`,
    accuracyIn: (games) =>
      games === 1 ? 'समीक्षा की गई एक बाज़ी में सटीकता' : `समीक्षा की गई पिछली ${games} बाज़ियों में सटीकता`,
    reviewed: 'समीक्षा',
    accuracyOfReviewedGames: 'समीक्षा की गई बाज़ियों की सटीकता',
    accuracyInPerCent: 'सटीकता, प्रतिशत में',
    mostOften: (reasons) =>
      `अक्सर वजह यह थी: ${reasons.map(([motif, times]) => `${reasonName(motif)} (${times})`).join(', ')}।`,
  },
  whatGotBetter: {
    rating: (was, is) => `पिछले चार हफ़्तों में आपकी पहेली रेटिंग ${was} से बढ़कर ${is} हो गई।`,
    accuracy: (was, is, last, before) =>
      `आपका खेल ज़्यादा सटीक हुआ है: समीक्षा की गई पिछली ${last} बाज़ियों में सटीकता ${is}% है, उनसे पहले की ${before} में ${was}% थी।`,
    fewerErrors: (kind, was, is, last, before) =>
      `${FEWER[kind]}: समीक्षा की गई पिछली ${last} बाज़ियों में औसत ${is.toFixed(1)} है, उनसे पहले की ${before} में ${was.toFixed(1)} था।`,
    theme: (theme, was, is, puzzles) =>
      `विषय “${theme}”: पिछली ${puzzles} पहेलियों में से ${is} का हल मिला, उनसे पहले की ${puzzles} में से ${was} का।`,
  },
  progressTables: {
    theme: 'विषय',
    share: 'हिस्सा',
    solved: 'हल',
    tried: 'कोशिशें',
    byMonth: 'हर बाज़ी में गलतियाँ, महीने के हिसाब से',
    averagePerGame: 'हर बाज़ी का औसत',
    games: 'बाज़ियाँ',
    accuracy: 'सटीकता',
    blunders: 'ब्लंडर',
    missedWins: 'हाथ से निकली जीतें',
    mistakes: 'गलतियाँ',
    inaccuracies: 'चूकें',
  },
  ratingChart: {
    to: (lowest, highest) => `${lowest} से ${highest}`,
    puzzleRatingByDay: 'दिन के हिसाब से पहेली रेटिंग',
    day: 'दिन',
    rating: 'रेटिंग',
    giveOrTake: 'ऊपर-नीचे',
  },
}
