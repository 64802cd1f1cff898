import type { words as en } from './en.ts'

export const words: typeof en = {
  cardQuestion: {
    dueAgain: (game) => ['दोहराने का समय। यह गलती इस बाज़ी से है: ', game],
    youPlayedHereOneMove: (card) => `यहाँ आपकी चाल ${card} थी। सही चाल एक ही थी।`,
    doneForToday: 'आज के लिए बस',
    tryItAgain: 'फिर कोशिश करें',
  },
  cardsPage: {
    yourMistakes: 'आपकी गलतियाँ',
    puzzles: 'पहेलियाँ',
    rush: 'रश',
    nextMistake: 'अगली गलती',
    stillDue: (cards) =>
      cards === 0 ? 'आज की आखिरी गलती' : cards === 1 ? 'इसके बाद एक और' : `इसके बाद ${cards} और`,
    lookingForYourMistakes: 'आपकी गलतियाँ ढूँढी जा रही हैं…',
    nothingIsDueNow: 'अभी दोहराने को कुछ नहीं है। यहाँ सीखी हुई चालें कुछ दिन बाद फिर आती हैं।',
    solvePuzzles: 'पहेलियाँ हल करें',
    yourGames: 'आपकी बाज़ियाँ',
    reviewYourGames: 'अपनी बाज़ियों की समीक्षा करें',
    playAGame: 'बाज़ी खेलें',
    howItWorks: 'यह कैसे चलता है',
    steps: [
      ['खेलें, फिर समीक्षा करें', 'समीक्षा वे चालें ढूँढती है जो आपको सबसे महँगी पड़ीं।'],
      ['उनसे यहाँ फिर मिलें', 'हर गलती एक दिन बाद बोर्ड पर सवाल बनकर लौटती है।'],
      [
        'जब तक सही चाल याद न हो जाए',
        'सही जवाब पर वह और देर से लौटती है: 3, 7, 21 और 60 दिन बाद। गलत जवाब पर गिनती फिर से शुरू होती है।',
      ],
    ],
    comingBack: 'आगे दोहराने के लिए',
  },
  sampleCard: {
    fromTheImmortalGame: 'अमर बाज़ी, लंदन 1851',
    noMistakesYet: (task) => `आपकी कोई गलती अभी यहाँ नहीं है, इसलिए एक मशहूर स्थिति हल करें। ${task}`,
  },
  cardWords: {
    isKnown: 'यह चाल अब आपको आती है, इसलिए फिर नहीं पूछी जाएगी।',
    again: (days) => (days === 1 ? 'यह कल फिर आएगी।' : `${days} दिन बाद फिर आएगी।`),
  },
  mistakes: {
    yourMistakes: 'आपकी गलतियाँ',
    mistakesFromYourOwnReviewed:
      'समीक्षा की गई आपकी अपनी बाज़ियों की गलतियाँ एक, तीन, सात और फिर और ज़्यादा दिन बाद लौटती हैं, जब तक बेहतर चाल आपको याद न हो जाए।',
    yourMistakesAreKeptAnd:
      'आपकी गलतियाँ आपके ही डिवाइस पर सहेजी जाती हैं और सवाल बनकर लौटती हैं। इसके लिए JavaScript चाहिए, जो इस ब्राउज़र में बंद है।',
  },
}
