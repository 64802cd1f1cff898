import { coloredPiece, sideName } from '../grammar/hi.ts'
import type { words as en } from './en.ts'

export const words: typeof en = {
  analysisPage: {
    analysisBoard: 'विश्लेषण बोर्ड',
    load: 'खोलें',
  },
  analysisBoard: {
    setUpPosition: 'स्थिति जमाएँ',
    loadFenOrPgn: 'FEN या PGN खोलें',
    playFromHere: 'यहाँ से खेलें',
    startingPosition: 'शुरुआती स्थिति',
    tabs: { name: 'विश्लेषण', moves: 'चालें', notes: 'टिप्पणियाँ', share: 'साझा करें' },
    opening: (label, name) => [label('ओपनिंग:'), ' ', name],
  },
  firstMoves: {
    title: 'कोई चाल चलें',
    text: 'किसी भी पक्ष के मोहरे चलें, किसी ओपनिंग से शुरू करें, या कोई बाज़ी खोलें।',
    openings: 'शुरू करने के लिए ओपनिंग',
  },
  openingMoves: {
    title: 'लोग यहाँ क्या खेलते हैं',
    source: 'Lichess की रेटेड बाज़ियाँ',
    share: (percent) => `${percent}%`,
  },
  copyButtons: {
    theLinkIsCopied: 'लिंक कॉपी हो गया।',
    copyLink: 'लिंक कॉपी करें',
    thePgnIsCopied: 'PGN कॉपी हो गया।',
    copyPgn: 'PGN कॉपी करें',
    theFenIsCopied: 'FEN कॉपी हो गया।',
    copyFen: 'FEN कॉपी करें',
  },
  loadForm: {
    positionOrGame: 'FEN में स्थिति या PGN में बाज़ी',
    hint: 'वैरिएशन और टिप्पणियाँ बनी रहती हैं। सब कुछ आपके डिवाइस पर ही पढ़ा जाता है, कहीं भेजा नहीं जाता।',
    load: 'खोलें',
    cancel: 'रद्द करें',
  },
  moveNotes: {
    commentBeforeTheFirstMove: 'पहली चाल से पहले की टिप्पणी',
    commentOnThisMove: 'इस चाल पर टिप्पणी',
    markOfThisMove: 'इस चाल का निशान',
    makeMainLine: 'मुख्य लाइन बनाएँ',
    deleteFromHere: 'यहाँ से मिटाएँ',
  },
  palette: {
    pieces: 'मोहरे',
    move: 'मोहरा दूसरे खाने पर रखें',
    remove: 'मोहरा हटाएँ',
    piece: (piece) => coloredPiece(piece),
  },
  positionEditor: {
    title: 'स्थिति जमाएँ',
    isLegal: 'यह स्थिति नियमों के अनुसार है।',
    square: (square, piece) => `${square}, ${piece ? coloredPiece(piece) : 'खाली'}`,
    hints: {
      remove: 'जिस खाने को खाली करना है, उसे दबाएँ।',
      put: (piece) => `जिन खानों पर ${coloredPiece(piece)} रखना है, उन्हें दबाएँ। फिर दबाने पर वह हट जाएगा।`,
      move: 'जिस मोहरे को दूसरे खाने पर रखना है, उसे दबाएँ।',
      letGo: 'अब वह खाना दबाएँ जिस पर इसे रखना है।',
    },
    toMove: 'किसकी बारी',
    side: (color) => sideName(color),
    castlingStillPossible: 'कैसलिंग अब भी संभव',
    rights: { K: 'सफ़ेद, छोटी', Q: 'सफ़ेद, लंबी', k: 'काला, छोटी', q: 'काला, लंबी' },
    analyse: 'विश्लेषण करें',
    startingPosition: 'शुरुआती स्थिति',
    clearBoard: 'बोर्ड खाली करें',
    cancel: 'रद्द करें',
  },
  stepBar: {
    steps: { first: 'शुरुआत', previous: 'पीछे', next: 'आगे', last: 'अंत' },
    flipBoard: 'बोर्ड घुमाएँ',
  },
  aboutAnalysis: {
    title: 'विश्लेषण बोर्ड के बारे में',
    intro:
      'शतरंज की कोई भी स्थिति जमाएँ, दोनों तरफ़ की चालें चलें और देखें कि शतरंज का इंजन हर चाल को कैसा मानता है। इंजन आपके अपने डिवाइस पर चलता है: आप जो भी देखें, वह कहीं नहीं भेजा जाता, और साइट एक बार खुल जाने के बाद बोर्ड ऑफ़लाइन भी काम करता है।',
    variationsAndNotes: (strong) => [
      strong('वैरिएशन और टिप्पणियाँ।'),
      ' किसी भी जगह कोई दूसरी चाल चलें, तो वह वैरिएशन बन जाती है। तीर वाली कुंजियों से आगे-पीछे जाएँ, किसी वैरिएशन को मुख्य लाइन बनाएँ, चाल पर अच्छी या बुरी का निशान लगाएँ, और अपने विचार लिख लें।',
    ],
    positionsAndGames: (strong) => [
      strong('स्थितियाँ और बाज़ियाँ।'),
      ' FEN में स्थिति या PGN में बाज़ी पेस्ट करें, या एक-एक मोहरा रखकर स्थिति जमाएँ। FEN, PGN या ऐसा लिंक कॉपी करें जिससे किसी और के यहाँ भी यही बोर्ड खुले, या यहीं से कंप्यूटर के साथ खेलें।',
    ],
    whatToReadFirst: (strong, review) => [
      strong('पहले क्या पढ़ें।'),
      ' सबसे अच्छी लाइनों में इंजन की पहली पसंद की चालें हैं और प्यादों में उनकी कीमत; जो चाल चलनी हो, उसे दबाएँ। कोई चाल गलती क्यों थी, यह जानने के लिए ',
      review('बाज़ी की समीक्षा करें'),
      ': वहाँ कोच की ओर से हर कारण शब्दों में मिलेगा।',
    ],
  },
}
