import { pieceName, sideName } from '../grammar/hi.ts'
import type { words as en } from './en.ts'

export const words: typeof en = {
  keys: {
    sections: { moves: 'चालें', game: 'बाज़ी', board: 'बोर्ड पर' },
    step: 'एक चाल पीछे या आगे',
    ends: 'पहली और आखिरी स्थिति',
    list: 'चालों की सूची में: एक चाल से दूसरी चाल पर',
    replay: 'बाज़ी को अपने आप चलाना और रोकना',
    mistakes: 'समीक्षा में: अगली या पिछली गलती',
    leaveLine: 'समीक्षा में: कोच की लाइन से बाहर',
    wheel: 'माउस का पहिया',
    rightButton: 'दायाँ बटन',
    flip: 'बोर्ड घुमाना',
    sound: 'आवाज़ चालू और बंद',
    clocks: 'स्क्रीन रीडर को घड़ियों का समय सुनाना',
    squares: 'Tab से बोर्ड पर पहुँचकर: एक खाने से दूसरे खाने पर',
    take: 'मोहरा उठाना और रखना',
    letGo: 'मोहरा छोड़ना और प्रीमूव हटाना',
    pieces: 'उस तरह के अगले मोहरे पर; Shift के साथ पिछले पर',
    ranks: 'उस पंक्ति पर; Shift के साथ उस फ़ाइल पर',
    promotion: 'प्यादा क्या बनेगा',
    draw: 'तीर और घेरे बनाना; Shift और Alt से उनका रंग बदलता है',
  },
  looks: {
    colors: {
      green: 'हरा',
      walnut: 'अखरोट',
      sandstone: 'बलुआ पत्थर',
      lake: 'झील',
      slate: 'स्लेट',
      contrast: 'गहरा अंतर',
    },
    pieces: { courtyard: 'आँगन', bold: 'मोटे', letters: 'अक्षर' },
    coordinates: { inside: 'अंदर', outside: 'बाहर', off: 'बंद' },
  },
  boardGrid: {
    chessBoard: 'शतरंज का बोर्ड',
  },
  promotionDialog: {
    piece: (role) => pieceName(role),
    choosePromotionPiece: 'प्यादा क्या बने, चुनें',
  },
  useFlip: {
    isAtTheBottom: (color) => `${sideName(color, 'oblique')} के मोहरे नीचे हैं।`,
  },
  boardButton: {
    board: 'बोर्ड',
  },
  boardSettings: {
    title: 'बोर्ड',
    colors: 'रंग',
    pieces: 'मोहरे',
    coordinates: 'खानों के नाम',
    showTheRajah: 'राजा कोच दिखाएँ',
    aboutTheRajah: 'कोच की बात के साथ उनका चेहरा।',
    letterShortcuts: 'अक्षरों के शॉर्टकट',
    letterKeys:
      'जिस पेज पर बोर्ड हो, वहाँ F, M, T, N, P और B हर जगह काम करते हैं। आवाज़ से कंप्यूटर चलाते समय इन्हें बंद कर दें।',
    done: 'हो गया',
  },
  boardWidth: {
    size: 'आकार',
    pixels: (width) => `${width} पिक्सेल`,
    automaticSize: 'अपने आप आकार',
  },
  keyList: {
    keys: 'कीबोर्ड के बटन',
  },
}
