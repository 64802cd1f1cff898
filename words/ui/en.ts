export const words = {
  errorPage: {
    somethingWentWrong: 'Something went wrong',
    whatNow:
      'The fault is on our side, and we have a note of it. Load the page again; if that does not help, start from the home page.',
    returnToHome: 'Return to home',
  },
  useCopying: {
    /** `advice`: a sentence, or empty. */
    cannotCopy: (advice: string) => `Your browser does not let us copy. ${advice}`.trim(),
  },
  passwordField: {
    hide: 'Hide',
    show: 'Show',
  },
  pageAnchor: {
    /** On pages in another language, after a link to a page that exists in English only. */
    inEnglish: 'in English',
  },
  notFoundPage: {
    oopsPageNotFound: 'Oops! Page not found',
    returnToHome: 'Return to home',
  },
  offer: {
    notNow: 'Not now',
  },
  pauseButton: {
    pause: 'Pause',
    resume: 'Resume',
    /** The button's accessible name: its visible word, and the part that is only read out. */
    all: <Word, Rest>(word: Word, rest: (text: string) => Rest) => [word, rest(' everything that moves')],
  },
  reportLink: {
    report: (about: string) => `Report: ${about}`,
  },
}
