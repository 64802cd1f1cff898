import type { words as en } from './en.ts'

export const words: typeof en = {
  carouselList: {
    theGallery: 'गैलरी',
    previousPictures: 'पिछले चित्र',
    nextPictures: 'अगले चित्र',
  },
  galleryPage: {
    gallery: 'गैलरी',
    aCabinetOfMiniatures: (pictures) =>
      `छोटी-छोटी दुनियाओं की एक अलमारी: लकड़ी, पत्थर और पीतल के ${pictures} दृश्य, हर एक किसी शतरंज बोर्ड के इर्द-गिर्द। सब हमने खुद गढ़े और कंप्यूटर पर बनाए हैं; इनमें कोई फ़ोटो नहीं है।`,
  },
  miniature: {
    miniatureOfTheWeek: 'इस हफ़्ते का चित्र',
    readOn: 'आगे पढ़ें',
  },
  pictureFigure: {
    fromOurGallery: (picture) => ['हमारी गैलरी से: ', picture],
  },
  picturePage: {
    backToGallery: 'गैलरी पर वापस',
    renderedByComputer: 'हमारा गढ़ा, कंप्यूटर पर बना चित्र।',
    otherPictures: 'दूसरे चित्र',
    previous: 'पिछला',
    next: 'अगला',
    added: (month) => ['गैलरी में ', month, ' से'],
    place: (number, pictures) => `${pictures} में से ${number}`,
  },
  viewer: {
    openLarge: 'बड़ा करके देखें',
    close: 'बंद करें',
    previousPicture: 'पिछला चित्र',
    nextPicture: 'अगला चित्र',
    zoom: { in: 'और पास से देखें', out: 'दूर से देखें' },
  },
  gallery: {
    chessGallery: 'शतरंज गैलरी',
    gallery: 'गैलरी',
    smallWorldsAroundAChessBoard:
      'शतरंज बोर्ड के इर्द-गिर्द छोटी-छोटी दुनियाएँ, हमारी गढ़ी और बनाई हुई: शाम का लंदन, राजपूत महल, मॉस्को की सर्दी, मुंबई का घाट, और एक टायरानोसॉरस भी।',
    keywords: 'शतरंज चित्र, शतरंज कला, शतरंज गैलरी, भारतीय शतरंज कला, शतरंज के दृश्य',
    sharePicture: 'गुलाबी महल के सामने संगमरमर का शतरंज बोर्ड, गुंबद और हाथी, नक्काशीदार मेहराब से दिखते हुए',
  },
  galleryPicture: {
    pictureNotFound: 'चित्र नहीं मिला',
    thePictureDoesNotExist: 'यह चित्र गैलरी में नहीं है।',
  },
}
