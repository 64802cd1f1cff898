import { count, plural } from '../../grammar/hi.ts'
import type { words as en } from './en.ts'

export const words: typeof en = {
  today: {
    daysTrained: (days) =>
      days === 0
        ? 'फिर से स्वागत है। बोर्ड पर रखी पहेली से शुरू करें।'
        : `पिछले चार हफ़्तों में आपने ${days === 1 ? 'एक' : days} दिन अभ्यास किया।`,
  },
  trainPage: {
    train: 'अभ्यास',
    loadingYourTraining: 'आपका अभ्यास खुल रहा है…',
    welcome: 'स्वागत है। पाँच मिनट से शुरू करें: एक पहेली, एक पाठ।',
    solvePuzzles: 'पहेलियाँ हल करें',
    answer: (due) => (due === 1 ? 'इसे हल करें' : `सभी ${due} हल करें`),
  },
  planBoard: {
    puzzleOf: (day) => `${day} की पहेली।`,
    task: (title, task) => `${title}। ${task}`,
    nextMistake: 'अगली गलती',
    thePuzzleOfTheDay: 'आज की पहेली',
    tryItAgain: 'फिर कोशिश करें',
  },
  planList: {
    today: 'आज',
    done: ', पूरा',
    yourOwnMistakes: 'आपकी अपनी गलतियाँ',
    mistakesAreReady: (due) =>
      due === 1
        ? 'एक गलती दोहराने के लिए तैयार है, यहीं बोर्ड पर।'
        : `${count(due, 'गलती', 'गलतियाँ')} दोहराने के लिए तैयार हैं।`,
    thePuzzleOfTheDay: 'आज की पहेली',
    onTheBoard: (isLater) => (isLater ? 'आपकी गलतियों के बाद बोर्ड पर।' : 'यहीं बोर्ड पर है: चाल चलें।'),
    solvedToday: 'पहेली हल हुई। कल एक नई आएगी।',
    yourLesson: 'आपका पाठ',
    theNextLesson: 'अगला पाठ',
    continue: 'जारी रखें',
    begin: 'शुरू करें',
    fivePuzzles: 'आपके स्तर की पाँच पहेलियाँ',
    yourPuzzleRatingIs: (rating, today) =>
      today === 0
        ? `आपकी पहेली रेटिंग ${rating} है।`
        : `आपकी पहेली रेटिंग ${rating} है। आज ${count(today, 'पहेली', 'पहेलियों')} की कोशिश हुई।`,
    untilYourRating: (left) => `और ${count(left, 'पहेली', 'पहेलियों')} के बाद आपकी रेटिंग दिखेगी।`,
    youSolvedOfYourLast: (solved, tried) =>
      `इस विषय की पिछली ${tried} पहेलियों में से ${solved} का हल मिला, जो दूसरे विषयों से कम है।`,
    practiseIt: 'इसका अभ्यास करें',
    puzzlesYouFailed: 'छूटी हुई पहेलियाँ',
    areLeftToBeSolved: (failed) =>
      failed === 1 ? 'एक पहेली का हल बाकी है।' : `${count(failed, 'पहेली', 'पहेलियों')} का हल बाकी है।`,
    tryThemAgain: 'इन्हें फिर हल करें',
  },
  allTraining: {
    everythingToTrain: 'अभ्यास के लिए सब कुछ',
    lessons: 'पाठ',
    lessonsDone: (done, all) => `${all} में से ${done} ${plural(done, 'पूरा', 'पूरे')}`,
    fromTheFirstMove: 'पहली चाल से',
    openings: 'ओपनिंग',
    aSmallRepertoire: 'थोड़ी-सी, पर काम की',
    endings: 'एंडगेम',
    winAWonGame: 'जीती हुई बाज़ी जीतें',
    puzzleRush: 'पहेली रश',
    yourBest: (best) => `आपका सबसे अच्छा नतीजा: ${best}`,
    threeMinutesOrThreeLives: 'तीन मिनट या तीन मौके',
    yourMistakes: 'आपकी गलतियाँ',
    dueToday: (due) => (due === 0 ? 'आज कोई बाकी नहीं' : due === 1 ? 'आज एक बाकी है' : `आज ${due} बाकी हैं`),
    fromGamesYouReview: 'समीक्षा की गई बाज़ियों से',
    coordinates: 'खानों के नाम',
    squaresByName: 'हर खाना नाम से पहचानें',
  },
  progressRings: {
    yourProgress: 'आपकी प्रगति',
    allYourProgress: 'आपकी पूरी प्रगति',
    daysTrained: (days, of) => `पिछले ${of} दिनों में ${count(days, 'दिन', 'दिन')} अभ्यास`,
    lessonsDone: (done, all) => `${all} में से ${done} पाठ ${plural(done, 'पूरा', 'पूरे')}`,
    puzzlesSolved: (solved, tried) =>
      tried === 0
        ? 'अभी किसी पहेली की कोशिश नहीं हुई'
        : `पिछली ${count(tried, 'पहेली', 'पहेलियों')} में ${solved} पहली बार में हल`,
    puzzleRating: 'आपकी पहेली रेटिंग',
  },
  train: {
    train: 'अभ्यास',
    whatToTrainTodayPuzzles:
      'आज का अभ्यास: आपके स्तर की पहेलियाँ, दोहराने का समय होने पर आपकी अपनी गलतियाँ, पाठ, और एक रश। मुफ़्त, ऑफ़लाइन भी, बिना खाते के।',
    trainingNeedsJavascriptWhichIs: (link) => [
      'अभ्यास के लिए JavaScript चाहिए, जो इस ब्राउज़र में बंद है: पहेलियाँ आपका अपना डिवाइस देता है और आपके नतीजे भी वही सहेजता है। ',
      link('पाठ'),
      ' उसके बिना भी पढ़े जा सकते हैं।',
    ],
  },
  trainingOffer: {
    title: 'इस डिवाइस का अभ्यास अभी किसी खाते में नहीं है',
    puzzlesOrLessonsWereDone:
      'यहाँ बिना साइन-इन के कुछ पहेलियाँ या पाठ पूरे हुए हैं। वह अभ्यास आपका हो, तो उसे अपने खाते में ले आएँ।',
    takeThemIn: 'खाते में ले आएँ',
  },
}
