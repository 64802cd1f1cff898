export const words = {
  accountForm: {
    processing: 'Processing...',
    currentPassword: 'Current password',
  },
  accountPage: {
    yourAccount: 'Your account',
    signedInAs: (email: string) => `Signed in as ${email}.`,
    signedInAlsoByGoogle: (email: string) => `Signed in as ${email}, also by Google.`,
  },
  dataCard: {
    title: 'Your data',
    about: 'Download everything we hold about you. There is nothing else.',
    everythingJson: 'Everything (JSON)',
    allGamesPgn: 'All games (PGN)',
    allTrainingCsv: 'All training (CSV)',
  },
  deletedPage: {
    title: 'Your account is deleted',
    gone: 'Your account and everything in it has been removed: games, training, settings and sessions. We keep no copy.',
    stays:
      'Games kept by this browser stay on this device until you clear its data. A person you played online keeps a copy of the game. Donations stay on the Wall of Fame: they were never tied to an account.',
    play: 'Play Chess',
    home: 'Return to home',
  },
  deleteCard: {
    title: 'Delete the account',
    about: 'Deletes your account and all your games, everywhere, at once. This can’t be undone.',
    deleteMyAccount: 'Delete my account',
    deleteEverything: 'Delete everything',
    whatIsDeleted: <T>(link: (text: string) => T) => [
      'Your games, settings and sessions go, and we keep no copy. You may want to ',
      link('take your data with you'),
      ' first. Donations stay on the Wall of Fame: they were never tied to an account.',
    ],
    yourEmailAddress: 'Your email address',
    typeToConfirm: (email: string) => `Type ${email} to confirm.`,
  },
  emailCard: {
    title: 'Email address',
    about: 'We send a link to the new address to check it is yours, and let the old one know.',
    sendTheLink: 'Send the link',
    newEmailAddress: 'New email address',
    passwordFirst: 'To change it, set a password first.',
  },
  googleCard: {
    title: 'Google',
    about: 'Continue with Google opens this account without the password.',
    onlyWay: 'Google is your only way in. Set a password before you unlink it.',
    unlinkGoogle: 'Unlink Google',
    afterUnlinking: (email: string) =>
      `You sign in with the password from then on. Continue with Google, with the address ${email}, links the two again, unless two-factor sign-in is on.`,
    googleIsNoLongerLinked: 'Google is no longer linked to this account.',
  },
  languageCard: {
    title: 'Language',
    about: 'We write your emails in it, and offer you the site in it on each device where you sign in.',
    saveTheLanguage: 'Save the language',
    readThisPageIn: (language: string) => `Read this page in ${language}`,
  },
  nameCard: {
    title: 'Name',
    about:
      'Shown at the top of the page and in games you save from now on, including ones you share. You can leave it empty.',
    saveTheName: 'Save the name',
  },
  passkeysCard: {
    title: 'Passkeys',
    about:
      'Sign in with your fingerprint, your face or your device’s PIN. A passkey can’t be guessed or phished, and needs no extra code.',
    since: (since: string) => `, since ${since}`,
    remove: (name: string) => `Remove ${name}`,
    removeIt: 'Remove it',
    passwordFirst: 'You need a password before you can add a passkey. Set a password first.',
    needsScript: 'To add one, turn on JavaScript and use a browser that supports passkeys.',
    addAPasskey: 'Add a passkey',
    thePasskeyIsAdded: 'The passkey is added.',
    nameOfThePasskey: 'Name of the passkey',
    myLaptop: 'My laptop',
    processing: 'Processing...',
  },
  passwordCard: {
    title: 'Password',
    about:
      'You sign in with Google, so you have no password. Set one and you can sign in without Google too.',
    sendALinkToSet: 'Send a link to set one',
    aboutLink: (email: string) =>
      `The link goes to ${email}. Setting the password signs you out everywhere, here as well.`,
    aboutChanging: 'A new one signs you out everywhere else, and we tell you by mail.',
    changeThePassword: 'Change the password',
    newPassword: 'New password',
    passwordHint: (shortestPassword: number) =>
      `At least ${shortestPassword} characters; a few words in a row are best.`,
    confirmTheNewPassword: 'Confirm the new password',
  },
  recoveryCodes: {
    pleaseDownloadThem: 'Please download them.',
    recoveryCodes: 'Recovery codes',
    downloadTheCodes: 'Download the codes',
    theCodesAreCopied: 'The codes are copied.',
    copyTheCodes: 'Copy the codes',
  },
  sessionsCard: {
    title: 'Where you are signed in',
    about:
      'A device you haven’t used for a week is signed out automatically. We email you when a new device signs in.',
    thisDevice: <T>(since: T, place: string) => ['This device, since ', since, ', from ', place],
    otherDevice: <T>(since: T, place: string) => ['Since ', since, ', from ', place],
    signOut: 'Sign out',
    signOutSince: (device: string, since: string) => `Sign out ${device}, since ${since}`,
    signOutEverywhereElse: 'Sign out everywhere else',
  },
  twoFactorCard: {
    title: 'Two-factor sign-in',
    about:
      'Asks for a code from an app on your phone as well as your password, so a stolen password isn’t enough.',
    aboutGoogle: 'Signing in with Google asks for it too.',
    setAPasswordFirst: 'Set a password first.',
    setItUp: 'Set it up',
    isOff: <T>(strong: (text: string) => T) => [
      strong('It is off.'),
      ' You need an authenticator app; any will do.',
    ],
    isOn: <T>(strong: (text: string) => T) => [strong('It is on.'), ' Signing in asks for a code.'],
    newRecoveryCodes: 'New recovery codes',
    makeNewCodes: 'Make new codes',
    aboutRecoveryCodes: 'For the day the telephone is lost. New ones replace those you have.',
    turnItOff: 'Turn it off',
  },
  twoFactorSteps: {
    showThisToYourApp: 'Show this to your app',
    picture: 'The code to scan with an authenticator app',
    otherWays: <T>(link: (text: string) => T) => [
      'Or ',
      link('open it in an app on this device'),
      ', or type this key:',
    ],
    keepTheseCodes: 'Keep these codes',
    aboutRecoveryCodes:
      'Each gets you in once when your telephone is not at hand. They are shown only now: keep them where you keep your passwords.',
    proveThatItWorks: 'Prove that it works',
    turnIt: 'Turn it on',
    code: 'Code',
    codeHint: 'The six digits your app shows now.',
  },
  accountData: {
    alreadyRunning: 'A download of yours is under way already. Please wait until it has ended.',
  },
  account: {
    errors: {
      ERR_EMAIL_NOT_TYPED: (email: string) => `Type ${email} to delete this account.`,
      ERR_NAME_REFUSED: () => 'Please choose another name.',
      ERR_OLD_SESSION: () => 'Please sign out and in again first: this session is more than an hour old.',
      ERR_SAME_EMAIL: () => 'This is your address already.',
      ERR_TOO_MANY_TRIES: () => 'Too many tries. Wait a moment and try again.',
      ERR_WRONG_CODE: () => 'That code is not right, or its half minute is over. Try the next one.',
      ERR_WRONG_PASSWORD: () => 'That is not your password.',
    },
    notices: {
      'codes-replaced': () => 'These are your codes now; the ones before no longer work.',
      'device-signed-out': () => 'That device is signed out.',
      'email-link-sent': (to: string) =>
        `A link is on its way to ${to}. Your address changes when you follow it, within a day.`,
      'google-unlinked': () => 'Google is unlinked from this account.',
      'language-saved': () => 'Your language is saved.',
      'name-removed': () => 'Your name is removed.',
      'name-saved': () => 'Your name is saved.',
      'passkey-removed': () => 'The passkey is removed. Remove it from your device too.',
      'password-link-sent': (to: string) => `The link is on its way to ${to}.`,
      'signed-out-elsewhere': () => 'You are signed out everywhere else.',
    },
    done: {
      email: 'Your email address is changed.',
      language: 'Your language is saved.',
      password: 'Your password is changed, and you are signed out everywhere else.',
      'two-factor-prove': 'Two-factor sign-in is on.',
      'two-factor-stop': 'Two-factor sign-in is off.',
    },
    pleaseEnterAValidEmail: 'Please enter a valid email address',
    yourAccount: 'Your account',
    changeTheNameAddress:
      'Change the name, address and password of your account, see where it is in use, take all of it with you.',
  },
}
