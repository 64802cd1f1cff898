import type {
  Effect,
  FactOf,
  HiddenChance,
  Outcome,
  Side,
  Spoils,
  ToldLine,
  ToldPiece,
  ToldResult,
} from '#coach/telling/facts.ts'
import type { Role, San } from '#chess/types.ts'
import { count, list, numberWord, pieceName, pieceNames, placed, sideName } from '../grammar/hi.ts'
import type { words as en } from './en.ts'

/**
 * The coach in Hindi. Verbs never agree with a move in notation, which is feminine as a चाल and masculine as a piece: से or
 * के बाद follows it. Lines of moves are in brackets, so that the full stop does not touch a move.
 */

const pick = (index: number, phrases: readonly string[]): string => phrases[index % phrases.length]!

/** `आपका` / `सफ़ेद का`: agrees with what is owned. */
const OWN = { का: 'आपका', के: 'आपके', की: 'आपकी' } as const
const of = ({ color, isReader }: Side, link: keyof typeof OWN): string =>
  isReader ? OWN[link] : `${sideName(color, 'oblique')} ${link}`

const to = ({ color, isReader }: Side): string => (isReader ? 'आपको' : `${sideName(color, 'oblique')} को`)

/** `e4 का घोड़ा`, `आपका e4 का घोड़ा`. */
const direct = ({ role, square, isReaders }: ToldPiece): string =>
  `${isReaders ? 'आपका ' : ''}${placed(role, square)}`

/** Before a postposition: `e4 के घोड़े`, `आपके e4 के घोड़े`. */
const oblique = ({ role, square, isReaders }: ToldPiece): string =>
  `${isReaders ? 'आपके ' : ''}${placed(role, square, 'oblique')}`

/** Before one postposition for all: `आपके e8 के राजा और a8 के हाथी`, `f2 और e5 के प्यादों`. All have one owner. */
function obliques(pieces: readonly ToldPiece[]): string {
  const [{ role, isReaders }] = pieces as readonly [ToldPiece, ...ToldPiece[]]
  const whose = isReaders ? 'आपके ' : ''
  if (pieces.length > 1 && pieces.every((piece) => piece.role === role))
    return `${whose}${list(
      pieces.map(({ square }) => square),
      'and',
    )} के ${pieceNames(role, 'oblique')}`
  return `${whose}${list(
    pieces.map((piece) => placed(piece.role, piece.square, 'oblique')),
    'and',
  )}`
}

const BEST_PLAY = 'दोनों तरफ़ से सही खेल हो, तो'

const IRREGULAR: Readonly<Record<number, string>> = {
  1: 'पहली',
  2: 'दूसरी',
  3: 'तीसरी',
  4: 'चौथी',
  6: 'छठी',
}
/** `पहली`, `5वीं`: agrees with चाल. */
const ordinal = (number: number): string => IRREGULAR[number] ?? `${number}वीं`

const inMoves = (moves: number): string => (moves === 1 ? 'एक चाल में' : `${count(moves, 'चाल', 'चालों')} में`)

/** The moves that lead to the point, with which the sentence begins. */
const after = (lead: readonly San[]): string => (lead.length === 0 ? '' : `${lead.join(' ')} के बाद `)

const lineText = ({ text, isCut }: ToldLine): string => `(${text}${isCut ? ' …' : ''})`

/** `एक घोड़ा और दो प्यादे`; before a postposition `एक घोड़े और दो प्यादों`. */
function counted(roles: readonly Role[], as: 'direct' | 'oblique' = 'direct'): string {
  const names = [...new Set(roles)].map((role) => {
    const many = roles.filter((each) => each === role).length
    if (many > 1) return `${numberWord(many)} ${pieceNames(role, as)}`
    return role === 'q' ? pieceName(role, as) : `एक ${pieceName(role, as)}`
  })
  return list(names, 'and')
}

const isMinor = (role: Role | undefined): boolean => role === 'b' || role === 'n'

type Tense = 'present' | 'conditional' | 'future'

