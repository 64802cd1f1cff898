import sharp from 'sharp'
import { SHARE_PICTURE } from '#app/discovery/share-picture.ts'

const JPEG = { quality: 80, mozjpeg: true } as const

/** Changes whenever the same input may produce other pixels. */
export const CROP_VERSION = JSON.stringify([sharp.versions, SHARE_PICTURE, JPEG])

/** Crops a gallery picture to the shape of share pictures, which removes about a tenth at the top and at the bottom. */
export const cropPicture = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ ...SHARE_PICTURE, fit: 'cover' })
    .jpeg(JPEG)
    .toBuffer()
