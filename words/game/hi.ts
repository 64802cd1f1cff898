import type { Color, Role } from '#chess/types.ts'
import type { Level } from '#engine/levels.ts'
import { count, LEVEL_NAMES, list, ordinal, personName, pieceName, plural, sideName } from '../grammar/hi.ts'
import type { words as en } from './en.ts'

/** The user, the computer, or another person, who may have no name. */
type Player = 'you' | 'computer' | { readonly name: string | null; readonly color: Color }

const ofPlayer = (player: Player, ending: 'ा' | 'ी' | 'े'): string =>
  player === 'you' ? `आपक${ending}` : `${before(player)} क${ending}`

/** Before ने, को and के पास. */
const before = (player: Player): string => {
  if (player === 'you') return 'आप'
  return player === 'computer' ? 'कंप्यूटर' : personName(player, 'oblique')
}

/** `आपने`, `रवि ने`. */
const byPlayer = (player: Player): string => (player === 'you' ? 'आपने' : `${before(player)} ने`)

/** `आपको`, `रवि को`. */
const toPlayer = (player: Player): string => (player === 'you' ? 'आपको' : `${before(player)} को`)

interface Ending {
  readonly winner: Player
  readonly late: Player
  readonly other: Player
}

interface StrengthRange {
  readonly from: number
  readonly to: number
}

const rangeText = ({ from, to }: StrengthRange): string => `${from} से ${to}`

const timeLeft = (seconds: number): string => {
  if (seconds === Infinity) return 'बिना घड़ी'
  const parts = [
    ...(seconds < 60 ? [] : [count(Math.floor(seconds / 60), 'मिनट', 'मिनट')]),
    ...(seconds % 60 === 0 ? [] : [count(seconds % 60, 'सेकंड', 'सेकंड')]),
  ]
  return parts.join(' ') || 'समय नहीं बचा'
}

