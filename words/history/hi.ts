import type { Color } from '#chess/types.ts'
import type { EndReason } from '#matches/ending.ts'
import type { MatchResult } from '#matches/judge.ts'
import type { OpponentKind } from '#matches/opponent.ts'
import type { Rival } from '#matches/statistics.ts'
import { count, grouped, LEVEL_NAMES, sideName } from '../grammar/hi.ts'
import type { words as en } from './en.ts'

const RESULTS: Readonly<Record<MatchResult, string>> = { win: 'जीत', loss: 'हार', draw: 'ड्रॉ' }

const REASONS: Readonly<Record<EndReason, string>> = {
  checkmate: 'शह-मात',
  stalemate: 'स्टेलमेट',
  'threefold-repetition': 'वही स्थिति तीन बार',
  'fifty-move-rule': 'पचास चाल का नियम',
  'insufficient-material': 'मात के लायक मोहरे नहीं',
  resignation: 'हार मानी',
  agreement: 'आपसी सहमति',
  timeout: 'समय समाप्त',
  'timeout-without-mating-material': 'समय समाप्त, मात के लायक मोहरे नहीं',
  abandonment: 'बाज़ी अधूरी छूटी',
}

const OPPONENTS: Readonly<Record<OpponentKind, string>> = {
  human: 'इंसान',
  online: 'ऑनलाइन',
  beginner: `कंप्यूटर (${LEVEL_NAMES.beginner})`,
  intermediate: `कंप्यूटर (${LEVEL_NAMES.intermediate})`,
  advanced: `कंप्यूटर (${LEVEL_NAMES.advanced})`,
  master: `कंप्यूटर (${LEVEL_NAMES.master})`,
  strength: 'कंप्यूटर (चुना हुआ स्तर)',
}

const RIVALS: Readonly<Record<Rival, string>> = {
  ...LEVEL_NAMES,
  strength: 'चुना हुआ स्तर',
  online: 'ऑनलाइन',
}

/** `3 जीत`: these three nouns stay unchanged after a number. */
const counted = (games: number, result: MatchResult): string => count(games, RESULTS[result], RESULTS[result])

const won = (winner: Color): string => `${sideName(winner, 'oblique')} की जीत`

