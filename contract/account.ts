import type { QrCode } from './qr-code.ts'

/** What a signed-in person sees of their own account. */
export interface AccountView {
  readonly name: string
  readonly email: string
  /** Whoever came by Google has none, until they set one. */
  readonly hasPassword: boolean
  readonly hasGoogle: boolean
  readonly hasTwoFactor: boolean
  readonly passkeys: readonly PasskeyLine[]
  /** This device first, then the latest. */
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
  /** Where its address was when it signed in, as far as that says so: `the network 203.0.113.*`. */
  readonly place: string
  readonly since: Date
  readonly isThisOne: boolean
}

/** What an authenticator app takes in: by its camera, or typed. */
export interface TwoFactorSetup {
  readonly uri: string
  /** In groups of four, for whoever types it. */
  readonly secret: string
  readonly picture: QrCode
  readonly codes: readonly string[]
}
