export const words = {
  adSlot: { ownCard: 'From Rook & Rajah', advertisement: 'Advertisement' },
  houseCards: {
    play: {
      title: 'Your move',
      text: 'Play the computer at a strength you choose. Free, and no account needed.',
      action: 'Play chess',
    },
    gallery: {
      title: 'A cabinet of miniatures',
      text: 'Small worlds of wood, stone and brass, each around a chess board.',
      action: 'See the gallery',
    },
    rankings: {
      title: 'Who stands where',
      text: 'Twenty of the world’s strongest players and their ratings.',
      action: 'See the rankings',
    },
    origins: {
      title: 'It was chaturanga first',
      text: 'How the game of an Indian army in four parts became chess.',
      action: 'Read the story',
    },
    training: {
      title: 'Fifteen minutes a day',
      text: 'A week of training that you can copy: five minutes each of tactics, play and analysis.',
      action: 'Read about the week',
    },
  },
  consentBanner: {
    advertising: 'Advertising',
    question:
      'May Google show advertisements here? It would set cookies and learn that you visit this site. The site works ' +
      'the same either way, and you can change your answer at the foot of every page.',
    privacyPolicy: 'Privacy Policy',
    answers: { rejected: 'Reject', accepted: 'Accept' },
  },
}