const GETS_ONE: Readonly<Record<Tense, string>> = {
  present: 'मिलता है',
  conditional: 'मिल जाता',
  future: 'मिलेगा',
}
const GETS_MANY: Readonly<Record<Tense, string>> = {
  present: 'मिलते हैं',
  conditional: 'मिल जाते',
  future: 'मिलेंगे',
}
const GETS_LEAD: Readonly<Record<Tense, string>> = {
  present: 'मिलती है',
  conditional: 'मिल जाती',
  future: 'मिलेगी',
}
const GAINS: Readonly<Record<Tense, string>> = {
  present: 'फ़ायदा होता है',
  conditional: 'फ़ायदा होता',
  future: 'फ़ायदा होगा',
}
const BECOMES: Readonly<Record<Tense, string>> = {
  present: 'बनता है',
  conditional: 'बन जाता',
  future: 'बन जाएगा',
}

/** The gain of a line, without the side: `एक प्यादे के बदले ऊँट मिलता है`. */
function gain(spoils: Spoils, tense: Tense, least = ''): string {
  if (spoils.type === 'promotion') return `प्यादा ${pieceName(spoils.role)} ${BECOMES[tense]}`
  if (spoils.type === 'ahead') return `मोहरों की बढ़त ${GETS_LEAD[tense]}`
  const { won, lost } = spoils
  if (won.length === 1 && lost.length === 1 && won[0] === 'r' && isMinor(lost[0]))
    return `${least}एक्सचेंज का, यानी ${pieceName(lost[0]!, 'oblique')} के बदले हाथी का ${GAINS[tense]}`
  const price = lost.length === 0 ? '' : `${counted(lost, 'oblique')} के बदले `
  return `${price}${least}${counted(won)} ${won.length > 1 ? GETS_MANY[tense] : GETS_ONE[tense]}`
}

const gainOf = ({ spoils, isMissed, isLeast }: Outcome): string =>
  gain(spoils, isMissed ? 'conditional' : 'present', isLeast === true ? 'कम से कम ' : '')

/** The gain with the side that has it: `आपको एक घोड़ा मिलता है`. */
const getsText = (outcome: Outcome): string =>
  `${outcome.spoils.type === 'promotion' ? of(outcome.side, 'का') : to(outcome.side)} ${gainOf(outcome)}`

/** The side as the subject: सफ़ेद and काला are masculine for every player, which `आप` is not. */
function outcomeText(outcome: Outcome): string {
  const { side, spoils, isMissed, isLeast } = outcome
  if (side.isReader || spoils.type !== 'pieces') return getsText(outcome)
  const { won, lost } = spoils
  const wins = isMissed ? 'जीत लेता' : 'जीत लेता है'
  const least = isLeast === true ? 'कम से कम ' : ''
  if (won.length === 1 && lost.length === 1 && won[0] === 'r' && isMinor(lost[0]))
    return `${sideName(side.color)} ${least}एक्सचेंज, यानी ${pieceName(lost[0]!, 'oblique')} के बदले हाथी, ${wins}`
  const price = lost.length === 0 ? '' : `${counted(lost, 'oblique')} के बदले `
  return `${sideName(side.color)} ${price}${least}${counted(won)} ${wins}`
}

