import type { Color } from '#chess/types.ts'
import { personName, sideName } from '../grammar/hi.ts'
import type { words as en } from './en.ts'

/** A player, who may have no name. */
interface Person {
  readonly name: string | null
  readonly color: Color
}

/** Before ने, को, से and का. */
const before = (person: Person): string => personName(person, 'oblique')

interface ClockSetting {
  readonly minutes: number
  readonly increment: number
  readonly untimed: boolean
  readonly days?: number | undefined
}

function clockSetting({ minutes, increment, untimed, days }: ClockSetting): string {
  if (days !== undefined) return `हर चाल के लिए ${days} दिन`
  return untimed ? 'बिना घड़ी' : `${minutes} + ${increment}`
}

/** `सफ़ेद मोहरे`, `काले मोहरे`, without the noun. */
const pieces = (color: Color): string => sideName(color, 'oblique')

const PRESENCE = {
  you: 'आप',
  reconnecting: 'कनेक्शन जुड़ रहा है…',
  here: 'ऑनलाइन',
  away: 'दूसरी विंडो में',
  gone: 'ऑफ़लाइन',
}

const PRESETS = {
  hello: 'नमस्ते!',
  'good-luck': 'शुभकामनाएँ!',
  'nice-move': 'बढ़िया चाल!',
  sorry: 'माफ़ करें!',
  'one-moment': 'ज़रा एक मिनट।',
  'well-played': 'बहुत अच्छा खेल!',
  'thank-you': 'धन्यवाद!',
  goodbye: 'मुझे जाना है। फिर मिलेंगे!',
}

