import type { Language } from '#words/languages.ts'
import type { QrCodePath } from './qr-code.ts'

/** An account as its owner sees it. */
export interface AccountView {
  readonly name: string
  readonly email: string
  readonly language: Language
  /** False for users who signed up with Google and have not set a password. */
  readonly hasPassword: boolean
  readonly hasGoogle: boolean
  readonly hasTwoFactor: boolean
  readonly passkeys: readonly PasskeyLine[]
  /** The current device first, then by latest use. */
  readonly sessions: readonly SessionLine[]
}

export interface PasskeyLine {
  readonly id: string
  readonly name: string
  readonly since: Date
}

export interface SessionLine {
  readonly id: string
  /** `Firefox on Android`. */
  readonly device: string
  /** The network of its sign-in: `the network 203.0.113.*`. */
  readonly place: string
  readonly since: Date
  readonly isThisOne: boolean
}

/** The secret for an authenticator app, to be scanned or typed. */
export interface TwoFactorSetup {
  readonly uri: string
  /** The secret in groups of four, for typing. */
  readonly secret: string
  readonly picture: QrCodePath
  readonly codes: readonly string[]
}
