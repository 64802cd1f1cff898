/**
 * Stands for the site's address in pages that are rendered at build, where nobody knows it yet: the server puts the
 * real one in its place when it starts. So one build serves any address and port. `.invalid` is reserved: no page can
 * mean it by itself.
 */
export const ORIGIN_TO_COME = 'https://origin-to-come.invalid'
