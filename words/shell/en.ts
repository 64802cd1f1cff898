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
  /** Answers of one line, from before a page can be rendered. */
  plainAnswers: {
    somethingWentWrong: 'Something went wrong on our side. Please try again.',
    notFound: 'Not found',
    unreadable: 'This request cannot be read. Check the address and try again.',
    tooLarge: 'That is too large. Send less and try again.',
    fromElsewhere: 'This request did not come from our pages. Open the page again and retry.',
    unexpectedType: 'This type of content is not accepted here.',
    tooManyVisitors: 'Too many visitors at once. Wait a moment and try again.',
    notDrawnYet: 'This picture is still being drawn. Try again in a minute.',
  },
  notFound: {
    pageNotFound: 'Page not found',
  },
}
