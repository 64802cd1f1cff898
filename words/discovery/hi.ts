import type { words as en } from './en.ts'

export const words: typeof en = {
  pageMeta: {
    strapline: 'हिंदी में शतरंज, कोच के साथ, मुफ़्त',
    houseDescription:
      'ऑनलाइन शतरंज, मुफ़्त और भारत की जड़ों वाली: कंप्यूटर से या लिंक भेजकर दोस्त के साथ खेलें, हर बाज़ी की समीक्षा पाएँ, और अपनी ही गलतियों से सीखें। खाता ज़रूरी नहीं।',
    pictureOfABoard: (title) => `${title}, साथ में हरी मेहराब में शतरंज का बोर्ड`,
    pictureOfAnUncheckeredBoard: (title) => `${title}, साथ में हरी मेहराब में एक ही रंग का बोर्ड`,
  },
  jsonLd: {
    chessPlayer: 'शतरंज खिलाड़ी',
    home: 'होम',
  },
  feed: {
    chessBlog: (site) => `${site} शतरंज ब्लॉग`,
    chessToUseTheSameEvening: 'शतरंज, जो उसी शाम काम आए: ओपनिंग, दाँव, एंडगेम, कहानियाँ और भारत की शतरंज।',
  },
}
