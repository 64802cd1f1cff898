/** The picture that stands for a page where it is shared: made at build for every page of content/pages.server.ts. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** The gallery's pages are shared with its own pictures, which as PNG would be ten times as large. */
const isOfGallery = (page: string): boolean => /^\/gallery(\/|$)/.test(page)

export const sharePicturePath = (page: string): string =>
  `/share${page === '/' ? '/home' : page}.${isOfGallery(page) ? 'jpg' : 'png'}`

export const sharePictureType = (page: string): 'image/jpeg' | 'image/png' =>
  isOfGallery(page) ? 'image/jpeg' : 'image/png'
