import { sideName } from '../grammar/hi.ts'
import type { words as en } from './en.ts'

const TIME_CLASSES: Readonly<Record<string, string>> = {
  blitz: 'ब्लिट्ज़',
  rapid: 'रैपिड',
  classical: 'क्लासिकल',
}

export const words: typeof en = {
  weekPage: {
    thisWeek: 'शतरंज में यह हफ़्ता',
    weekOf: (monday) => `${monday} का हफ़्ता`,
    about: 'एक गलती, जिससे कुछ सीखें; एक पहेली, जो समझाई गई है; और पढ़ने को कुछ नया। हर सोमवार नया पेज, जो यहीं रहता है।',
    mistakeOfTheWeek: 'हफ़्ते की गलती',
    question: (solver, rating, opponent, timeClass) =>
      `${sideName(solver, 'oblique')} की रेटिंग ${rating} है, विरोधी की ${opponent}। यह उनकी एक ${TIME_CLASSES[timeClass] ?? timeClass} बाज़ी है, और वह यहीं हाथ से निकली। यहाँ आपकी चाल क्या होगी?`,
    lastMove: (san) => `पिछली चाल ${san} थी।`,
    tryIt: 'कंप्यूटर के साथ खेलकर देखें',
    showTheAnswer: 'देखें कि क्या हुआ, और क्या बेहतर था',
    played: (san) => `बाज़ी में ${san} चली गई।`,
    better: (san) => `इससे अच्छी चाल ${san} थी।`,
    betterLine: (san) => `${san} के बाद क्या होता है: चाल-दर-चाल देखें, या बोर्ड के पास पढ़ें।`,
    source: (link) => [
      'दो खिलाड़ियों की असली बाज़ी, ',
      link('Lichess के खुले संग्रह'),
      ' से (CC0)। किसी का नाम नहीं लिया गया।',
    ],
    sundaysPuzzle: 'रविवार की पहेली, समझाई हुई',
    readTheSolution: 'हल चाल-दर-चाल पढ़ें',
    toRead: 'पढ़ने को नया',
    appears: (day) => `${day} को:`,
    onThisDay: 'इन्हीं दिनों',
    wasPlayed: (white, black, event) => `${white} और ${black}, ${event}।`,
    otherWeeks: 'दूसरे हफ़्ते',
    weekBefore: (monday) => `इससे पहले का हफ़्ता: ${monday}`,
    weekAfter: (monday) => `इसके बाद का हफ़्ता: ${monday}`,
    follow: (feed, calendar) => ['इसे ', feed('फ़ीड रीडर'), ' में या अपने ', calendar('कैलेंडर'), ' में पाएँ।'],
    keywords: 'हफ़्ते की शतरंज पहेली, शतरंज की गलतियाँ, साप्ताहिक शतरंज',
    description: (monday) =>
      `${monday} का शतरंज हफ़्ता: आप जैसे किसी खिलाड़ी की एक गलती बोर्ड पर, रविवार की पहेली समझाई हुई, और पढ़ने को कुछ नया।`,
    noWeek: 'इस हफ़्ते का पेज नहीं है।',
    notFound: 'हफ़्ता नहीं मिला',
    allWeeks: 'यह हफ़्ता',
  },
  calendar: {
    name: (site) => `${site}: हर सोमवार`,
    event: 'नया शतरंज हफ़्ता: गलती, पहेली और पढ़ने को कुछ नया',
  },
  feed: {
    title: (monday) => `${monday} का शतरंज हफ़्ता`,
    excerpt: 'यहाँ आपकी चाल क्या होगी? सीखने लायक एक गलती, रविवार की पहेली समझाई हुई, और इस हफ़्ते पढ़ने को कुछ नया।',
    author: 'Rook & Rajah',
  },
}
