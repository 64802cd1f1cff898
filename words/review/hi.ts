import type { Color } from '#chess/types.ts'
import type { KeyMomentKind } from '#coach/review/key-moments.ts'
import type { MoveClass } from '#coach/judging/move-class.ts'
import type { EndReason } from '#matches/ending.ts'
import { count, nameBefore, sideName } from '../grammar/hi.ts'
import type { words as en } from './en.ts'

const CLASS_NAMES: Readonly<Record<MoveClass, string>> = {
  brilliant: 'लाजवाब',
  great: 'इकलौती चाल',
  book: 'किताबी',
  best: 'सबसे अच्छी',
  excellent: 'बेहतरीन',
  good: 'अच्छी',
  inaccuracy: 'चूक',
  mistake: 'गलती',
  'missed-win': 'हाथ से निकली जीत',
  blunder: 'ब्लंडर',
  lost: 'पहले से हारी हुई',
}

/** The class of a move as a clause. The verb agrees with a noun, never with the notation before it. */
const CLASS_PHRASES: Readonly<Record<MoveClass, readonly [present: string, past: string]>> = {
  brilliant: ['लाजवाब चाल है', 'लाजवाब चाल थी'],
  great: ['इकलौती अच्छी चाल है', 'इकलौती अच्छी चाल थी'],
  book: ['किताबी चाल है', 'किताबी चाल थी'],
  best: ['सबसे अच्छी चाल है', 'सबसे अच्छी चाल थी'],
  excellent: ['बेहतरीन चाल है', 'बेहतरीन चाल थी'],
  good: ['अच्छी चाल है', 'अच्छी चाल थी'],
  inaccuracy: ['एक चूक है', 'एक चूक थी'],
  mistake: ['एक गलती है', 'एक गलती थी'],
  'missed-win': ['से जीत हाथ से निकल गई', 'से जीत हाथ से निकल गई थी'],
  blunder: ['एक ब्लंडर है', 'एक ब्लंडर था'],
  lost: ['हारी हुई स्थिति की चाल है', 'हारी हुई स्थिति की चाल थी'],
}

/** Follows the move at which the game turned. */
const TURNS: Readonly<Partial<Record<MoveClass, string>>> = {
  inaccuracy: 'यह चूक थी',
  mistake: 'यह गलती थी',
  'missed-win': 'जीत हाथ से निकल गई',
  blunder: 'यह ब्लंडर था',
}

/** The coach's lines on the board. */
const LINE_NAMES = {
  refutation: 'कोच की लाइन',
  chance: 'कोच की लाइन',
  reply: 'सबसे अच्छा जवाब',
  better: 'सबसे अच्छी लाइन',
} as const

/** Before `जीत आपकी।` or `बाज़ी ड्रॉ रही।` */
const REASONS: Readonly<Record<EndReason, string>> = {
  checkmate: 'शह-मात से',
  stalemate: 'स्टेलमेट से',
  'threefold-repetition': 'वही स्थिति तीन बार आने से',
  'fifty-move-rule': 'पचास चाल के नियम से',
  'insufficient-material': 'किसी के पास मात के लायक मोहरे नहीं बचे:',
  resignation: 'विरोधी ने हार मानी:',
  agreement: 'आपसी सहमति से',
  timeout: 'विरोधी का समय खत्म होने से',
  'timeout-without-mating-material': 'समय खत्म हुआ, पर मात के लायक मोहरे नहीं थे:',
  abandonment: 'बाज़ी अधूरी छूटी:',
}

const MOMENTS: Readonly<Record<Exclude<KeyMomentKind, 'mistake'>, string>> = {
  'turning-point': 'निर्णायक मोड़',
  'missed-win': 'हाथ से निकली जीत',
  'best-find': 'सबसे अच्छी खोज',
  finish: 'आखिरी वार',
}

const owner = (winner: Color, names: Readonly<Record<Color, string>>, own: Color | undefined): string =>
  winner === own ? 'आपकी' : `${nameBefore(names[winner])} की`

