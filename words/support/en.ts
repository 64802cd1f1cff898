/** With ads the site cannot say "ad-free". */
type Promised = 'ad-free' | 'free forever'

export const words = {
  contactPage: {
    contactUs: 'Contact Us',
    aQuestionAFault:
      'A question, a fault, a game worth showing: write to us. We reply within 24 to 48 hours.',
    email: 'Email',
    website: 'Website',
    social: 'Social',
    post: 'Post',
    collaborationWith: (name: string) => `Collaboration with ${name}`,
    pressAndCollaboration: 'Press and collaboration',
    writingAboutChessInIndia:
      'Writing about chess in India, teaching it, filming it, playing it in a club? We are glad to help with facts, pictures of our gallery and a board for your own pages.',
    startCollaboration: 'Start Collaboration',
  },
  donationForm: {
    failed: 'Failed to create donation session. Please try again.',
    nameErrors: {
      'name-refused':
        'This name can’t go on the Wall of Fame. Leave out addresses, phone numbers and insults, and try another.',
      'name-missing': 'Type the name to show, or untick the box above.',
    },
    notices: {
      opened: 'The checkout has opened in a new tab. This page stays where it is.',
      cancelled: 'The checkout was cancelled. Nothing was paid.',
    },
    showMyName: 'Show my name on the Wall of Fame',
    leftUntickedYourGiftStands:
      'Left unticked, your gift stands there as Anonymous. Either way everybody sees the amount, and nobody your email address.',
    nameOnTheWall: 'Name on the Wall of Fame',
    upToCharacters: (longestDisplayName: number) => `Up to ${longestDisplayName} characters.`,
  },
  postLink: {
    iPlayChessOnFree: (site: string) =>
      `I play chess on ${site}: free, no account needed, a computer that makes human mistakes. Your move.`,
  },
  practiceCheckoutPage: {
    practiceCheckoutNoMoney: 'Practice checkout: no money is taken',
    amount: 'Amount',
    onTheWallOfFame: 'On the Wall of Fame',
    payInPractice: (pounds: number) => `Pay £${pounds} in practice`,
    cancel: 'Cancel',
    theSiteHasNoPayment:
      'The site has no payment service set up, so this page stands in for one. The name appears on the Wall of Fame as it would after a real gift, until real payments are set up.',
  },
  supportPage: {
    supportSmartChessCoaching: 'Support Smart Chess Coaching',
    isAndNoAccount: (name: string, promise: Promised) =>
      `${name} is ${promise}, and no account is needed to play. Gifts pay for the machine it runs on and for the hours that go into it.`,
    weCantAcceptGifts: 'We can’t accept gifts at the moment.',
    practiceModeTheCheckoutTakes: 'Practice mode: the checkout takes no money.',
    otherWaysToSupport: 'Other ways to support',
    spreadTheWord: 'Spread the word',
    tellTheOneFriend:
      'Tell the one friend who still says they will learn chess one day. Today would do nicely.',
    shareOnX: 'Share on X',
    betaTesting: 'Beta testing',
    seeNewFeaturesBeforeOthers: 'See new features before others do, and tell us where they break.',
    betaTestingFor: (name: string) => `Beta testing for ${name}`,
    becomeATester: 'Become a tester',
    partnerships: 'Partnerships',
    aClubASchool: 'A club, a school, a federation or a company with an idea? Write to us.',
    aPartnership: (name: string) => `A partnership with ${name}`,
    startAConversation: 'Start a conversation',
  },
  thankYouPage: {
    returnToHome: 'Return to home',
    playChess: 'Play Chess',
    share: 'Share',
    thankYou: 'Thank you!',
    yourContributionKeepsOur: (name: string, promise: Promised) =>
      `Your contribution keeps our servers running, pays for new features and keeps ${name} ${promise}.`,
    youHaveBeenAdded: 'You have been added to our Wall of Fame.',
    where: 'It is on the home page. A new name can take a minute to appear there.',
    whereInPractice:
      'It is on the home page. A new name can take a minute to appear there. This was the practice checkout: no money has moved.',
    unconfirmed: {
      unpaid:
        'This payment is not confirmed yet. Some banks take a few days; nothing more is needed from you.',
      unknown: 'We can’t find a payment for this link, so there is nothing to confirm.',
      unasked:
        'The payment service does not answer just now, so this payment is not confirmed yet. If you have paid, your gift is safe with it.',
      none: 'There is no payment to confirm here. If you would like to give, this is the way:',
    },
    thankYouForThinking: 'Thank you for thinking of us',
    hasYourBankTaken: <T>(email: T) => [
      'Has your bank taken the money all the same? Write to ',
      email,
      ', and we put it right.',
    ],
    supportUs: 'Support Us',
    checkAgain: 'Check again',
  },
  tierCard: {
    mostPopular: 'MOST POPULAR',
    titles: {
      coffee: 'Buy us a coffee',
      server: 'Buy us server space for one month',
      love: 'Support and get our love',
    },
    descriptions: {
      coffee: 'A cup for whoever is awake at midnight, hunting the last fault in the endgame.',
      server: 'A month of the machine that brings the board to everybody, everywhere.',
      love: 'New lessons, new features and better coaching, sooner. And our love, as promised.',
    },
    processing: 'Processing...',
    donate: (pounds: number) => `Donate £${pounds}`,
  },
  contact: {
    contactUs: 'Contact Us',
    howToReachUsEmail:
      'How to reach us: email, social networks, press and collaboration. We read every message and reply within 24 to 48 hours.',
  },
  practiceCheckout: {
    practiceCheckout: 'Practice checkout',
  },
  support: {
    supportUs: 'Support Us',
    threeWaysToKeep:
      'Three ways to keep a free chess site running: a coffee, a month of server space, or our love. Your name on the Wall of Fame if you like, or anonymously.',
  },
  thankYou: {
    thankYou: 'Thank you',
    theEndOfADonation: 'The end of a donation: whether it has arrived, and our thanks.',
  },
}