export const words: typeof en = {
  person: (person) => personName(person),
  clockSetting: (setting) => clockSetting(setting),
  presets: PRESETS,
  presetMessages: {
    messages: 'संदेश',
    mute: 'संदेश न दिखाएँ',
    said: (person, preset) => `${personName(person)}: ${preset === undefined ? '' : PRESETS[preset]}`,
  },
  onlinePlace: {
    detail: ({ name, color }, presence) =>
      name ? `${sideName(color)} · ${PRESENCE[presence]}` : PRESENCE[presence],
  },
  claimBar: {
    opponentAway: 'विरोधी बाहर',
    mayClaimIn: (person, time) =>
      `${personName(person)} अभी मौजूद नहीं। ${time} बाद आप जीत या ड्रॉ का दावा कर सकते हैं।`,
    isAway: (person) => `${personName(person)} अभी मौजूद नहीं।`,
    mayClaim: (person) => `${personName(person)} अभी मौजूद नहीं। जीत का दावा करें या बाज़ी को ड्रॉ मान लें।`,
    claimTheWin: 'जीत का दावा करें',
    callItADraw: 'ड्रॉ मान लें',
  },
  presence: {
    lostConnection: (person) => `${before(person)} का कनेक्शन टूट गया।`,
    isBack: (person) => `${before(person)} का कनेक्शन फिर जुड़ गया।`,
  },
  connectingScreen: {
    title: 'ऑनलाइन बाज़ी',
    lost: 'कनेक्शन नहीं है। फिर कोशिश हो रही है…',
    connecting: 'बाज़ी से कनेक्शन जुड़ रहा है…',
    about:
      'चालें और घड़ियाँ सर्वर पर रहती हैं। कनेक्शन टूटे, तो घड़ी में समय रहने तक बाज़ी आपका इंतज़ार करती है, और कोई चाल नहीं खोती।',
  },
  onlineScreen: {
    title: 'ऑनलाइन बाज़ी',
  },
  offerBar: {
    offer: 'प्रस्ताव',
    accept: 'स्वीकार करें',
    decline: 'मना करें',
  },
  offers: {
    draw: (person) => `${before(person)} ने ड्रॉ का प्रस्ताव दिया है।`,
    back: (person) => `${before(person)} ने एक चाल वापस माँगी है। घड़ियाँ भी पीछे जाएँगी।`,
    rematch: (person) => `${before(person)} ने एक और बाज़ी माँगी है।`,
  },
  ownOffers: {
    draw: (person) => `आपने ${before(person)} को ड्रॉ का प्रस्ताव दिया है।`,
    back: (person) => `आपने ${before(person)} से एक चाल वापस माँगी है।`,
    rematch: (person) => `आपने ${before(person)} से एक और बाज़ी माँगी है।`,
    waitingFor: (person) => `${before(person)} का इंतज़ार है…`,
  },
  onlineActions: {
    takeback: 'चाल वापस माँगें',
    abort: 'बाज़ी रद्द करें',
  },
  onlineLinks: {
    links: 'लिंक',
    linkToWatch: 'बाज़ी देखने का लिंक',
    privateLink: 'आपका निजी लिंक: जिसके पास यह हो, वह आपकी चालें चल सकता है',
    privateLinkAsQrCode: 'आपके निजी लिंक का QR कोड',
    playOnAnotherDevice: 'दूसरे डिवाइस पर खेलें',
  },
  onlinePage: {
    noSuchGame: 'बाज़ी नहीं मिली',
    aboutNoSuchGame: 'यह बाज़ी अब नहीं है। न्योते 24 घंटे चलते हैं, बाज़ियाँ 30 दिन तक दिखती हैं।',
    playingElsewhere: 'बाज़ी दूसरी जगह खुली है',
    playHere: 'यहाँ खेलें',
    openElsewhere: 'यह बाज़ी किसी दूसरे डिवाइस पर या दूसरे टैब में खुली है।',
    invitationOver: 'न्योता खत्म हुआ',
    aboutInvitationOver: 'यह न्योता वापस ले लिया गया, या 24 घंटे में कोई नहीं आया।',
    forfeited: 'बाज़ी नहीं खेली गई',
    aboutForfeited: (winner) =>
      winner
        ? `जीत ${personName(winner, 'oblique')} की: दूसरा खिलाड़ी समय पर नहीं आया।`
        : 'दोनों में से कोई समय पर नहीं आया: दोनों हारे।',
    gameAborted: 'बाज़ी रद्द हुई',
    aboutGameAborted: 'यह बाज़ी शुरू होने से पहले ही खत्म हो गई; इसका कुछ भी सहेजा नहीं गया।',
  },
  status: {
    watching: (white, black) => `यह बाज़ी ${before(white)} और ${before(black)} के बीच है।`,
    sending: 'आपकी चाल भेजी जा रही है…',
    firstMoves: 'दोनों की पहली चाल के बाद घड़ियाँ चलेंगी; हर पहली चाल के लिए एक मिनट है।',
  },
  refusals: {
    ERR_NOT_YOUR_TURN: 'अब बारी आपकी नहीं है।',
    ERR_ILLEGAL: 'सर्वर ने यह चाल नहीं मानी।',
    ERR_STALE: 'इस बीच कुछ और हो गया। कृपया बोर्ड फिर से देखें।',
    ERR_NOT_ALLOWED: 'यह अभी संभव नहीं है।',
    ERR_TOO_FAST: 'इतनी जल्दी नहीं। ज़रा रुकें।',
    ERR_UNAVAILABLE: 'सर्वर अभी चालें नहीं सहेज पा रहा। आपकी चाल यहीं सहेजी हुई है और फिर भेजी जाएगी; घड़ियाँ रुकी हैं।',
  },
  trouble: {
    lost: 'कनेक्शन नहीं है। फिर कोशिश हो रही है…',
    restarting: 'सर्वर फिर से चालू हो रहा है। घड़ियाँ रुकी हैं; कुछ नहीं खोएगा।',
    moveKept: 'फिर से जुड़ रहा है… आपकी चाल सहेजी हुई है और भेज दी जाएगी।',
    clockRuns: 'फिर से जुड़ रहा है… आपकी घड़ी चल रही है।',
    nothingLost: 'फिर से जुड़ रहा है… कुछ नहीं खोएगा।',
    willBeSent: {
      draw: 'फिर से जुड़ रहा है… ड्रॉ का आपका प्रस्ताव भेज दिया जाएगा।',
      back: 'फिर से जुड़ रहा है… चाल वापस लेने की आपकी माँग भेज दी जाएगी।',
      rematch: 'फिर से जुड़ रहा है… एक और बाज़ी की आपकी माँग भेज दी जाएगी।',
      resign: 'फिर से जुड़ रहा है… आपने हार मानी, यह सूचना भेज दी जाएगी।',
      abort: 'फिर से जुड़ रहा है… बाज़ी रद्द करने की आपकी माँग भेज दी जाएगी।',
      claim: 'फिर से जुड़ रहा है… आपका दावा भेज दिया जाएगा।',
      'claim-draw': 'फिर से जुड़ रहा है… आपका दावा भेज दिया जाएगा।',
      leave: 'फिर से जुड़ रहा है… तब आपके विरोधी को दिखेगा कि आपने बाज़ी छोड़ दी।',
      'draw-yes': 'फिर से जुड़ रहा है… आपका जवाब भेज दिया जाएगा।',
      'draw-no': 'फिर से जुड़ रहा है… आपका जवाब भेज दिया जाएगा।',
      'back-yes': 'फिर से जुड़ रहा है… आपका जवाब भेज दिया जाएगा।',
      'back-no': 'फिर से जुड़ रहा है… आपका जवाब भेज दिया जाएगा।',
      'rematch-no': 'फिर से जुड़ रहा है… आपका जवाब भेज दिया जाएगा।',
    },
  },
  errors: {
    ERR_INVITATION_UNREADABLE: 'ये सेटिंग एक साथ नहीं चलतीं। उन्हें देखकर फिर कोशिश करें।',
    ERR_NAME_REFUSED: 'कृपया कोई दूसरा नाम चुनें।',
    ERR_NO_SUCH_GAME: 'यह बाज़ी अब नहीं है।',
    ERR_GAME_TAKEN: 'कोई और पहले आ गया: इस बाज़ी के दोनों खिलाड़ी पूरे हैं।',
    ERR_OWN_GAME: 'यह आपकी अपनी बाज़ी है। जिसके साथ खेलना हो, उसे लिंक भेजें।',
    ERR_TOO_MANY: 'बहुत बार कोशिश हुई। ज़रा रुकें और फिर कोशिश करें।',
    ERR_ACCOUNT_FULL: 'आपके खाते में जगह नहीं बची। नई बाज़ियों के लिए कुछ पुरानी मिटाएँ।',
    ERR_UNAVAILABLE: 'सर्वर अभी व्यस्त है। कृपया थोड़ी देर में फिर कोशिश करें।',
    ERR_NOT_FINISHED: 'यह बाज़ी अभी खत्म नहीं हुई है।',
    ERR_SIGN_IN: 'कृपया पहले साइन इन करें।',
    ERR_NO_ANSWER: 'कोई जवाब नहीं आया। कृपया कनेक्शन देखें और फिर कोशिश करें।',
  },
  copyField: {
    byHand: 'कृपया लिंक हाथ से कॉपी करें।',
    copied: 'लिंक कॉपी हो गया।',
    copyLink: 'लिंक कॉपी करें',
  },
  nameField: {
    label: 'आपका नाम',
    hint: 'विरोधी को यही नाम दिखता है। इसे खाली भी छोड़ा जा सकता है।',
  },
  versus: {
    yourFriend: 'आपका दोस्त',
    yourOpponent: 'आपका विरोधी',
  },
  createScreen: {
    playAFriend: 'दोस्त के साथ खेलें',
    getALink: 'लिंक बनाएँ',
    findAnOpponent: 'कोई दोस्त खाली नहीं? विरोधी ढूँढें',
    about: 'आपको एक लिंक मिलेगा। जो उसे सबसे पहले खोले, उसी से आपकी बाज़ी होगी: किसी भी डिवाइस पर, खाते की ज़रूरत नहीं।',
    moreTimes: 'समय के और विकल्प',
    listInTheLobby: 'लॉबी में दिखाएँ',
    aboutLobby: 'तब कोई भी आपके साथ खेल सकता है। बंद रखें, तो सिर्फ़ वही, जिसके पास आपका लिंक हो।',
  },
  waitingScreen: {
    title: 'विरोधी ढूँढें',
    looking: (setting) => `विरोधी की खोज जारी: ${clockSetting(setting)}`,
    about: 'कोई आपके साथ खेलना चाहे, तो बाज़ी यहीं शुरू होगी। इस पेज पर बने रहें: पेज छोड़ा, तो खोज बंद हो जाएगी।',
    cancel: 'रद्द करें',
  },
  inviteScreen: {
    waiting: 'आपके विरोधी का इंतज़ार है…',
    title: 'दोस्त को न्योता दें',
    aGameOfChess: 'शतरंज की एक बाज़ी',
    share: 'साझा करें…',
    sendThisLink: 'यह लिंक भेजें',
    linkAsQrCode: 'लिंक का QR कोड',
    worksForADay: 'लिंक 24 घंटे काम करेगा। यह पेज छोड़कर बाद में लौटा जा सकता है।',
    cancel: 'न्योता रद्द करें',
  },
  joinScreen: {
    invitesYou: (host) => `${host} का न्योता`,
    youAreInvited: 'आपको न्योता मिला है',
    joinAs: (own) => `${pieces(own)} मोहरों से खेलें`,
    onlyWatch: 'सिर्फ़ देखें',
    fairPlay: 'बाज़ियाँ बिना रेटिंग की हैं। बाज़ी के दौरान इंजन और कोच चुप रहते हैं; उसके बाद दोनों आपके साथ उसे देखते हैं।',
  },
  lobby: {
    title: 'विरोधी ढूँढें',
    steps: [
      'मोहरों का रंग और समय चुनें।',
      'जो पहले से इंतज़ार में हो, उससे बाज़ी शुरू होगी।',
      'कोई न हो, तो इंतज़ार करें: किसी के आते ही बाज़ी खुल जाएगी।',
    ],
    speeds: { bullet: 'बुलेट', blitz: 'ब्लिट्ज़', rapid: 'रैपिड', classical: 'क्लासिकल' },
    playTheComputer: 'तब तक कंप्यूटर से खेलें',
    chooseATime: 'समय दबाते ही खोज शुरू: दोनों के मिनट + हर चाल पर जुड़ने वाले सेकंड',
    waiting: 'अभी इंतज़ार में',
    playAFriend: 'इसके बदले दोस्त के साथ खेलें',
    looking: 'खुली बाज़ियाँ देखी जा रही हैं…',
    noOneWaits: 'अभी कोई इंतज़ार में नहीं है।',
    somebody: 'कोई खिलाड़ी',
    openGame: (setting, own) => `${clockSetting(setting)}, आपके मोहरे ${pieces(own)}`,
  },
}
