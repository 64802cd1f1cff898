import { dictionary } from '@zxcvbn-ts/language-common'

/** As many as OWASP ASVS 5.0 asks for (6.2.4), counted among those that are long enough for us in the first place. */
const HOW_MANY = 3_000
export const SHORTEST_PASSWORD = 6

/** In the list's own order: the commonest first. */
const COMMON = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= SHORTEST_PASSWORD).slice(0, HOW_MANY),
)

/** Whether whoever tries passwords by the list finds this one early. Upper and lower case make no difference to them. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase())
