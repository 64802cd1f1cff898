export const words = {
  root: {
    newArticles: 'New articles',
  },
  offline: {
    youAreOffline: 'You are offline',
    thisPageIsNotOn:
      'This page is not on your device, and it cannot be fetched now. The game is here: you can play the computer at every level, or somebody beside you.',
    playChess: 'Play Chess',
  },
  renderPages: {
    somethingWentWrong: 'Something went wrong on our side. Please try again.',
  },
  notFound: {
    pageNotFound: 'Page not found',
  },
}
