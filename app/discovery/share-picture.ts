/** Size of the picture for link previews. The build makes one for every page (scripts/share). */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** Gallery pages use their pictures as JPEG, since PNGs would be ten times as large. */
const isOfGallery = (page: string): boolean => /^\/gallery(\/|$)/.test(page)

/** Gallery pictures hold no text, so all languages share them. */
export function sharePicturePath(page: string, language: string): string {
  if (isOfGallery(page)) return `/share${page}.jpg`
  return `/share${language === 'en' ? '' : `/${language}`}${page === '/' ? '/home' : page}.png`
}

export const sharePictureType = (page: string): 'image/jpeg' | 'image/png' =>
  isOfGallery(page) ? 'image/jpeg' : 'image/png'
