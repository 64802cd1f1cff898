import { useMedia } from '#app/browser/use-media.ts'

/** The width at which three columns fit, as in screen/styles/sizes.css. */
const WIDE = '(min-width: 75rem) and (min-height: 30.01rem)'

export const useIsWide = (): boolean => useMedia(WIDE)