export const words: typeof en = {
  match: {
    result: (result) => RESULTS[result],
    won,
    reason: (reason) => REASONS[reason],
    ending: (reason, moves) => `${REASONS[reason]}, ${count(moves, 'चाल', 'चालें')}`,
    opponent: (kind) => OPPONENTS[kind],
    computerOfRating: (rating) => `कंप्यूटर (${rating})`,
    youPlayed: (color) => `आपके मोहरे ${sideName(color, 'oblique')}`,
    names: (white, black) => `${white || sideName('w')} बनाम ${black || sideName('b')}`,
    noClock: 'बिना घड़ी',
    daysAMove: (days) => `हर चाल के लिए ${days} दिन`,
    timeControl: (minutes, increment) =>
      increment > 0 ? `${minutes} मिनट + ${increment} सेकंड` : `${minutes} मिनट`,
    you: 'आप',
    somePlayer: 'एक खिलाड़ी',
  },
  refusals: {
    ERR_ACCOUNT_FULL: (most) =>
      `आपके खाते में ${count(most, 'बाज़ी', 'बाज़ियाँ')} हो चुकी हैं। इससे ज़्यादा की जगह नहीं है।`,
    ERR_GAME_UNREADABLE: () => 'यह बाज़ी पढ़ी नहीं जा सकी।',
    ERR_ILLEGAL_MOVE: () => 'इसमें एक अवैध चाल है।',
    ERR_MOVE_AFTER_END: () => 'इसमें बाज़ी खत्म हो जाने के बाद की चालें भी हैं।',
    ERR_NOT_FINISHED: () => 'यह बाज़ी अभी पूरी नहीं हुई।',
    ERR_END_CONTRADICTED: () => 'इसका नतीजा इसकी चालों से मेल नहीं खाता।',
    ERR_CLOCK_CONTRADICTED: () => 'इसकी घड़ियाँ इसकी चालों से मेल नहीं खातीं।',
    ERR_DURATION_CONTRADICTED: () => 'घड़ियों के हिसाब से इसमें ज़्यादा समय लगना चाहिए था।',
    other: () => 'ऐसी बाज़ी सहेजी नहीं जा सकती।',
  },
  dashboardPage: {
    dashboard: 'डैशबोर्ड',
    welcomeBack: (name) => (name ? [name, ', फिर से स्वागत है'] : ['फिर से स्वागत है']),
    reviewAGame: 'बाज़ी की समीक्षा करें',
    playChess: 'शतरंज खेलें',
    pleaseSignIn: 'आपके खाते की बाज़ियाँ साइन इन करने पर दिखेंगी।',
    signIn: 'साइन इन करें',
  },
  sendAgain: {
    sendAgain: 'फिर भेजें',
  },
  otherEnding: {
    kept: 'यह बाज़ी आपकी बाज़ियों में अपने पहले वाले अंत के साथ सहेजी हुई है।',
    keptEnding: (winner, reason, moves) =>
      `यह बाज़ी आपकी बाज़ियों में अपने पहले वाले अंत के साथ सहेजी हुई है: ${winner === null ? 'ड्रॉ' : won(winner)}, ${REASONS[reason]}, ${count(moves, 'चाल', 'चालें')}।`,
    saveThisEnding: 'अब वाला अंत सहेजें',
  },
  savedNote: {
    review: 'समीक्षा करें',
    cannotSave: 'इस डिवाइस पर बाज़ियाँ सहेजना संभव नहीं है।',
    saved: (history) => ['बाज़ी आपकी ', history('खेली हुई बाज़ियों'), ' में सहेज ली गई।'],
    refused: (reason) => `बाज़ी सहेजी नहीं गई। ${reason} यह इस डिवाइस पर रहेगी।`,
    keptHere: (signIn, replay) => [
      'यह बाज़ी इस डिवाइस पर है। इसे अपने खाते में रखने के लिए ',
      signIn('साइन इन करें'),
      ', या ',
      replay('बाज़ी फिर से देखें'),
      '।',
    ],
    signedOut: (signIn) => ['सहेजना अभी बाकी है: कृपया फिर से ', signIn('साइन इन करें'), '।'],
    saving: 'सहेजी जा रही है…',
    waiting: 'सहेजना अभी बाकी है। बाज़ी इस डिवाइस पर है और मौका मिलते ही भेज दी जाएगी।',
  },
  sharedPage: {
    aSharedGame: 'साझा की गई बाज़ी',
    playChess: 'शतरंज खेलें',
    report: 'इस बाज़ी की शिकायत करें',
    title: (players, result) => `${players}: ${result}`,
    againstComputer: (seat, player) =>
      seat === 'w' ? `${player || 'एक खिलाड़ी'} बनाम कंप्यूटर` : `कंप्यूटर बनाम ${player || 'एक खिलाड़ी'}`,
  },
  matchFacts: {
    opponent: 'विरोधी',
    color: 'रंग',
    players: 'खिलाड़ी',
    end: 'अंत',
    opening: 'ओपनिंग',
    date: 'तारीख',
    duration: 'अवधि',
    clock: 'घड़ी',
    takenBack: 'चाल वापस ली गई',
    times: (times) => (times === 1 ? 'एक बार' : `${grouped(times)} बार`),
    againstComputer: (seat, player) =>
      seat === 'w'
        ? `${player || 'एक खिलाड़ी'} (सफ़ेद मोहरे) बनाम कंप्यूटर`
        : `कंप्यूटर बनाम ${player || 'एक खिलाड़ी'} (काले मोहरे)`,
  },
  matchReplay: {
    replay: 'खेली हुई बाज़ी',
    backToDashboard: 'वापस डैशबोर्ड पर',
  },
  replayView: {
    startingPosition: 'शुरुआती स्थिति',
    moveOf: (ply, last) => `${last} में से चाल ${ply}`,
    lastMove: (move) => `पिछली चाल: ${move}`,
  },
  replayControls: {
    progress: 'बाज़ी की प्रगति',
    position: 'स्थिति',
    moveOf: (ply, last, move) => `${last} में से चाल ${ply}, ${move}`,
    first: 'शुरुआत',
    previous: 'पीछे',
    pause: 'रोकें',
    play: 'चलाएँ',
    next: 'आगे',
    last: 'अंत',
    speed: 'गति',
  },
  replayActions: {
    review: 'समीक्षा करें',
    flipBoard: 'बोर्ड घुमाएँ',
    thePgnIsCopied: 'PGN कॉपी हो गया।',
    copyPgn: 'PGN कॉपी करें',
    analyseFromHere: 'यहाँ से विश्लेषण करें',
    playFromHere: 'यहाँ से खेलें',
  },
  shareMatch: {
    share: 'साझा करें',
    about:
      'जिसके पास लिंक हो, उसे चालें, नतीजा, तारीख और खिलाड़ियों के नाम दिखेंगे; आपके खाते में नाम हो, तो वह भी। आपका ईमेल पता नहीं दिखेगा।',
    makeALink: 'लिंक बनाएँ',
    linkToThisMatch: 'इस बाज़ी का लिंक',
    copyLink: 'लिंक कॉपी करें',
    stopSharing: 'साझा करना बंद करें',
    isShared: 'जिसके पास यह लिंक हो, उसे यह बाज़ी दिखेगी।',
    isNoLongerShared: 'यह लिंक अब काम नहीं करेगा।',
    isCopied: 'लिंक कॉपी हो गया।',
    isInTheField: 'लिंक ऊपर लिखा है।',
    failed: 'यह नहीं हो पाया। कृपया फिर कोशिश करें।',
  },
  foundMatch: {
    loading: 'बाज़ी खुल रही है…',
    couldNotBeLoaded: 'यह बाज़ी नहीं खुली। कृपया फिर कोशिश करें।',
    isNotOnThisDevice: 'यह बाज़ी इस डिवाइस पर नहीं है। अगर यह आपके खाते में है, तो कृपया साइन इन करें।',
    isNotInTheAccount: 'आपके खाते में ऐसी कोई बाज़ी नहीं है।',
  },
  statistics: {
    title: 'आँकड़े',
    againstComputerAndOnline: 'कंप्यूटर के साथ और ऑनलाइन',
    currentStreak: 'पिछली बाज़ियों में',
    gamesAWeek: 'हर हफ़्ते की बाज़ियाँ',
    latestGames: (games) => `पिछली ${count(games, 'बाज़ी', 'बाज़ियाँ')}, सबसे नई आखिर में`,
    letter: (result) => ({ win: 'जी', draw: 'ड्रॉ', loss: 'हा' })[result],
    gamesThisWeek: (games) => `हर हफ़्ते की बाज़ियाँ, इस हफ़्ते ${grouped(games)}`,
    weekFrom: 'हफ़्ते की शुरुआत',
    games: 'बाज़ियाँ',
    more: 'स्तर, रंग और ओपनिंग के हिसाब से',
    level: 'स्तर',
    rival: (rival) => RIVALS[rival],
    color: 'रंग',
    side: (color) => sideName(color),
    opening: 'ओपनिंग',
    results: (wins, draws, losses) =>
      `${counted(wins, 'win')}, ${counted(draws, 'draw')}, ${counted(losses, 'loss')}`,
    winsInARow: (games) => `लगातार ${counted(games, 'win')}`,
  },
  tallyTable: {
    shares: 'हिस्से',
    wins: 'जीत',
    draws: 'ड्रॉ',
    losses: 'हार',
  },
  loadingMatches: {
    loading:
      'बाज़ियाँ खुल रही हैं… वे इस डिवाइस पर रहती हैं और साइन इन करने पर आपके खाते में भी, जहाँ वे हर डिवाइस से मिलती हैं।',
  },
  matchFilters: {
    result: 'नतीजा',
    opponent: 'विरोधी',
    color: 'रंग',
    side: (color) => sideName(color),
    search: 'ओपनिंग या विरोधी के नाम से खोजें',
    searchHint: 'ओपनिंग या विरोधी',
    all: 'सभी',
  },
  undoBar: {
    undo: 'वापस लाएँ',
    close: 'बंद करें',
  },
  accountList: {
    couldNotBeLoaded: 'आपकी बाज़ियाँ नहीं खुलीं। वे सुरक्षित हैं।',
    tryAgain: 'फिर कोशिश करें',
    matchHistory: 'खेली हुई बाज़ियाँ',
    exportAll: 'सभी PGN में डाउनलोड करें',
    capacity: (most) =>
      `आपके खाते में ${count(most, 'बाज़ी', 'बाज़ियों')} तक की जगह है। मिटाई गई बाज़ी की जगह एक दिन बाद खाली होती है।`,
    waitingSignedOut: (signIn) => ['कुछ बाज़ियाँ अभी सहेजी नहीं गई हैं। कृपया फिर से ', signIn('साइन इन करें'), '।'],
    waiting: 'कुछ बाज़ियाँ अभी सहेजी नहीं गई हैं। सहेजे जाने तक वे इसी डिवाइस पर रहेंगी।',
    tryNow: 'अभी कोशिश करें',
    ofDevice: 'इस डिवाइस की बाज़ियों में:',
    pages: 'पेज',
    newest: 'सबसे नई बाज़ियाँ',
    older: 'पुरानी बाज़ियाँ',
  },
  guestList: {
    title: 'इस डिवाइस की बाज़ियाँ',
    exportAll: 'सभी PGN में डाउनलोड करें',
    older: 'पुरानी बाज़ियाँ',
  },
  deviceOffer: {
    title: (games) =>
      games === 1
        ? 'इस डिवाइस की 1 बाज़ी अभी किसी खाते में नहीं है'
        : `इस डिवाइस की ${count(games, 'बाज़ी', 'बाज़ियाँ')} अभी किसी खाते में नहीं हैं`,
    text: (games) =>
      games === 1
        ? 'यह यहाँ बिना साइन इन किए खेली गई। अगर यह आपकी बाज़ी है, तो इसे अपने खाते में ले लें।'
        : 'ये यहाँ बिना साइन इन किए खेली गईं। अगर ये आपकी बाज़ियाँ हैं, तो इन्हें अपने खाते में ले लें।',
    take: () => 'खाते में ले लें',
  },
  matchTable: {
    matchHistory: 'खेली हुई बाज़ियाँ',
    columns: {
      result: 'नतीजा',
      opponent: 'विरोधी',
      accuracy: 'सटीकता',
      duration: 'अवधि',
      date: 'तारीख',
      actions: 'विकल्प',
    },
    notReviewed: 'समीक्षा नहीं हुई',
    finalPosition: 'अंतिम स्थिति',
    about: (result, day) => `${result}, ${day}`,
    sharedByLink: 'लिंक से साझा',
    waitingToBeSaved: 'सहेजना बाकी है',
    refused: (reason) => `सहेजी नहीं गई, सिर्फ़ इस डिवाइस पर है। ${reason}`,
  },
  nextStep: {
    yourLastGame: 'आपकी पिछली बाज़ी',
    against: (result, opponent) => [opponent, ' के खिलाफ़ ', result],
    seeWhatDecided: 'देखें कि बाज़ी कहाँ पलटी, और उससे अच्छी चाल क्या थी।',
    youPlayedAt: (accuracy) => `आपकी सटीकता ${accuracy}% रही। अब वे चालें ढूँढें जो छूट गईं।`,
    reviewThisGame: 'इस बाज़ी की समीक्षा करें',
    practiseYourMistakes: 'अपनी गलतियों का अभ्यास करें',
  },
  matchActions: {
    more: (match) => `और विकल्प: ${match}`,
    replay: 'फिर से देखें',
    review: 'समीक्षा करें',
    playFromHere: 'यहाँ से खेलें',
    delete: 'मिटाएँ',
    deleteMatch: (match) => `मिटाएँ: ${match}`,
  },
  matchList: {
    filterAndExport: 'छाँटें और डाउनलोड करें',
    loading: 'बाज़ियाँ खुल रही हैं…',
    couldNotBeDeleted: 'वह बाज़ी मिटाई नहीं जा सकी।',
    isDeleted: 'बाज़ी मिटा दी गई।',
    nothingFits: 'ऐसी कोई बाज़ी नहीं मिली।',
    showAll: 'सभी दिखाएँ',
  },
  nothingPlayed: {
    noMatches: 'अभी तक कोई बाज़ी नहीं खेली गई',
    startPlaying: 'खेलना शुरू करें: आपकी खेली हुई बाज़ियाँ यहाँ दिखेंगी।',
    playChess: 'शतरंज खेलें',
    waysToBegin: 'शुरू करने के तरीके',
    computer: 'कंप्यूटर के साथ खेलें',
    computerText: 'लकड़ी में तराशे चार विरोधी, शुरुआती से मास्टर तक।',
    train: 'पहेलियों से अभ्यास करें',
    trainText: 'जीत दिलाने वाली चाल ढूँढें, और समझें कि उससे जीत क्यों होती है।',
    learn: 'शतरंज सीखें',
    learnText: 'छोटे-छोटे पाठ, मोहरों की चाल से एंडगेम तक।',
  },
}