export const words: typeof en = {
  moveClass: {
    name: (moveClass) => CLASS_NAMES[moveClass],
    afterMove: (moveClass) => CLASS_NAMES[moveClass],
  },
  figures: {
    accuracy: (accuracy) => (accuracy === undefined ? 'चालें बहुत कम' : `${accuracy.toFixed(1)}%`),
    strength: (range) => (range === undefined ? 'चालें बहुत कम' : `${range.from} से ${range.to}`),
    shortTime: (seconds) => `${seconds.toFixed(1)} सेकंड`,
    seconds: (seconds) => `${seconds} सेकंड`,
    minutes: (minutes, seconds) => (seconds === 0 ? `${minutes} मिनट` : `${minutes} मिनट ${seconds} सेकंड`),
  },
  comment: {
    verdict: (move, moveClass) => `${move} ${CLASS_PHRASES[moveClass][0]}।`,
    turningPoint: (move, moveClass) => {
      const turn = TURNS[moveClass]
      return turn === undefined ? `बाज़ी ${move} के बाद पलटी।` : `बाज़ी ${move} के बाद पलटी: ${turn}।`
    },
    noTurningPoint: 'किसी एक चाल से इस बाज़ी का फ़ैसला नहीं हुआ।',
    chancesFell: (color, from, to) =>
      `${sideName(color, 'oblique')} की जीत की संभावना ${from}% से घटकर ${to}% रह गई।`,
  },
  story: {
    accuracy: 'सटीकता',
    accuracyOf: (accuracy) => (accuracy === undefined ? '–' : `${accuracy.toFixed(1)}%`),
    tooShort: 'दस से कम चालों में सटीकता का ठीक पता नहीं चलता।',
    waiting: 'सारी चालों के आकलन के बाद यहाँ बाज़ी के खास मोड़ दिखेंगे।',
    ending: ({ winner, reason }, names, own) => {
      const result = winner === undefined ? 'बाज़ी ड्रॉ रही।' : `जीत ${owner(winner, names, own)}।`
      return reason === undefined ? result : `${REASONS[reason]} ${result}`
    },
    advice: (player, lesson) =>
      player === undefined
        ? `अगली बाज़ी के लिए: ${lesson}`
        : `${nameBefore(player)} की अगली बाज़ी के लिए: ${lesson}`,
  },
  keyMoments: {
    title: 'खास मोड़',
    none: 'शांत बाज़ी: किसी एक चाल से फ़ैसला नहीं हुआ।',
    onlyMove: 'बाकी हर चाल इससे साफ़ कमज़ोर थी।',
    kind: (kind, moveClass) => (kind === 'mistake' ? CLASS_NAMES[moveClass] : MOMENTS[kind]),
  },
  coachPanel: {
    coach: 'कोच',
    showMe: 'बोर्ड पर दिखाएँ',
    whatDoesItThreaten: 'इससे क्या खतरा है?',
    showTheReply: 'जवाब दिखाएँ',
    showTheBestLine: 'सबसे अच्छी लाइन दिखाएँ',
    reply: (moves) => `जवाब: ${moves}`,
    best: (moves) => `सबसे अच्छी लाइन: ${moves}`,
    score: (score) => `${score}।`,
  },
  triedPanel: {
    couldNotBeJudged: (move) => `${move} का आकलन नहीं हो सका।`,
    lookingAt: (move) => `${move} पर विचार हो रहा है…`,
    backToYourMove: 'वापस अपनी चाल पर',
    backToTheGame: 'वापस बाज़ी पर',
    removeMove: 'चाल हटाएँ',
  },
  shownLine: {
    move: (kind, move) => `${LINE_NAMES[kind]}: ${move}`,
    threat: (kind, move, threat) => `${LINE_NAMES[kind]}: ${move}, जिसके बाद ${threat} का खतरा है`,
    start: (kind, move) => `${LINE_NAMES[kind]}, ${move} से पहले की स्थिति से`,
  },
  tabs: {
    label: 'समीक्षा',
    coach: 'कोच',
    moves: 'चालें',
    info: 'जानकारी',
  },
  reviewReading: {
    startingPosition: 'शुरुआती स्थिति',
    flipBoard: 'बोर्ड घुमाएँ',
    opening: (name, outOfBook) => [
      outOfBook === undefined ? 'ओपनिंग ' : `ओपनिंग ${outOfBook} से पहले तक `,
      name,
      ' थी।',
    ],
    isNotJudgedYet: (move) => `${move} का आकलन अभी बाकी है।`,
    backToTheGame: 'वापस बाज़ी पर',
    noMistake: 'इस बाज़ी में कोई गलती नहीं हुई।',
    stepThrough: 'चालों में आगे-पीछे जाकर देखें कि कौन-सी चाल कैसी थी।',
  },
  reviewStepButtons: {
    previousMistake: 'पिछली गलती (P)',
    first: 'शुरुआत',
    previous: 'पीछे',
    next: 'आगे',
    last: 'अंत',
    nextMistake: 'अगली गलती (N)',
    firstMistake: 'पहली गलती (N)',
    mistake: 'गलती',
  },
  reviewProgress: {
    finished: 'समीक्षा पूरी हुई।',
    judged: (judged, positions) => `${positions} में से ${count(judged, 'स्थिति', 'स्थितियों')} का आकलन हुआ`,
    lookedAgain: (made, wanted) => `गलतियों पर दोबारा विचार: ${wanted} में से ${count(made, 'स्थिति', 'स्थितियाँ')}`,
    progress: 'समीक्षा की प्रगति',
    cancel: 'रद्द करें',
    failed: 'इंजन रुक गया। अब तक का काम सहेजा हुआ है।',
    stoppedLookingAgain: 'गलतियों पर दोबारा विचार बीच में ही रुक गया।',
    stopped: (judged, positions) => `${positions} में से ${count(judged, 'स्थिति', 'स्थितियों')} के बाद काम रुक गया।`,
    resume: 'आगे बढ़ाएँ',
  },
  reviewPage: {
    heading: (label, white, black) => [label('समीक्षा: '), `${white} बनाम ${black}`],
    anotherGame: 'दूसरी बाज़ी',
    loading: 'समीक्षा खुल रही है…',
    reviewAGame: 'बाज़ी की समीक्षा करें',
    intro:
      'देखें कि हर चाल कैसी थी, बाज़ी कहाँ पलटी, और क्यों। कोच की हर बात बोर्ड पर साबित की जा सकती है। सब कुछ आपके अपने डिवाइस पर चलता है, मुफ़्त, जितनी बार चाहें।',
    gamesPlayedHere: (link) => [
      'यहाँ खेली गई बाज़ियाँ ',
      link('आपकी बाज़ियों'),
      ' में हैं, और हर एक की समीक्षा वहीं से खुलती है।',
    ],
  },
  reviewedGame: {
    you: 'आप',
    title: (white, black) => `${white} बनाम ${black}`,
    side: (color) => sideName(color),
  },
  aboutReview: {
    title: 'समीक्षा के बारे में',
    pasteAGame:
      'किसी भी साइट से या अपने लिखे नोट से एक बाज़ी PGN में पेस्ट करें, और समीक्षा उसे चाल-दर-चाल देखती है: बाज़ी कहाँ पलटी, हर चाल कैसी थी, और उससे अच्छा क्या था। न कोई सीमा है, न खाता चाहिए, और आपकी बाज़ियाँ आपके डिवाइस पर ही रहती हैं।',
    reasons: (strong, measured) => [
      strong('अंकों की जगह कारण।'),
      ' कोच से पता चलता है कि गलती से विरोधी को क्या मौका मिला: फ़ोर्क, पिन, बिना बचाव का मोहरा, छूटी हुई मात। ऐसी बात तभी कही जाती है, जब वह शतरंज के नियमों से बोर्ड पर साबित हो, और हर कारण की चालें अंत तक चलकर देखी जा सकती हैं। ',
      measured('परीक्षा में यह कितनी बार सही निकला'),
      ', वह भी लिखा है।',
    ],
    tryItAgain: (strong, exercises) => [
      strong('खुद फिर कोशिश करें।'),
      ' अच्छी चाल दिखने से पहले आपको उसे खुद ढूँढने का मौका मिलता है। आपकी गलतियाँ बाद में ',
      exercises('अभ्यास'),
      ' बनकर लौटती हैं, एक दिन बाद, तीन दिन बाद और फिर और देर से, जब तक वे पक्की याद न हो जाएँ।',
    ],
    ownGames: (strong, play, games) => [
      strong('आपकी अपनी बाज़ियाँ।'),
      ' जो बाज़ियाँ ',
      play('यहाँ खेली जाती हैं'),
      ', उन्हें पेस्ट नहीं करना पड़ता: बाज़ी खत्म होने पर “समीक्षा करें” दबाएँ, या उसे ',
      games('अपनी बाज़ियों'),
      ' में खोलें।',
    ],
  },
  lead: {
    story: (chance, whose, move) => {
      if (chance === 'open') return `${move} से पहले तक बाज़ी खुली थी।`
      if (whose === 'reader') return `${move} से पहले तक आप जीत रहे थे।`
      return `${move} से पहले तक ${whose === 'opponent' ? 'सामने वाला' : sideName(whose)} जीत रहा था।`
    },
    looking: (done, moves) => `${moves} में से चाल ${done} देख रहा हूँ`,
    title: (white, black) => `${white} और ${black} की बाज़ी की समीक्षा`,
    reviewing: 'बाज़ी की समीक्षा हो रही है।',
    lookingOn: 'मैं आपकी बाज़ी एक-एक चाल करके देख रहा हूँ।',
    showMe: 'बोर्ड पर दिखाएँ',
    tryIt: 'खुद आज़माएँ',
    nextMoment: 'अगला मोड़',
    rematch: 'एक और बाज़ी',
    newGame: 'नई बाज़ी',
    close: 'वापस बोर्ड पर',
  },
  chancesTable: {
    title: 'ग्राफ़, तालिका के रूप में',
    move: 'चाल',
    whitesChances: 'सफ़ेद की संभावना',
    phase: 'चरण',
    class: 'आकलन',
    time: 'समय',
    chance: (percent) => `${percent}%`,
    timeNotKnown: 'पता नहीं',
  },
  thinkTimeBars: {
    title: 'हर चाल में लगा समय',
    mark: (unit, amount) => (amount === 0 ? '0' : `${amount} ${unit === 'seconds' ? 'से.' : 'मि.'}`),
    longest: (color, move, time) =>
      `${sideName(color, 'oblique')} ने सबसे ज़्यादा समय ${move} पर लगाया: ${time}।`,
  },
  winGraph: {
    label: 'सफ़ेद की जीत की संभावना के ग्राफ़ में जगह',
    position: (move, percent) => (percent === undefined ? move : `${move}, सफ़ेद की जीत की संभावना ${percent}%`),
    phases: 'बाज़ी के चरण',
    phase: { opening: 'ओपनिंग', middlegame: 'मिडिलगेम', endgame: 'एंडगेम' },
  },
  reviewSummary: {
    caption: {
      done: 'दोनों पक्षों के आँकड़े',
      soFar: 'दोनों पक्षों के आँकड़े, अब तक',
      fromPgn: 'दोनों पक्षों के आँकड़े, PGN के अनुसार',
    },
    figure: 'आँकड़ा',
    side: (color) => sideName(color),
    accuracy: 'सटीकता',
    strength: 'स्तर (अनुमान)',
    aboutStrength:
      'स्तर: जिन खिलाड़ियों की बाज़ियाँ ऐसी होती हैं, उनमें दस में से लगभग छह की Lichess रेटिंग इसी दायरे में है। एक बाज़ी से इससे ज़्यादा पता नहीं चलता।',
  },
  learn: {
    lookingAt: (move) => `${move} पर विचार हो रहा है…`,
    theBestMoveWas: (move) => `सबसे अच्छी चाल ${move} थी।`,
    played: (move) => `${move}: यही चाल तो बाज़ी में चली गई थी।`,
    playedBefore: 'यही चाल तो बाज़ी में चली गई थी।',
    better: (move) => `${move} बाज़ी वाली चाल से अच्छी चाल है, पर एक चाल इससे भी मज़बूत है।`,
    wrong: (move) => `${move} सही चाल नहीं है।`,
    givesTooMuch: 'इससे बहुत कुछ हाथ से निकल जाता है।',
    tryAgain: 'फिर कोशिश करें।',
    asGoodAs: (move, best) => `बहुत खूब। ${move} और इंजन की पसंद ${best} बराबर की चालें हैं।`,
    nearlyAsGoodAs: (move, best) => `बहुत खूब। ${move} लगभग उतनी ही अच्छी चाल है, जितनी सबसे अच्छी चाल ${best} है।`,
    best: (move) => `बहुत खूब। ${move} सबसे अच्छी चाल है।`,
    engineDidNotAnswer: 'इंजन से जवाब नहीं आया। कृपया वही चाल फिर चलें।',
    find: (move, moveClass, color) =>
      `${move} ${CLASS_PHRASES[moveClass][1]}। ${sideName(color, 'oblique')} की इससे अच्छी चाल ढूँढें।`,
    found: (found, asked, atOnce) => {
      const total = `${asked} में से ${count(found, 'चाल मिली', 'चालें मिलीं')}`
      if (found === 0 || atOnce === found) return `${total}।`
      return atOnce === 0 ? `${total}, पर पहली कोशिश में कोई नहीं।` : `${total}, उनमें ${atOnce} पहली कोशिश में।`
    },
    remember: (lesson) => `याद रखें: ${lesson}`,
  },
  learnOffer: {
    yours: (mistakes) => `अपनी गलतियों से सीखें (${mistakes})`,
    ofSide: (color, mistakes) => `${sideName(color, 'oblique')} की गलतियों से सीखें (${mistakes})`,
    couldNotBeFetched: 'यह नहीं खुल पाया। क्या इंटरनेट चल रहा है? कृपया फिर कोशिश करें।',
  },
  learnView: {
    title: 'गलतियों से सीखें',
    hint: 'संकेत',
    anotherHint: 'एक और संकेत',
    showTheMove: 'चाल दिखाएँ',
    whatYouLearned: 'आपने क्या सीखा',
    mistakeOf: (mistake, mistakes) => `${mistakes} में से गलती ${mistake}`,
    mistakesAnswered: 'जिन गलतियों का जवाब मिल चुका',
    allMistakes: 'सभी गलतियाँ',
    answers: { 'at-once': 'पहली बार में मिली', found: 'मिली', shown: 'दिखाई गई' },
    backToTheReviewInShort: (start) => [start('वापस '), 'समीक्षा पर'],
    backToTheReview: 'वापस समीक्षा पर',
    tryAgain: 'फिर कोशिश करें',
    finish: 'पूरा करें',
    nextMistake: 'अगली गलती',
  },
  why: {
    backToTheQuestion: 'वापस सवाल पर',
    showMe: 'बोर्ड पर दिखाएँ',
    whatDoesItThreaten: 'इससे क्या खतरा है?',
    showTheBestLine: 'सबसे अच्छी लाइन दिखाएँ',
  },
  pgnForm: {
    gameInPgn: 'PGN में बाज़ी',
    hint: 'जैसी Lichess, Chess.com और दूसरे प्रोग्रामों से मिलती है। बाज़ी आपके डिवाइस पर ही पढ़ी जाती है, कहीं भेजी नहीं जाती।',
    review: 'समीक्षा करें',
    notLoaded: 'बाज़ी पढ़ी नहीं जा सकी। कनेक्शन देखें और फिर कोशिश करें।',
    whichOne: (games) =>
      games === 1 ? '1 बाज़ी मिली। इसकी समीक्षा करें?' : `${count(games, 'बाज़ी मिली', 'बाज़ियाँ मिलीं')}। कौन-सी?`,
  },
  pastedGames: {
    noMoves: 'इस बाज़ी में कोई चाल नहीं है।',
    label: (names, result, date, moves) =>
      [
        `${names.w ?? sideName('w')} बनाम ${names.b ?? sideName('b')}`,
        result,
        date,
        count(moves, 'चाल', 'चालें'),
      ]
        .filter((part) => part !== undefined)
        .join(', '),
  },
  reviewExport: {
    analyseFromHere: 'यहाँ से विश्लेषण करें',
    thePgnIsCopied: 'PGN कॉपी हो गया।',
    copyPgn: 'PGN कॉपी करें',
  },
}