/** How the piece came to be taken, and why that costs something. */
function takenText({ san, victim, by, plight, how, warning, answer }: FactOf<'taken'>): string {
  const taken = `${san} से वह मारा जाता है`
  const price = {
    cheaper: 'सिर्फ़ ',
    'at-most': 'ज़्यादा से ज़्यादा ',
    free: '',
    outnumbered: '',
    'with-check': '',
    other: '',
  }[how]
  const forLess = price === '' ? '' : `${price}${pieceName(by.role, 'oblique')} के बदले `
  const safely = how === 'with-check' ? ', और शह होने से बदले में कुछ नहीं मारा जा सकता' : ''
  const lost = `${san} से वह ${forLess}मारा जाता है${safely}`
  switch (plight) {
    case 'moved-into': {
      if (how === 'free' && victim.isReaders) return `${direct(victim)} बिना बचाव के रह गया: ${taken}`
      const unsafe = `${victim.square} पर ${victim.isReaders ? 'आपका ' : ''}${pieceName(victim.role)} सुरक्षित नहीं है`
      return how === 'outnumbered'
        ? `${unsafe}: उस पर हमले ज़्यादा हैं और बचाव कम, इसलिए ${taken}`
        : `${unsafe}: ${lost}`
    }
    case 'taken-back':
      return `${san} से ${direct(victim)} बदले में मारा जाता है`
    case 'line-opened':
      return `${answer} से ${oblique(by)} का रास्ता ${oblique(victim)} तक खुल गया: ${lost}`
    case 'left-unguarded':
      return how === 'free'
        ? `${oblique(victim)} को बचाने वाला हट गया: ${taken}`
        : `${oblique(victim)} का बचाव अब काफ़ी नहीं है: ${taken}`
    case 'sacrificed':
      return `${direct(victim)} बलिदान में दिया गया है: ${taken}, और बदले में जो मिलता है, वह काफ़ी नहीं है`
    case 'ignored':
      return warning === undefined
        ? `${oblique(victim)} पर हमला पहले से था, और ${answer} से बचाव नहीं होता: ${taken}`
        : `${warning} से ${oblique(victim)} पर हमला हुआ था, और ${answer} के बाद भी वह वहीं है: ${taken}`
    case 'plain':
      if (how === 'free') return `${oblique(victim)} के बचाव में कोई नहीं है: ${san} पर वह मुफ़्त में जाता है`
      if (how === 'outnumbered')
        return `${oblique(victim)} पर हमले ज़्यादा हैं और बचाव कम, इसलिए ${san} से वह मारा जा सकता है`
      return `${san} से ${direct(victim)} ${forLess}मारा जाता है${safely}`
  }
}

function effectText(effect: Effect): string {
  switch (effect.type) {
    case 'mate':
      return 'मात है'
    case 'takes':
      return `${direct(effect.victim)} मारा जाता है`
    case 'attacks':
      return `एक साथ ${obliques(effect.targets)} पर हमला होता है`
  }
}

/** The effect of the better move, for players yet to find it. */
function hiddenText(chance: HiddenChance): string {
  switch (chance.type) {
    case 'mate':
      return `यहाँ ${inMoves(chance.moves)} मात थी।`
    case 'material':
      return `यहाँ ऐसी चाल थी जिससे ${chance.isBestPlay ? 'अच्छे खेल में ' : ''}${gain(chance.spoils, 'conditional')}।`
    case 'draw':
      return 'यहाँ ऐसी चाल थी जिससे बाज़ी ड्रॉ हो जाती।'
    case 'trade':
      return 'यहाँ ऐसी चाल थी जिससे अदला-बदली के बाद एंडगेम में जीत मिलती।'
    case 'threat':
      return 'यहाँ ऐसी चाल थी जिससे खतरा बनता।'
    case 'mate-threat':
      return 'यहाँ ऐसी चाल थी जिससे मात का खतरा बनता।'
    case 'castling':
      return 'यहाँ ऐसी चाल थी जिसके बाद विरोधी की कैसलिंग नहीं हो पाती।'
    case 'hunt':
      return 'यहाँ ऐसी चाल थी जिससे शह पर शह लगती और राजा को बोर्ड पर भागना पड़ता।'
    case 'pawn-won':
      return 'यहाँ ऐसी चाल थी जिससे प्यादा आखिरी पंक्ति तक पहुँच जाता।'
    case 'pawn-stopped':
      return 'यहाँ ऐसी चाल थी जिससे प्यादा रुक जाता।'
  }
}

/** `आपकी 11 चालों में जीत थी`, `बाज़ी ड्रॉ है`. */
function exactText(side: Side, told: ToldResult, is: string): string {
  if (told.result === 'draw') return `बाज़ी ड्रॉ ${is}`
  const within = told.moves === undefined ? '' : `${inMoves(told.moves)} `
  return `${of(side, 'की')} ${within}${told.result === 'win' ? 'जीत' : 'हार'} ${is}`
}

const shares = (moves: readonly { readonly san: San; readonly share: number }[]): string =>
  list(
    moves.map(({ san, share }) => `${san} (${share}%)`),
    'or',
  )

