/** The picture that stands for a page where it is shared: made at build for every page of content/pages.server.ts. */
export const SHARE_PICTURE = { width: 1200, height: 630, type: 'image/png' } as const

export const sharePicturePath = (page: string): string => `/share${page === '/' ? '/home' : page}.png`
