import { count, plural } from '../../grammar/hi.ts'
import type { words as en } from './en.ts'

export const words: typeof en = {
  rushPage: {
    rushes: {
      minutes: {
        title: 'तीन मिनट',
        text: (penalty) =>
          `समय खत्म होने से पहले जितनी पहेलियाँ हो सकें, हल करें। हर गलत चाल पर ${penalty} सेकंड कम होते हैं।`,
        start: 'शुरू करें: तीन मिनट',
      },
      lives: {
        title: 'तीन मौके',
        text: () => 'कोई घड़ी नहीं। तीसरी गलत चाल पर रश खत्म।',
        start: 'शुरू करें: तीन मौके',
      },
    },
    puzzleRush: 'पहेली रश',
    puzzles: 'पहेलियाँ',
    yourMistakes: 'गलतियाँ',
    howFarDoYouGet: 'देखें, कितनी पहेलियाँ हल होती हैं। पहली आसान होती हैं, और हर अगली थोड़ी और कठिन।',
    thePuzzlesCould: 'पहेलियाँ नहीं आ सकीं। क्या इंटरनेट चल रहा है?',
    yourBest: (best) => `आपका सबसे अच्छा नतीजा ${best} है।`,
    onePuzzleSolved: 'एक पहेली हल हुई',
    puzzlesSolved: (solved) => `${count(solved, 'पहेली', 'पहेलियाँ')} हल ${plural(solved, 'हुई', 'हुईं')}`,
    noMistakes: 'कोई गलती नहीं।',
    oneMistake: 'एक गलती।',
    mistakes: (wrong) => `${count(wrong, 'गलती', 'गलतियाँ')}।`,
    thatIsYourBest: 'यह आपका सबसे अच्छा नतीजा है।',
    yourBestIs: (best) => `आपका सबसे अच्छा नतीजा ${best} है।`,
    tryAgain: 'फिर कोशिश करें',
    theOtherRush: 'दूसरी तरह का रश',
    tryTheOnesYouMissed: 'छूटी हुई पहेलियाँ हल करें',
  },
  rushPuzzle: {
    lives: (left) => ['मौके: ', left],
    time: (left) => ['समय: ', left],
    solved: (solved) => ['हल: ', solved],
    right: 'सही।',
    costs: (seconds) => (seconds === undefined ? 'गलत: एक मौका कम।' : `गलत: ${seconds} सेकंड कम।`),
    stop: 'रोकें',
    soFar: 'अब तक की पहेलियाँ',
    solvedOne: 'हल हुई: ',
    missedOne: 'छूट गई: ',
  },
  rush: {
    puzzleRush: 'पहेली रश',
    howManyChessPuzzlesCan:
      'शतरंज की कितनी पहेलियाँ तीन मिनट में, या तीन गलतियों से पहले हल हो सकती हैं? मुफ़्त, बिना खाते के।',
    puzzlesAreSetAndChecked:
      'पहेलियाँ आपका अपना डिवाइस देता और परखता है। इसके लिए JavaScript चाहिए, जो इस ब्राउज़र में बंद है।',
  },
}
