export const words = {
  carouselList: {
    theGallery: 'The gallery',
    previousPictures: 'Previous pictures',
    nextPictures: 'Next pictures',
  },
  galleryPage: {
    gallery: 'Gallery',
    aCabinetOfMiniatures: (pictures: number) =>
      `A cabinet of miniatures: ${pictures} small worlds of wood, stone and brass, each around a chess board. We modelled and rendered every one ourselves; none is a photograph.`,
  },
  miniature: {
    miniatureOfTheWeek: 'Miniature of the week',
    readOn: 'Read on',
  },
  pictureFigure: {
    fromOurGallery: <T>(picture: T) => ['From our gallery: ', picture],
  },
  /** The description of a picture for readers who do not see it. */
  alt: (_slug: string, alt: string) => alt,
  /** Content has the English titles and descriptions. */
  card: (_slug: string, title: string, description: string) => ({ title, description }),
  /** Describes the picture at the top of the home page to people who cannot see it. */
  heroAlt: (alt: string) => alt,
  picturePage: {
    backToGallery: 'Back to Gallery',
    renderedByComputer: 'Rendered by computer, modelled by us.',
    otherPictures: 'Other pictures',
    previous: 'Previous',
    next: 'Next',
    added: <T>(month: T) => ['Added ', month],
    place: (number: number, pictures: number) => `${number} of ${pictures}`,
  },
  viewer: {
    openLarge: 'Open large',
    close: 'Close',
    previousPicture: 'Previous picture',
    nextPicture: 'Next picture',
    zoom: { in: 'Zoom in', out: 'Zoom out' },
  },
  gallery: {
    chessGallery: 'Chess Gallery',
    gallery: 'Gallery',
    smallWorldsAroundAChessBoard:
      'Small worlds around a chess board, carved and rendered by us: London at dusk, a Rajput palace, a Moscow winter, a Mumbai quay, even a Tyrannosaurus.',
    keywords: 'chess art, chess pictures, chess gallery, indian chess art, chess scenes',
    sharePicture:
      'A marble chess board before a pink palace with domes and elephants, seen through a cusped arch',
  },
  galleryPicture: {
    pictureNotFound: 'Picture Not Found',
    thePictureDoesNotExist: "The picture you're looking for doesn't exist.",
  },
}
