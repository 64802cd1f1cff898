import { count } from '../../grammar/hi.ts'
import type { words as en } from './en.ts'

const inMoves = (n: number): string => `${count(n, 'चाल', 'चालों')} में`

const keepers = (keeps: readonly string[]): string => {
  if (keeps.length === 1) return `नतीजा ${keeps[0]} से बचता है।`
  if (keeps.length <= 3) return `नतीजा ${keeps.slice(0, -1).join(', ')} या ${keeps.at(-1)} से बचता है।`
  return `नतीजा ${keeps.length} चालों से बचता है, जैसे ${keeps[0]}।`
}

const bandName = (band: number): string =>
  band === 800
    ? '1000 से कम रेटिंग वाले'
    : band === 2000
      ? '2000 या ज़्यादा रेटिंग वाले'
      : `${band} से ${band + 199} रेटिंग वाले`

export const words: typeof en = {
  page: {
    title: 'एंडगेम',
    metaTitle: 'शतरंज के एंडगेम का अभ्यास',
    description:
      'शतरंज के चालीस एंडगेम, पहली मात से लूसेना और फ़िलिडोर तक। सामने वाला तीन और चार मोहरों की हर स्थिति जानता है। मुफ़्त, आपके ब्राउज़र में।',
    intro:
      'सिखाने के क्रम में चालीस एंडगेम। सामने वाला तीन और चार मोहरों की हर स्थिति जानता है, देर तक टिकता है और वही जाल बिछाता है जिनमें लोग फँसते हैं।',
    needsScript: 'ये एंडगेम आपका अपना डिवाइस खेलता है। इसके लिए JavaScript चाहिए, जो इस ब्राउज़र में बंद है।',
    puzzles: 'पहेलियाँ',
    mistakes: 'आपकी गलतियाँ',
    start: 'इससे शुरू करें',
    continue: 'अब इसका अभ्यास करें',
    isDue: (due) => (due === 1 ? 'आज एक एंडगेम दोहराना है।' : `आज ${due} एंडगेम दोहराने हैं।`),
    learned: (learned, all) => `${all} में से ${learned} सीखे`,
    next: 'अगला',
    due: 'दोहराएँ',
    win: 'जीतें',
    hold: 'ड्रॉ बचाएँ',
    engineWord: 'इंजन की राय',
    stars: (level, of) => `${of} में से ${level} हल`,
    ofYourStrength: (band, { failed, played, least, most }) =>
      `${bandName(band)} खिलाड़ी ऐसी ${played} जीती हुई स्थितियों में से ${failed} में नहीं जीते: सौ में ${least} से ${most}।`,
    ofEveryone: ({ failed, played, least, most }) =>
      `हर रेटिंग के खिलाड़ी ऐसी ${played} जीती हुई स्थितियों में से ${failed} में नहीं जीते: सौ में ${least} से ${most}।`,
    proved:
      'चार मोहरों तक यहाँ हर नतीजा साबित है: सारी स्थितियाँ हल की गईं, और दो अलग-अलग प्रोग्राम एकमत हैं। पाँच मोहरों के एंडगेम में इंजन की राय है, जिससे कुछ साबित नहीं होता।',
  },
  trainer: {
    all: 'सारे एंडगेम',
    metaTitle: (title) => `${title}: एंडगेम का अभ्यास`,
    metaDescription: (title) => `${title}। पहले तीन वाक्यों में विचार, फिर उसके सामने खेलें जो कोई गलती नहीं करता।`,
    unknown: 'यह एंडगेम सूची में नहीं है।',
    number: (at, of) => `${of} में से एंडगेम ${at}`,
    idea: 'मुख्य विचार',
    taskWin: 'इसे जीतें।',
    taskHold: (n) => `${count(n, 'चाल', 'चालों')} तक ड्रॉ बचाए रखें।`,
    taskWinIn: (n) => `इसे जीतें। सबसे अच्छे खेल से ${inMoves(n)} मात होती है।`,
    opponentFirst: (san) => `सामने वाले की चाल ${san} है। अब आपकी बारी।`,
    loading: 'तालिकाएँ खुल रही हैं…',
    working: (done, total) =>
      `आपका डिवाइस हर स्थिति हल कर रहा है: ${total} में से ${done} तालिकाएँ। यह एक ही बार होता है। तब तक आप खेल सकते हैं।`,
    waiting: (done, total) =>
      `आपका डिवाइस हर स्थिति हल कर रहा है: ${total} में से ${done} तालिकाएँ। यह एक ही बार होता है।`,
    failed: 'इस डिवाइस पर तालिकाएँ तैयार नहीं हो सकीं। पेज फिर से खोलें।',
    thinking: 'सामने वाला सोच रहा है।',
    moveOf: (made, par) => `चाल ${made} · सबसे अच्छे खेल में ${par}`,
    movesHeld: (made, of) => `बचाव: ${of} में से ${count(made, 'चाल', 'चालें')}`,
    moveNumber: (made) => `चाल ${made}`,
    replied: {
      exact: (san) => `इससे अच्छी चाल नहीं। जवाब में ${san}।`,
      good: (san) => `अच्छी चाल। जवाब में ${san}।`,
      slow: (san, lost) => `जीत अब भी आपकी है, पर ${count(lost, 'चाल', 'चालें')} देर से। जवाब में ${san}।`,
      kept: (san) => `नतीजा बचा रहा। जवाब में ${san}।`,
    },
    winToDraw: (san, n, keeps) =>
      n > 0
        ? `${san} से ${inMoves(n)} मिलने वाली जीत ड्रॉ बन गई। ${keepers(keeps)}`
        : `${san} से जीत ड्रॉ बन गई। ${keepers(keeps)}`,
    winToLoss: (san, keeps) => `${san} से जीत हार बन गई। ${keepers(keeps)}`,
    drawToLoss: (san, n, keeps) =>
      n > 0
        ? `${san} से हार: ${inMoves(n)} मात। ${keepers(keeps)}`
        : `${san} से ड्रॉ हार बन गया। ${keepers(keeps)}`,
    repetition: (san) => `${san} से वही स्थिति तीसरी बार आई, इसलिए बाज़ी ड्रॉ है।`,
    fiftyMoves: (san) => `${san} पचासवीं चाल है जिसमें न कोई मोहरा मारा गया, न कोई प्यादा चला, इसलिए बाज़ी ड्रॉ है।`,
    showing: 'देखें, इसकी सज़ा क्या है।',
    shown: 'वजह यही है। चाल वापस लें और दूसरी आज़माएँ।',
    hintIdea: (idea, keep, legal) =>
      keep === legal
        ? `${idea} यहाँ किसी चाल से नतीजा नहीं बिगड़ता।`
        : keep === 1
          ? `${idea} आपकी ${legal} चालों में से एक ही नतीजा बचाती है।`
          : `${idea} आपकी ${legal} चालों में से ${keep} नतीजा बचाती हैं।`,
    doneMate: (made, par) =>
      made <= par
        ? `${inMoves(made)} मात। इससे जल्दी कोई नहीं कर सकता।`
        : `${inMoves(made)} मात। सबसे अच्छे खेल में ${count(par, 'चाल', 'चालें')} लगती हैं।`,
    doneMateOnly: (made) => `${inMoves(made)} मात।`,
    doneSimple: 'जीत गए: अब वही बुनियादी मात बची है जो आपको आती है।',
    doneRules: 'बचाव कामयाब: बाज़ी ड्रॉ है।',
    doneMoves: (made) => `बचाव कामयाब: ${count(made, 'चाल', 'चालें')} बिना चूक के।`,
    doneSlipped: 'एक चूक के बाद काम पूरा हुआ। यह कल फिर आएगा।',
    doneHelped: 'मदद से काम पूरा हुआ। अब दूसरी स्थिति खुद आज़माएँ।',
    hint: 'संकेत',
    anotherHint: 'एक और संकेत',
    takeBack: 'चाल वापस लें',
    showWhy: 'वजह दिखाएँ',
    startAgain: 'फिर से शुरू करें',
    another: 'दूसरी स्थिति',
    nextEnding: 'अगला एंडगेम',
    tableWord: 'साबित: इन मोहरों की हर स्थिति हल की जा चुकी है।',
    engineWord: 'इंजन की राय, साबित नहीं: पाँच मोहरों की तालिका यहाँ नहीं है।',
    solved: 'हल',
  },
}
