/** Names that would let a player pass for the people who run the site. */
const ALONE_ENOUGH = new Set(
  'admin admins administrator administrators administration moderator moderators sysadmin webmaster एडमिन एडमिनिस्ट्रेटर मॉडरेटर प्रशासक व्यवस्थापक'.split(
    ' ',
  ),
)
/** Refused only without any other word: `Support Team`, but not `Chess Support Group of Pune`. */
const TOGETHER = new Set(
  'a and chess crew helpdesk mod mods of official owner rajah rook security site staff support system team the टीम सपोर्ट'.split(
    ' ',
  ),
)
/** Words that make such a name ours. Rook, Rajah and Chess alone are names. */
const TELLING = new Set('crew helpdesk mod mods official security staff support system टीम सपोर्ट'.split(' '))

/** `words` are in lower case, without accents and joiners. */
export function isReservedName(words: readonly string[]): boolean {
  if (words.some((word) => ALONE_ENOUGH.has(word))) return true
  if (/\brook (?:and )?rajah\b/.test(words.join(' ')) || words.includes('rookandrajah')) return true
  return words.every((word) => TOGETHER.has(word)) && words.some((word) => TELLING.has(word))
}