export const words: typeof en = {
  side: (color) => sideName(color),
  sideToMove: (color) => `${sideName(color, 'oblique')} की`,
  levels: LEVEL_NAMES,
  modes: {
    'same-screen': 'दो खिलाड़ी',
    computer: 'कंप्यूटर के साथ',
  },
  statuses: {
    playing: 'बाज़ी जारी',
    check: 'शह',
    checkmate: 'शह-मात',
    stalemate: 'स्टेलमेट',
    draw: 'ड्रॉ',
    timeout: 'समय समाप्त',
    resigned: 'हार मानी गई',
    abandoned: 'बाज़ी अधूरी छूटी',
    'ai-thinking': 'सोच रहा है…',
    paused: 'बाज़ी रुकी है',
  },
  actions: {
    undoMove: 'वापस लें',
    redoMove: 'फिर चलें',
    newGame: 'नई बाज़ी',
    resetGame: 'शुरू से खेलें',
    rematch: 'एक और बाज़ी',
    flipBoard: 'बोर्ड घुमाएँ',
    hint: 'संकेत',
    pause: 'रोकें',
    resume: 'जारी रखें',
    offerDraw: 'ड्रॉ माँगें',
    resign: 'हार मानें',
    previous: 'पीछे',
    next: 'आगे',
  },
  panels: {
    controls: 'बाज़ी के बटन',
    review: 'समीक्षा',
    moves: 'चालें',
    noMoves: 'चालें यहाँ दिखेंगी।',
    more: 'और',
  },
  playerName: {
    you: 'आप',
    computer: 'कंप्यूटर',
    thinking: 'सोच रहा है…',
    skill: (skill: Level | number) => (typeof skill === 'number' ? String(skill) : LEVEL_NAMES[skill]),
  },
  ending: {
    headings: {
      checkmate: 'शह-मात!',
      stalemate: 'स्टेलमेट!',
      draw: 'ड्रॉ!',
      timeout: 'समय समाप्त!',
      abandoned: 'बाज़ी अधूरी छूटी!',
      resigned: 'आपने हार मानी',
      won: (winner) => `${ofPlayer(winner, 'ी')} जीत`,
    },
    announced: (heading, reason) =>
      heading.endsWith('!') ? `${heading} ${reason}` : `${heading}: ${reason}`,
    gameOver: 'बाज़ी खत्म',
    gameOverDraw: 'बाज़ी खत्म: ड्रॉ',
    reasons: {
      checkmate: ({ winner }: Ending) => `शह-मात से ${ofPlayer(winner, 'ी')} जीत हुई।`,
      timeout: ({ winner, late }: Ending) =>
        `${ofPlayer(late, 'ा')} समय खत्म हुआ: जीत ${ofPlayer(winner, 'ी')} रही।`,
      resignation: ({ winner, late }: Ending) =>
        late === 'you' ? `जीत ${ofPlayer(winner, 'ी')} रही।` : `${byPlayer(late)} हार मानी।`,
      agreement: () => 'आपसी सहमति से ड्रॉ हुआ।',
      stalemate: () => 'ड्रॉ: जिसकी बारी है, उसके पास कोई चाल नहीं बची, और राजा शह में भी नहीं है।',
      'threefold-repetition': () => 'ड्रॉ: वही स्थिति तीन बार आ गई।',
      'fifty-move-rule': () => 'पचास चाल के नियम से ड्रॉ: इतनी चालों में न कुछ मारा गया, न कोई प्यादा चला।',
      'insufficient-material': () => 'ड्रॉ: किसी के पास मात के लायक मोहरे नहीं बचे।',
      'timeout-without-mating-material': ({ late, other }: Ending) =>
        `ड्रॉ: ${ofPlayer(late, 'ा')} समय खत्म हुआ, पर ${ofPlayer(other, 'े')} पास मात के लायक मोहरे नहीं हैं।`,
      abandonment: ({ late }: Ending) => `${byPlayer(late)} बाज़ी बीच में छोड़ दी।`,
      'abandonment-drawn': () => 'ड्रॉ: एक खिलाड़ी ने बाज़ी बीच में छोड़ दी।',
    },
  },
  endDialog: {
    review: 'समीक्षा',
    acceptRematch: 'एक और बाज़ी स्वीकार करें',
    seePreviousMoves: 'पिछली चालें देखें',
    turnAround: 'दूसरी तरफ़ घुमाएँ',
  },
  strengthLine: {
    changed: (range, change) => {
      if (change === 0) return `आपका स्तर ${rangeText(range)} है, कोई बदलाव नहीं हुआ।`
      const points = Math.abs(change)
      return `आपका स्तर ${rangeText(range)} है, ${count(points, 'अंक', 'अंक')} ${change > 0 ? 'ऊपर' : 'नीचे'} आया।`
    },
    provisional: (games, needed) =>
      `${count(needed, 'बाज़ी', 'बाज़ियाँ')} होने तक यह अनुमान है: अब तक ${games} ${plural(games, 'हुई है', 'हुई हैं')}।`,
  },
  choiceGroups: {
    timeControl: 'समय',
    noClock: 'बिना घड़ी',
    // A space that may break: on phones the unit is below the number.
    minutes: (minutes) => `${minutes} मिनट`,
    daysAMove: (days) => `हर चाल के लिए ${days} दिन`,
    allTimes: 'समय के सभी विकल्प',
    allIncrements: 'जुड़ने वाले सभी सेकंड',
    speeds: {
      bullet: 'बुलेट',
      blitz: 'ब्लिट्ज़',
      rapid: 'रैपिड',
      classical: 'क्लासिकल',
      correspondence: 'दिनों वाली बाज़ी',
    },
    increment: 'हर चाल पर जुड़ने वाले सेकंड',
    color: 'मोहरों का रंग',
    colorChoice: (choice) => (choice === 'random' ? 'कोई भी' : sideName(choice)),
  },
  setupOptions: {
    moreOptions: 'और विकल्प',
    startFrom: 'किसी स्थिति या बाज़ी से शुरू करें',
    pasteHere: 'FEN या PGN यहाँ पेस्ट करें, या फ़ाइल खींचकर यहाँ छोड़ें',
  },
  setupScreen: {
    title: 'नई बाज़ी शुरू करें',
    continueGame: 'बाज़ी जारी रखें',
    unfinishedGame: (move) => `आपकी एक बाज़ी ${ordinal(move, 'f')} चाल पर अधूरी है।`,
    gameSetup: 'बाज़ी की सेटिंग',
    gameMode: 'किसके साथ खेलना है',
    coachMyMoves: 'कोच मेरी चालों पर राय दे',
    back: 'वापस',
    startGame: 'बाज़ी शुरू करें',
  },
  skillChoice: {
    difficulty: 'स्तर',
    tempers: {
      beginner: 'प्यादे बढ़ाना पसंद है',
      intermediate: 'घोड़े आपके राजा की ओर आते हैं',
      advanced: 'मुफ़्त में कुछ नहीं छोड़ता',
      master: 'जो सबसे अच्छी चाल सूझे',
      dial: 'कोई भी रेटिंग चुनें',
    },
    range: (range) => rangeText(range),
    chooseAStrength: 'स्तर खुद चुनें',
    measured: (rating, margin, link) => [`नापी हुई रेटिंग: ${rating} ± ${margin}; `, link('हमने कैसे नापा')],
  },
  peopleChoice: {
    seats: 'बोर्ड किसकी तरफ़',
    names: {
      beside: 'साथ-साथ',
      table: 'आमने-सामने',
    },
    notes: {
      beside: 'दोनों को बोर्ड सफ़ेद की तरफ़ से दिखता है।',
      table: 'काले के मोहरे और संदेश काले की तरफ़ घूमे रहते हैं। घड़ी पहली चाल से चलती है।',
    },
    nameOf: (color) => `${sideName(color, 'oblique')} का नाम`,
    friendElsewhere: (link) => ['दोस्त कहीं और है? लिंक भेजें और ', link('दोस्त के साथ खेलें'), '।'],
  },
  strengthDial: {
    strength: 'स्तर',
    matchMe: 'मेरे बराबर',
    unknown: 'आपका स्तर अभी पता नहीं है, इसलिए शुरुआत 1000 से है।',
    provisional: (range, games) =>
      `आपका स्तर: ${rangeText(range)}, ${count(games, 'बाज़ी', 'बाज़ियों')} के बाद का अनुमान`,
    afterGames: (range, games) => `आपका स्तर: ${rangeText(range)}, ${count(games, 'बाज़ी', 'बाज़ियों')} के बाद`,
    afterLastGames: (range, games) =>
      `आपका स्तर: ${rangeText(range)}, पिछली ${count(games, 'बाज़ी', 'बाज़ियों')} से`,
  },
  coachBar: {
    coach: 'कोच',
    takeItBack: 'चाल वापस लें?',
    takeBack: 'वापस लें',
    keepIt: 'रहने दें',
  },
  gameActions: {
    resignTitle: 'हार मानें?',
    wouldWin: (player) => `तब यह बाज़ी ${ofPlayer(player, 'ी')} होगी।`,
    playOn: 'खेल जारी रखें',
    drawOffered: 'ड्रॉ का प्रस्ताव',
    doYouAccept: (player) => `क्या ${toPlayer(player)} ड्रॉ मंज़ूर है?`,
    acceptDraw: 'ड्रॉ स्वीकार करें',
  },
  gameInfo: {
    title: 'बाज़ी की जानकारी',
    mode: 'खेल',
    turn: 'बारी',
    status: 'हाल',
  },
  preferencesPanel: {
    title: 'बोर्ड और आवाज़',
    sound: 'आवाज़',
    volume: 'वॉल्यूम',
    premoves: 'प्रीमूव',
    aboutPremoves:
      'अपनी बारी से पहले ही जवाब चुन लें; नियम से संभव होते ही वह चाल चल दी जाती है। Esc या दाएँ क्लिक से वह रद्द होती है।',
    seats: 'बोर्ड किसकी तरफ़',
    seatNames: {
      fixed: 'बोर्ड न घूमे',
      turning: 'बोर्ड घूमता रहे',
      table: 'आमने-सामने',
    },
    seatNotes: {
      fixed: 'सफ़ेद नीचे',
      turning: 'जिसकी बारी, उसकी तरफ़',
      table: 'सामने वाले मोहरे उलटे',
    },
  },
  sharePanel: {
    share: 'साझा करें',
    copyFen: 'FEN कॉपी करें',
    copyPgn: 'PGN कॉपी करें',
    copyLink: 'लिंक कॉपी करें',
    downloadPgn: 'PGN डाउनलोड करें',
    tryDownload: '“PGN डाउनलोड करें” आज़माएँ।',
    copied: {
      FEN: 'FEN कॉपी हो गया।',
      PGN: 'PGN कॉपी हो गया।',
      link: 'लिंक कॉपी हो गया।',
    },
  },
  wayOn: {
    fromStart: (part) => [part('शुरुआती स्थिति:'), ' ', part('बाज़ी पर लौटें')],
    fromMove: (part, move, last) => [part(`${last} में से चाल ${move}:`), ' ', part('बाज़ी पर लौटें')],
  },
  premoveOffer: {
    about: 'प्रीमूव चालू करें? तब अपनी बारी से पहले ही चाल चुनी जा सकती है।',
    notNow: 'अभी नहीं',
    turnOn: 'चालू करें',
  },
  gameScreen: {
    title: 'शतरंज की बाज़ी',
  },
  playerPlace: {
    isShortOfTime: (color) => `${sideName(color, 'oblique')} के पास समय कम है।`,
  },
  clockFace: {
    clock: (color) => `${sideName(color, 'oblique')} की घड़ी`,
    more: (roles: readonly Role[], ahead) => {
      const more = `ज़्यादा मोहरे: ${list(
        roles.map((role) => pieceName(role)),
        'and',
      )}`
      return ahead > 0 ? `${more}; ${count(ahead, 'अंक', 'अंक')} आगे` : more
    },
  },
  dropQuestion: {
    title: 'यहीं से आगे खेलें?',
    about: (moves, isOver) => {
      const dropped =
        moves === 1
          ? 'इस स्थिति के बाद की चाल हट जाएगी और बाज़ी आपकी चाल से आगे बढ़ेगी।'
          : `इस स्थिति के बाद की ${count(moves, 'चाल', 'चालें')} हट जाएँगी और बाज़ी आपकी चाल से आगे बढ़ेगी।`
      return isOver ? `${dropped} पहले जो नतीजा रहा था, वह आपकी खेली हुई बाज़ियों में बना रहेगा।` : dropped
    },
    playMyMove: 'मेरी चाल चलें',
    keepTheGame: 'बाज़ी वैसी ही रखें',
  },
  gameNotices: {
    tryAgain: 'फिर कोशिश करें',
    computerFailed: 'कंप्यूटर जवाब नहीं दे सका। आपकी बाज़ी सुरक्षित है।',
    storageFailed: 'इस डिवाइस पर बाज़ियाँ सहेजी नहीं जा रहीं। खेल जारी रखें, पर पेज रीफ़्रेश न करें।',
    undoReset: 'पुरानी बाज़ी लौटाएँ',
    wasReset: 'बाज़ी फिर शुरुआत पर आ गई।',
  },
  gameKeys: {
    soundOn: 'आवाज़ चालू है।',
    soundOff: 'आवाज़ बंद है।',
  },
  gameAnnounced: {
    moved: (move) => `${move}।`,
    takenBack: (turn) => `चाल वापस ली गई। ${sideName(turn, 'oblique')} की बारी।`,
    start: 'शुरुआती स्थिति।',
    lookingAt: (ply, plies, move) => `${plies} में से चाल ${ply} दिख रही है: ${move}।`,
    clocks: (white, black) => `सफ़ेद: ${timeLeft(white)}। काला: ${timeLeft(black)}।`,
  },
  playState: {
    fromLink: 'बाज़ी आपके लिंक की स्थिति से शुरू होगी।',
    inAnotherTab: 'वह बाज़ी किसी दूसरे टैब में चल रही है।',
    notLoaded: 'बाज़ी खुल नहीं सकी। कनेक्शन देखें और फिर कोशिश करें।',
  },
  coach: {
    looking: 'कोच की नज़र आपकी चाल पर है…',
    idle: {
      coached: 'आपकी हर चाल पर मेरी राय मिलेगी।',
      asleep: 'कोच की आँख लगी है। जगाने के लिए “संकेत” दबाएँ।',
      won: 'बहुत अच्छा खेल! जीत कहाँ बनी, यह समीक्षा में दिखेगा।',
      lost: 'कोई बात नहीं। बाज़ी कहाँ पलटी, यह समीक्षा में दिखेगा।',
      drawn: 'बाज़ी ड्रॉ रही। खास मोड़ समीक्षा में दिखेंगे।',
    },
  },
  drawOffer: {
    refused: 'कंप्यूटर खेल जारी रखना चाहता है।',
    notNow: 'ड्रॉ का प्रस्ताव अपनी बारी पर ही दिया जा सकता है।',
  },
  loadGame: {
    unreadable: 'आपकी सहेजी हुई बाज़ी पढ़ी नहीं जा सकी, इसलिए छोड़ दी गई। नई बाज़ी शुरू करें।',
  },
  continueGame: {
    atMove: (move) => `अपनी बाज़ी ${ordinal(move, 'f')} चाल से जारी रखें`,
  },
}