export const words: typeof en = {
  lessons: {
    'allowed-mate': 'हर चाल से पहले विरोधी की हर संभव शह देख लें।',
    'missed-mate': 'पहले अपनी हर शह देखें: उनमें से किसी से मात हो सकती है।',
    'unseen-threat': 'विरोधी की हर चाल के बाद देखें कि उससे किस पर हमला हुआ।',
    'loose-piece': 'हर चाल से पहले देखें कि विरोधी क्या मार सकता है।',
    promotion: 'उन प्यादों पर नज़र रखें जो आखिरी पंक्ति के पास हैं।',
    tactic: 'हर चाल से पहले विरोधी की हर शह और हर मारने वाली चाल देखें, और यह भी कि उसके बाद क्या होता है।',
    ending: 'मोहरे कम बचे हों, तो चलने से पहले आखिर तक गिन लें।',
    'pawn-ending': 'प्यादों के एंडगेम में राजा को प्यादे के आगे लाएँ, और दोनों राजाओं की चालें गिनें।',
    trade: 'आखिरी मोहरों की अदला-बदली से पहले देखें कि उनके बिना प्यादों और राजाओं का क्या होगा।',
    draw: 'बढ़त हो, तो देखें कि विरोधी के पास लगातार शह तो नहीं है।',
    castling: 'जल्दी कैसलिंग करें, इससे पहले कि आपके राजा को हटना पड़े।',
    'allowed-threat': 'हर चाल से पहले सोचें कि विरोधी की अगली चाल से किस पर हमला हो सकता है।',
    'missed-threat': 'ऐसी चालें ढूँढें जिनसे किसी पर हमला हो: विरोधी को उनका जवाब देना पड़ता है।',
    'missed-chance': 'शांत चाल से पहले अपनी हर शह और हर मारने वाली चाल देख लें।',
  },
  facts: {
    'game-drawn': ({ kept }) =>
      kept === undefined ? 'इससे बाज़ी ड्रॉ हो गई।' : `इससे बाज़ी ड्रॉ हो गई। ${kept} से बढ़त बनी रहती।`,
    checkmate: () => 'शह-मात।',
    'better-move': ({ better, variant }) =>
      pick(variant, [
        `इससे अच्छी चाल ${better} थी।`,
        `${better} बेहतर चुनाव था।`,
        `यहाँ ${better} ज़्यादा अच्छी चाल थी।`,
        `${better} ज़्यादा मज़बूत चाल थी।`,
        `बेहतर चाल ${better} थी।`,
      ]),
    'missed-chance': ({ side, better, variant }) =>
      better === undefined
        ? `${side.isReader ? 'आपके हाथ से एक मौका' : 'एक मौका हाथ से'} गया।`
        : pick(variant, [
            `यहाँ ढूँढने लायक चाल ${better} थी।`,
            `${better} में एक मौका था, जो हाथ से गया।`,
            `${better} ज़्यादा मज़बूत चाल थी।`,
            `मौका ${better} में था।`,
            `बेहतर चाल ${better} थी।`,
          ]),
    'fine-sacrifice': ({ variant }) =>
      pick(variant, ['बढ़िया बलिदान है।', 'साहस भरा बलिदान है।', 'यह बलिदान काम करता है।']),
    'quicker-mate': ({ san, better, moves, line }) =>
      moves === 1
        ? `${san} के बाद भी जीत है, पर ${better} से तुरंत मात थी।`
        : `${san} के बाद भी जीत है, पर ${better} से ${inMoves(moves)} मात थी ${lineText(line)}।`,
    'mate-at-once': ({ san, isMissed, isBackRank }) => {
      const is = isMissed ? 'थी' : 'है'
      return isBackRank
        ? `${san} से मात ${is}: पिछली पंक्ति पर राजा अपने ही मोहरों से घिरा ${isMissed ? 'था' : 'है'}।`
        : `${san} से मात ${is}।`
    },
    'mate-in': ({ side, isMissed, moves, isBackRank, line }) => {
      const is = isMissed ? 'थी' : 'है'
      const whose = isMissed ? `${of(side, 'के')} पास` : `${of(side, 'की')} ओर से`
      return isBackRank
        ? `${whose} ${inMoves(moves)} पिछली पंक्ति पर मात ${is}, जहाँ राजा अपने ही मोहरों से घिरा ${isMissed ? 'था' : 'है'} ${lineText(line)}।`
        : `${whose} ${inMoves(moves)} मात ${is} ${lineText(line)}।`
    },
    'wins-or-mates': ({ outcome, line }) =>
      `या तो ${getsText(outcome)}, या ${of(outcome.side, 'की')} ओर से मात ${outcome.isMissed ? 'होती' : 'होती है'} ${lineText(line)}।`,
    'wins-by-move': ({ san, outcome }) => `${san} से ${gainOf(outcome)}।`,
    'wins-by-line': ({ outcome, line }) => `${outcomeText(outcome)} ${lineText(line)}।`,
    'best-play-move': ({ san, outcome }) => `${BEST_PLAY} ${san} से ${gainOf(outcome)}।`,
    'best-play': ({ line, outcome, isDisputed }) =>
      `${isDisputed ? 'अगर कुछ बेहतर न मिले, तो' : BEST_PLAY} ${outcomeText(outcome)} ${lineText(line)}।`,
    taken: (fact) => `${after(fact.lead)}${takenText(fact)}।`,
    fork: ({ lead, san, by, targets }) =>
      `${after(lead)}${san} से फ़ोर्क लगता है: ${pieceName(by)} एक साथ ${obliques(targets)} पर हमला करता है।`,
    skewer: ({ lead, san, front, behind }) =>
      `${after(lead)}${san} से स्क्यूअर लगता है: ${oblique(front)} पर हमला है, और उसी रेखा में उसके पीछे ${direct(behind)} है।`,
    pin: ({ lead, san, pinned, behind }) =>
      `${after(lead)}${san} से पिन का फ़ायदा मिलता है: ${direct(pinned)} हटा, तो ${direct(behind)} खुला।`,
    'discovered-attack': ({ lead, san, by, victim }) =>
      `${after(lead)}${san} से खुला हमला होता है: ${oblique(by)} का रास्ता ${oblique(victim)} तक खुल जाता है।`,
    'removed-defender': ({ lead, san, victim }) =>
      `${after(lead)}${san} से ${oblique(victim)} को बचाने वाला एक मोहरा हट जाता है।`,
    deflection: ({ lead, san, lured, victim }) =>
      `${after(lead)}${san} से ${oblique(lured)} को ${placed(victim.role, victim.square, 'oblique')} का बचाव छोड़ना पड़ता है।`,
    'trapped-piece': ({ lead, san, victim }) =>
      `${after(lead)}${san} से ${oblique(victim)} पर हमला है, और उसके लिए कोई सुरक्षित खाना नहीं है।`,
    'if-retaken': ({ reply, answer, effect }) => `अगर जवाब में ${reply}, तो ${answer} से ${effectText(effect)}।`,
    also: ({ targets, mate }) => {
      const threats = [
        ...(targets.length === 0 ? [] : [`${obliques(targets)} पर हमला`]),
        ...(mate === undefined ? [] : [`${mate} से मात का खतरा`]),
      ]
      return `इससे ${list(threats, 'and')} भी है।`
    },
    'double-threat': ({ san, victim, mate }) =>
      `${san} से ${oblique(victim)} पर हमला होता है, और साथ ही ${mate} से मात का खतरा है।`,
    'way-shut': ({ san, piece }) => `${san} से ${oblique(piece)} के निकलने का रास्ता बंद हो गया।`,
    pinned: ({ piece, behind }) => `${direct(piece)} पिन में है: उसके पीछे ${direct(behind)} है।`,
    promotion: ({ lead, san, role }) => `${after(lead)}${san} से प्यादा ${pieceName(role)} बनता है।`,
    outcome: (outcome) => `${outcomeText(outcome)}।`,
    'win-gone': () => 'जीत हाथ से गई।',
    instead: ({ san }) => `और देखें कि ${san} के बाद क्या होता है।`,
    rest: ({ line }) => `आगे और भी है (${line})।`,
    'pawn-ending': ({ side, result, line, traded }) => {
      const lead =
        traded === undefined
          ? line.length === 0
            ? 'अब'
            : `${line.join(' ')} के बाद`
          : `${traded} पर अदला-बदली के बाद`
      return result === 'won'
        ? `${lead} प्यादा आखिरी पंक्ति तक पहुँच जाता है: राजा-प्यादा बनाम राजा में यह ${of(side, 'की')} जीत है।`
        : `${lead} प्यादा आखिरी पंक्ति तक नहीं पहुँच पाता: राजा-प्यादा बनाम राजा में यह ड्रॉ है।`
    },
    'exact-ending': ({ side, san, before, after: left, keeps }) =>
      `${exactText(side, before, 'थी')}, पर ${san} के बाद ${exactText(side, left, 'है')}।${keeps === undefined ? '' : ` ${keeps} से ${before.result === 'win' ? 'जीत बनी रहती' : 'ड्रॉ बना रहता'}।`}`,
    'wins-pawn-ending': ({ side, isMissed, moves }) =>
      isMissed
        ? `${BEST_PLAY} ${of(side, 'की')} जीत होती: सारे मोहरों की अदला-बदली हो जाती और प्यादों का जीता हुआ एंडगेम बचता (${moves.join(' ')})।`
        : `${BEST_PLAY} ${of(side, 'की')} जीत है: सारे मोहरों की अदला-बदली हो जाती है और प्यादों का जीता हुआ एंडगेम बचता है (${moves.join(' ')})।`,
    repetition: ({ isMissed, moves }) =>
      isMissed
        ? `${BEST_PLAY} बाज़ी ड्रॉ रहती: वही स्थिति बार-बार आती (${moves.join(' ')})।`
        : `${BEST_PLAY} बाज़ी ड्रॉ है: वही स्थिति बार-बार आती है (${moves.join(' ')})।`,
    'king-moved': ({ side, san }) => `${san} से राजा चल चुका, इसलिए अब ${of(side, 'की')} कैसलिंग नहीं हो सकती।`,
    'king-driven': ({ side, san }) =>
      `${san} के बाद ${side.isReader ? 'आपके ' : ''}राजा को हटना पड़ता है, और फिर ${of(side, 'की')} कैसलिंग नहीं हो सकती।`,
    // Not `लगातार शह`, which is perpetual check and a draw.
    'king-hunt': ({ king, isMissed, moves }) =>
      `शह पर शह से ${king.isReader ? 'आपके ' : ''}राजा को बोर्ड पर भागना ${isMissed ? 'पड़ता' : 'पड़ता है'} (${moves.join(' ')})।`,
    'mate-threat': ({ san, next, isNow }) => `${isNow ? 'अब ' : ''}${san} के बाद ${next} से मात का खतरा है।`,
    threat: ({ side, san, next, isNow, chased, spoils, variant }) => {
      const result = gain(spoils, 'future')
      if (chased)
        return `${oblique(chased)} पर हमला हो सकता है: ${san} के बाद ${next} का खतरा है, जिससे ${result}।`
      return pick(variant, [
        `${isNow ? 'अब ' : ''}${san} के बाद ${next} का खतरा है, जिससे ${result}।`,
        `${san} से एक खतरा बनता है: ${next} से ${result}।`,
        `${san} के बाद ${of(side, 'की')} ओर से ${next} का खतरा है, जिससे ${result}।`,
      ])
    },
    tempo: ({ san, victim, isMissed, use }) => {
      if (isMissed) {
        const then = use ? `, और ${use.reply} के बाद ${use.next} का मौका होता` : ''
        return `${san} से ${oblique(victim)} पर हमला होता और एक टेम्पो (एक चाल) का फ़ायदा होता${then}।`
      }
      const then = use ? `, और ${use.reply} के बाद ${use.next} का मौका होता है` : ''
      return `${san} से ${oblique(victim)} पर हमला होता है और एक टेम्पो (एक चाल) का फ़ायदा होता है${then}।`
    },
    'still-wins': ({ reply, outcome }) => `सबसे अच्छे जवाब ${reply} के बाद भी ${outcomeText(outcome)}।`,
    answered: ({ reply, side, isMissed, better, left }) =>
      isMissed
        ? `इसका सबसे अच्छा जवाब ${reply} से मिलता है, और तब ${of(side, 'की')} जीत की संभावना ${left}% के बजाय ${better}% होती।`
        : `इसका सबसे अच्छा जवाब ${reply} से मिलता है, पर ${of(side, 'की')} जीत की संभावना ${better}% से घटकर ${left}% रह गई है।`,
    attack: ({ lead, san, victim }) => `${after(lead)}${san} से ${oblique(victim)} पर हमला होता है।`,
    trades: ({ san, by, victim }) =>
      `${san} से ${oblique(victim)} की एक ${pieceName(by, 'oblique')} से अदला-बदली होती है।`,
    hits: ({ lead, san, targets }) => `${after(lead)}${san} से ${obliques(targets)} पर हमला होता है।`,
    'way-open': ({ san, answer }) => `${san} से वह रास्ता खुल गया जिससे ${answer} की शह आती है।`,
    'passed-pawn': ({ san, square, left }) =>
      `${san} के बाद ${square} का प्यादा मुक्त है: कोई प्यादा उसे रोक नहीं सकता, और वह आखिरी पंक्ति से ${count(left, 'खाना', 'खाने')} दूर है।`,
    'not-all': ({ side, from, to: left }) =>
      `बात इतनी ही नहीं: ${of(side, 'की')} जीत की संभावना ${from}% से घटकर ${left}% रह गई।`,
    captures: ({ lead, san, victim }) => `${after(lead)}${san} से ${direct(victim)} मारा जाता है।`,
    threatened: ({ move }) => `इसका खतरा ${move} से ही बन चुका था।`,
    'next-best': ({ san, isOnlyOther, variant }) =>
      isOnlyOther
        ? `इसके अलावा ${san} ही एक संभव चाल थी। देखें कि उससे क्या होता।`
        : pick(variant, [
            `और कोई चाल काफ़ी नहीं थी। देखें कि दूसरे नंबर की चाल ${san} से क्या होता।`,
            `बाकी हर चाल बहुत कमज़ोर थी। दूसरे नंबर की चाल ${san} से यह नुकसान होता।`,
          ]),
    again: ({ numbers }) => `${list(numbers.map(ordinal), 'and')} चाल वाली गलती फिर हुई।`,
    'book-moves': ({ moves }) => `यहाँ ज़्यादातर खिलाड़ियों की पसंद ${shares(moves)} है।`,
    'chances-fell': ({ side, was, from, to: left }) =>
      `${was === 'open' ? 'तब तक नतीजा खुला था' : `तब तक ${of(side, 'की')} स्थिति जीत की थी`}: ${of(side, 'की')} जीत की संभावना ${from}% से घटकर ${left}% रह गई।`,
    'let-back': ({ side, move }) => `${move} से ${to(side)} बाज़ी में लौटने का मौका मिला।`,
    decided: ({ winner, move }) => `${move} के बाद बाज़ी का फ़ैसला हो चुका था, और ${of(winner, 'की')} जीत तय थी।`,
    hasty: ({ minutes }) =>
      minutes === 1
        ? 'यह चाल दो सेकंड से भी कम में चली गई, जबकि घड़ी में एक मिनट बाकी था।'
        : `यह चाल दो सेकंड से भी कम में चली गई, जबकि घड़ी में ${count(minutes, 'मिनट', 'मिनट')} बाकी थे।`,
    'time-trouble': ({ seconds }) =>
      seconds === 1 ? 'घड़ी में सिर्फ़ एक सेकंड बचा था।' : `घड़ी में सिर्फ़ ${count(seconds, 'सेकंड', 'सेकंड')} बचे थे।`,
    'nothing-wrong': ({ san, better }) =>
      better === undefined
        ? `इंजन को ${san} में कोई कमी नहीं दिखती।`
        : `इंजन को ${san} में कोई खास कमी नहीं दिखती। ${better} इससे थोड़ी अच्छी चाल है।`,
    avoids: ({ better }) => `इससे अच्छी चाल ${better} है।`,
    misses: ({ san, better }) => `${san} से ${better} का मौका छूट जाता है।`,
    'best-reply': ({ line }) => `सबसे मज़बूत जवाब ${line} है।`,
    'gives-check': ({ san }) => `${san} से शह लगती है।`,
    'no-threat': ({ san }) => `${san} से तुरंत कुछ जीतने का खतरा नहीं बनता।`,
    'people-play': ({ rating, moves }) => `करीब ${rating} रेटिंग वाले खिलाड़ियों की पसंद ${shares(moves)} होगी।`,
    'could-have': ({ chance }) => hiddenText(chance),
  },
}
