/** Words that we add to the library's list and remove from it. Tune the filter for names here. */

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Compounds, forms and other languages than English. */
export const REFUSED_WORDS = wordsOf(
  'arsehole asshole bhenchod bhosdike bullshit chutiya cocksucker coon dickhead faggot fucked fucker fuckers fucking ' +
    'fuckyou gaandu gook harami heilhitler hitler madarchod motherfucker nazi nigga niggers paki randi rapist shithead ' +
    'shitty spic tits wanker wetback',
)

/** Names of people, whatever else they mean. */
export const ALLOWED_WORDS = wordsOf('abo cum dick hooker negro scat semen')
