import sharp from 'sharp'
import { SHARE_PICTURE } from '#app/discovery/share-picture.ts'

const JPEG = { quality: 80, mozjpeg: true } as const

/** Changes whenever the same picture may come out as other pixels. */
export const CROP_VERSION = JSON.stringify([sharp.versions, SHARE_PICTURE, JPEG])

/** Of a gallery picture what fits the shape in which pages are shared: about a tenth less above and below. */
export const cropPicture = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ ...SHARE_PICTURE, fit: 'cover' })
    .jpeg(JPEG)
    .toBuffer()
