import { count, plural } from '../grammar/hi.ts'
import type { words as en } from './en.ts'

export const words: typeof en = {
  progress: {
    done: 'पूरा हुआ',
    boardsDone: (done, boards) => `${boards} में से ${done} बोर्ड ${plural(done, 'पूरा', 'पूरे')}`,
    lessonsDone: (done, lessons) => `${lessons} में से ${done} पाठ ${plural(done, 'पूरा', 'पूरे')}।`,
    chapterDone: (done, lessons) => `${lessons} में से ${done} ${plural(done, 'पूरा', 'पूरे')}`,
    goOn: (lesson) => `आगे बढ़ें: ${lesson}`,
  },
  learnPage: {
    learnChess: 'शतरंज सीखें',
    fromTheFirstMove:
      'हाथी की पहली चाल से लेकर कुछ काम की ओपनिंग तक। छोटे-छोटे पाठ, खेलने के लिए बोर्ड, और खाता ज़रूरी नहीं: जो भी पूरा हो, इसी डिवाइस पर याद रहता है।',
    startWithTheFirstLesson: 'पहले पाठ से शुरू करें',
    practiseCoordinatesAgainstTime: 'घड़ी के साथ खानों के नाम सीखें',
    chapters: 'अध्याय',
    lessons: (lessons) => count(lessons, 'पाठ', 'पाठ'),
    minutes: (minutes) => count(minutes, 'मिनट', 'मिनट'),
    boards: (boards) => count(boards, 'बोर्ड', 'बोर्ड'),
  },
  learn: {
    title: 'शतरंज सीखें',
    freeChessLessonsFromThe:
      'शतरंज के मुफ़्त पाठ, पहली चाल से: मोहरे, नियम, इंजन के सामने बुनियादी मात, दस दाँव और कुछ ओपनिंग, ऐसे बोर्डों पर जिन पर खुद खेलना है।',
  },
  lesson: {
    lessonNotFound: 'पाठ नहीं मिला',
    noLessonHere: 'इस पते पर कोई पाठ नहीं है।',
    learnChess: 'शतरंज सीखें',
    aFreeChessLessonWith: (summary, part) =>
      `${summary} शतरंज का मुफ़्त पाठ, खेलने के बोर्डों के साथ। यह “${part}” वाले भाग में है।`,
    allLessons: 'सभी पाठ',
  },
  coordinates: {
    coordinates: 'खानों के नाम',
    learnChess: 'शतरंज सीखें',
    practiseTheNamesOfThe:
      'घड़ी के साथ शतरंज के खानों के नामों का अभ्यास करें: खाना ढूँढें, खाने का नाम बताएँ, देखें कि घोड़ा कहाँ-कहाँ जा सकता है। 30 या 60 सेकंड, मुफ़्त, बिना खाते के।',
    allLessons: 'सभी पाठ',
  },
}
