import type { TwoFactorSetup } from '#contract/account.ts'
import type { Language } from '#words/languages.ts'

/** The changes that users can make to their account, and the page's card for each. */

const ACCOUNT_CARDS = [
  'name',
  'email',
  'language',
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
  'language',
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
  language: 'language',
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

/** The server's answer to the last form. */
export interface AccountOutcome {
  readonly intent: AccountIntent
  readonly error?: string | undefined
  readonly notice?: string | undefined
  /** The account's language, if the form changed it. */
  readonly language?: Language | undefined
  /** The setup of an authenticator app, until a code proves that it works. */
  readonly setup?: TwoFactorSetup | undefined
  /** Recovery codes, shown only once. */
  readonly codes?: readonly string[] | undefined
}
