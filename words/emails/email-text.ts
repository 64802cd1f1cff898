/** The sender of an email. */
export interface EmailSender {
  readonly name: string
  readonly email: string
  readonly origin: string
}

/** The contents of an email, from which both plain text and HTML are generated. */
export interface EmailText {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The one action that the email asks the reader to take. */
  readonly button?: { readonly label: string; readonly link: string }
  /** Shown below the button and less prominently. A link is on a separate line. */
  readonly notes: readonly (string | { readonly label: string; readonly link: string })[]
}

/** The values in each email about accounts. Links are absolute. */
export interface AccountEmailData {
  confirmEmail: { link: string }
  alreadyRegistered: { signIn: string; reset: string }
  resetPassword: { link: string }
  passwordChanged: object
  confirmNewEmail: { link: string }
  emailChanging: { newEmail: string }
  emailChanged: { newEmail: string }
  newDevice: { device: string; place: string; at: Date }
  passkeyAdded: object
  passkeyRemoved: object
  twoFactorOn: object
  twoFactorOff: object
  googleUnlinked: object
  accountDeleted: object
}
