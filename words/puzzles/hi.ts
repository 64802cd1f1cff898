import { list, numberWord, sideName } from '../grammar/hi.ts'
import type { words as en } from './en.ts'

/** The limits of the English module. */
const DIFFICULTIES: readonly (readonly [below: number, text: string])[] = [
  [900, 'बहुत आसान'],
  [1200, 'आसान'],
  [1400, 'दो बार देखने लायक'],
  [1700, 'अच्छी-खासी'],
  [2000, 'कठिन'],
]

type Tries = Parameters<(typeof en)['words']['solved']>[1]

const manner = ({ wrongs, hints }: Tries): string => {
  if (hints > 0) return 'संकेत की मदद से'
  if (wrongs === 0) return 'पहली कोशिश में'
  return wrongs === 1 ? 'एक गलत कोशिश के बाद' : `${numberWord(wrongs)} गलत कोशिशों के बाद`
}

const themeSentence = (themes: readonly string[]): string =>
  themes.length === 0 ? '' : `विषय: ${list(themes, 'and')}।`

const THEMES = {
  smotheredMate: 'घिरे राजा की मात',
  backRankMate: 'पिछली पंक्ति पर मात',
  arabianMate: 'अरबी मात',
  anastasiaMate: 'अनास्तासिया की मात',
  hookMate: 'हुक वाली मात',
  dovetailMate: 'डवटेल मात',
  doubleBishopMate: 'दो ऊँटों से मात',
  cornerMate: 'कोने में मात',
  operaMate: 'ओपेरा मात',
  killBoxMate: 'किल बॉक्स मात',
  pillsburysMate: 'पिल्सबरी की मात',
  bodenMate: 'बोडेन की मात',
  doubleCheck: 'दोहरी शह',
  discoveredCheck: 'खुली शह',
  discoveredAttack: 'खुला हमला',
  fork: 'फ़ोर्क',
  skewer: 'स्क्यूअर',
  pin: 'पिन',
  xRayAttack: 'एक्स-रे हमला',
  deflection: 'बचाव से हटाना',
  attraction: 'खींच लाना',
  interference: 'बीच में रोकना',
  clearance: 'रास्ता खोलना',
  capturingDefender: 'बचाने वाले को हटाना',
  trappedPiece: 'फँसा हुआ मोहरा',
  intermezzo: 'बीच की चाल',
  zugzwang: 'ज़ुगज़्वांग',
  quietMove: 'शांत चाल',
  defensiveMove: 'बचाव की चाल',
  sacrifice: 'बलिदान',
  underPromotion: 'छोटा प्रमोशन',
  promotion: 'प्रमोशन',
  hangingPiece: 'बिना बचाव का मोहरा',
  attackingF2F7: 'f2 या f7 पर हमला',
  exposedKing: 'खुला राजा',
  advancedPawn: 'आगे बढ़ा हुआ प्यादा',
  enPassant: 'एन पासेंट',
  castling: 'कैसलिंग',
  kingsideAttack: 'राजा की तरफ़ हमला',
  queensideAttack: 'वज़ीर की तरफ़ हमला',
  mateIn1: 'एक चाल में मात',
  mateIn2: 'दो चालों में मात',
  mateIn3: 'तीन चालों में मात',
  mateIn4: 'चार चालों में मात',
  mateIn5: 'पाँच या ज़्यादा चालों में मात',
  pawnEndgame: 'प्यादों का एंडगेम',
  knightEndgame: 'घोड़ों का एंडगेम',
  bishopEndgame: 'ऊँटों का एंडगेम',
  rookEndgame: 'हाथियों का एंडगेम',
  queenEndgame: 'वज़ीरों का एंडगेम',
  queenRookEndgame: 'वज़ीरों और हाथियों का एंडगेम',
  mate: 'मात',
  crushing: 'मोहरों का फ़ायदा',
  advantage: 'मोहरों का फ़ायदा',
  equality: 'ड्रॉ बचाना',
}

export const words: typeof en = {
  words: {
    difficulty: (rating) => DIFFICULTIES.find(([below]) => rating < below)?.[1] ?? 'बहुत कठिन',
    toMove: (color) => `${sideName(color, 'oblique')} की बारी`,
    moves: (moves) => (moves === 1 ? 'एक ही चाल से फ़ैसला हो जाता है।' : `इसमें ${numberWord(moves)} चालें लगती हैं।`),
    isInCheck: (color) => `${sideName(color, 'oblique')} का राजा शह में है।`,
    isWrong: (san) => `${san} सही चाल नहीं है।`,
    isRefuted: (san, reply) => `${san} सही चाल नहीं है: ${reply} से नुकसान होता है।`,
    wasWrong: (san) => `${san} सही चाल नहीं थी। फिर कोशिश करें।`,
    wasRefuted: (san, reply) => `${san} सही चाल नहीं थी: ${reply} से नुकसान होता है। फिर कोशिश करें।`,
    isRight: (san) => `${san} सही चाल है।`,
    isTheReply: (san) => `जवाब में चाल ${san} है। आगे चलें।`,
    findFor: (color) => `${sideName(color, 'oblique')} की सबसे अच्छी चाल ढूँढें।`,
    showing: 'हल बोर्ड पर दिखाया जा रहा है।',
    shown: (moves, themes) => `${themeSentence(themes)} हल: ${moves}`.trim(),
    solved: (san, tries, themes) => `${san} सही चाल है। पहेली ${manner(tries)} हल हुई। ${themeSentence(themes)}`,
    streak: (days) => (days === 1 ? 'आपका पहला दिन पूरा।' : `आपके लगातार ${numberWord(days)} दिन पूरे।`),
  },
  themes: THEMES,
  themeTitle: (theme) => THEMES[theme as keyof typeof THEMES] ?? theme,
  dailyPuzzle: {
    chessBoardThePuzzle: (asked) => `शतरंज का बोर्ड, आज की पहेली। ${asked}`,
  },
  puzzleFoot: {
    thisPuzzleOnLichess: (link) => [link('Lichess पर यह पहेली'), ', उसके संग्रह से, CC0'],
  },
  puzzleHead: {
    puzzleOf: (day) => [day, ' की पहेली'],
    task: (task, rating, difficulty) =>
      `${task} विरोधी की पिछली चाल पर निशान है। पहेली की रेटिंग लगभग ${rating} है: ${difficulty}।`,
  },
  puzzlePiece: {
    hint: 'संकेत',
    anotherHint: 'एक और संकेत',
    tryItAgain: 'फिर कोशिश करें',
    playOnAgainstTheComputer: 'कंप्यूटर के सामने आगे खेलें',
  },
  stillPuzzle: {
    showTheSolution: 'हल देखें',
  },
}
