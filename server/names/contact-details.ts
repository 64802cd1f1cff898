/**
 * Ends of web addresses that people write without `https://`. Short: what is not in it and has no `www.` before it may
 * be an initial and a surname.
 */
const ENDS = 'app|biz|co|com|de|dev|eu|example|gg|in|info|io|ly|me|net|online|org|shop|site|tv|uk|us|xyz'
const WEB_ADDRESS = new RegExp(`https?:|www\\.|[\\p{L}\\d-]{2}\\.(?:${ENDS})(?![\\p{L}\\d])`, 'iu')
const E_MAIL = /[^\s@]@[^\s@]+\.[^\s@]/u
/** As few digits as a telephone number has. No name has as many. */
const FEWEST_DIGITS = 7

/**
 * Whether a name that is to stand in public says how to reach somebody: an email or web address, or a telephone number.
 * Nobody can be asked whether that is his own.
 */
export const holdsContactDetails = (name: string): boolean =>
  WEB_ADDRESS.test(name) || E_MAIL.test(name) || (name.match(/\p{Nd}/gu) ?? []).length >= FEWEST_DIGITS
