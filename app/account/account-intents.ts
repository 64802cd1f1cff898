import type { TwoFactorSetup } from '#contract/account.ts'

/** What can be asked of an account, and on which card of its page. */

const ACCOUNT_CARDS = [
  'name',
  'email',
  'password',
  'two-factor',
  'passkeys',
  'google',
  'sessions',
  'data',
  'delete',
] as const
export type AccountCard = (typeof ACCOUNT_CARDS)[number]

export const ACCOUNT_INTENTS = [
  'name',
  'email',
  'password',
  'password-link',
  'two-factor-start',
  'two-factor-prove',
  'two-factor-stop',
  'recovery-codes',
  'passkey-remove',
  'google-unlink',
  'session-end',
  'sessions-end',
  'delete',
] as const
export type AccountIntent = (typeof ACCOUNT_INTENTS)[number]

export const CARD_OF: Record<AccountIntent, AccountCard> = {
  name: 'name',
  email: 'email',
  password: 'password',
  'password-link': 'password',
  'two-factor-start': 'two-factor',
  'two-factor-prove': 'two-factor',
  'two-factor-stop': 'two-factor',
  'recovery-codes': 'two-factor',
  'passkey-remove': 'passkeys',
  'google-unlink': 'google',
  'session-end': 'sessions',
  'sessions-end': 'sessions',
  delete: 'delete',
}

/** What the server made of the last form. */
export interface AccountOutcome {
  readonly intent: AccountIntent
  readonly error?: string | undefined
  readonly notice?: string | undefined
  /** An authenticator app that has still to prove itself. */
  readonly setup?: TwoFactorSetup | undefined
  /** Shown this once. */
  readonly codes?: readonly string[] | undefined
}
