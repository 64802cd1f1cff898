/**
 * Words that no name on the Wall of Fame may hold. A short list of the plainest: it stops the thoughtless, and whoever
 * takes trouble to get around it is for the operator to hide (`npm run admin -- donors hide`). Whole words only, since
 * Scunthorpe is a town and Dick a first name.
 */
const REFUSED = new Set(
  (
    'arse arsehole ass asshole bastard bitch bollocks bullshit chutiya cock cocksucker coon cunt dickhead dyke fag ' +
    'faggot fuck fucked fucker fuckers fucking fuckyou gook heilhitler hitler jizz kike madarchod motherfucker nazi ' +
    'nigga nigger niggers paki piss porn prick pussy rape rapist retard shit shithead shitty slut spastic spic tits ' +
    'tranny twat wank wanker wetback whore'
  ).split(' '),
)

/** Digits and signs that stand for letters in writing meant to pass a list. */
const DISGUISES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

export function containsRefusedWord(text: string): boolean {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}|[\u200c\u200d]/gu, '')
    .toLowerCase()
    .replace(/[013457@$!]/g, (sign) => DISGUISES[sign] ?? sign)
  const words = plain.split(/[^\p{L}]+/u)
  // Letters one at a time, `f u c k`, are one word.
  const spelt = plain.replace(/\b(\p{L})[^\p{L}]+(?=\p{L}\b)/gu, '$1').split(/[^\p{L}]+/u)
  return [...words, ...spelt].some((word) => REFUSED.has(word))
}
