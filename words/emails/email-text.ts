/** Who an email is from. */
export interface EmailSender {
  readonly name: string
  readonly email: string
  readonly origin: string
}

/** The contents of an email; plain text and HTML are made from the same one. */
export interface EmailText {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The one action that the email asks for. */
  readonly button?: { readonly label: string; readonly link: string }
  /** Below the button and less prominent. A link is on a line of its own. */
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
