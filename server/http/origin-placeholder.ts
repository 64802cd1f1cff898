/**
 * Placeholder for the site's address in pages rendered at build, when the address is unknown. The server replaces it when it
 * starts, so one build serves any address and port. `.invalid` is reserved, so the text cannot occur for another reason.
 */
export const ORIGIN_TO_COME = 'https://origin-to-come.invalid'
