import { z } from 'zod'

/** The site's name and operator, set by environment variables. No other file contains them. */
export interface Site {
  readonly name: string
  /** The operator's own; without it each language has one. */
  readonly strapline: string | undefined
  readonly email: string
  readonly website: string
  readonly operator: string
  readonly address: string
  /** The client id of the ad network. Without it no advertising code runs. */
  readonly adClient: string | undefined
  /** The promise to visitors: with ads the site cannot say "ad-free". */
  readonly promise: 'ad-free' | 'free forever'
  readonly social: { readonly x: string; readonly instagram: string; readonly youtube: string }
}

const text = z.string().trim().min(1, 'must not be blank').max(200, 'must be at most 200 characters')
const handle = z
  .string()
  .regex(/^@[\w.]{1,50}$/, 'must be a handle such as @rookandrajah')
  .default('@rookandrajah')

export const siteSettings = {
  SITE_NAME: text.default('Rook & Rajah'),
  SITE_STRAPLINE: text.optional(),
  // A reserved domain: no real mailbox is named until the operator sets one.
  SITE_EMAIL: z.email('must be an email address').default('hello@rookandrajah.example'),
  SITE_WEBSITE: z.url({ protocol: /^https?$/, error: 'must be a web address' }).optional(),
  // The specification names a town and no company; a company sets its name here.
  SITE_OPERATOR: text.default('Rook & Rajah'),
  SITE_ADDRESS: text.default('Birmingham, United Kingdom'),
  ADSENSE_CLIENT: z
    .string()
    .regex(/^ca-pub-\d{10,20}$/, 'must be an AdSense client such as ca-pub-1234567890123456')
    .optional(),
  SITE_X: handle,
  SITE_INSTAGRAM: handle,
  SITE_YOUTUBE: handle,
}

type SiteSettings = z.infer<z.ZodObject<typeof siteSettings>>

export function makeSite(settings: SiteSettings, origin: string): Site {
  return {
    name: settings.SITE_NAME,
    strapline: settings.SITE_STRAPLINE,
    email: settings.SITE_EMAIL,
    website: settings.SITE_WEBSITE ?? origin,
    operator: settings.SITE_OPERATOR,
    address: settings.SITE_ADDRESS,
    adClient: settings.ADSENSE_CLIENT,
    promise: settings.ADSENSE_CLIENT === undefined ? 'ad-free' : 'free forever',
    social: { x: settings.SITE_X, instagram: settings.SITE_INSTAGRAM, youtube: settings.SITE_YOUTUBE },
  }
}
