/** What a signed-in person sees of their own account. */
export interface AccountView {
  readonly name: string
  readonly email: string
  /** Whoever came by Google has none, until they set one. */
  readonly hasPassword: boolean
  readonly hasGoogle: boolean
  readonly hasTwoFactor: boolean
  /** This device first, then the latest. */
  readonly sessions: readonly SessionLine[]
}

export interface SessionLine {
  readonly id: string
  readonly userAgent: string
  readonly since: Date
  readonly isThisOne: boolean
}

/** What an authenticator app takes in: by its camera, or typed. */
export interface TwoFactorSetup {
  readonly uri: string
  /** In groups of four, for whoever types it. */
  readonly secret: string
  /** A drawing of one path in a square of `size` units. */
  readonly picture: { readonly size: number; readonly path: string }
  readonly codes: readonly string[]
}
