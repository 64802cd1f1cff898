import type { words as en } from './en.ts'
import { ENDINGS } from './endings.hi.ts'
import { IDEAS } from './ideas.hi.ts'
import { OPENINGS } from './openings.hi.ts'
import { PIECES } from './pieces.hi.ts'
import { RULES } from './rules.hi.ts'
import { TACTICS } from './tactics.hi.ts'

export const words: typeof en = {
  parts: {
    pieces: {
      title: 'मोहरे',
      words: 'छहों मोहरे कैसे चलते हैं। शुरू करने के लिए पहले से कुछ जानना ज़रूरी नहीं।',
    },
    rules: {
      title: 'नियम',
      words: 'बोर्ड सजाने से पूरी बाज़ी तक, और वे नियम भी जो हर किसी को एक बार चौंकाते हैं।',
    },
    ideas: { title: 'पहली समझ', words: 'मोहरों की कीमत क्या है, और बाज़ी कैसे शुरू करें।' },
    endings: { title: 'जीती हुई बाज़ी जीतना', words: 'हमारे इंजन के सामने, जो आखिर तक बचाव करता है।' },
    tactics: { title: 'दस दाँव', words: 'हर दाँव के साथ लोगों की असली बाज़ियों से पाँच स्थितियाँ।' },
    openings: {
      title: 'ओपनिंग, याद से',
      words: 'थोड़ी-सी ओपनिंग, जो हमेशा काम आएँ। गलत चाल पर दिखता है कि नुकसान कितना है।',
    },
  },
  lessons: { ...PIECES, ...RULES, ...IDEAS, ...ENDINGS, ...TACTICS, ...OPENINGS },
}
