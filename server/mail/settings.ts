import { z } from 'zod'
import type { Site } from '#server/site.ts'

export interface Sender {
  readonly name: string
  readonly address: string
}

const NAMED_SENDER = /^([^<>]*)<([^<>]+)>$/
const SENDER_RULE = 'must be an email address, or a name with one: Chess <chess@chess.example>'

const address = z.email()

export const mailSettings = {
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must begin with smtp:// or smtps:// and name a server',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => parseSender(text) !== undefined, SENDER_RULE)
    .optional(),
}

export type MailSettings = z.infer<z.ZodObject<typeof mailSettings>>

/** The sender of the site's emails. */
export function senderOf({ MAIL_FROM }: Pick<MailSettings, 'MAIL_FROM'>, site: Site): Sender {
  const given = MAIL_FROM === undefined ? undefined : parseSender(MAIL_FROM)
  return { name: given?.name || site.name, address: given?.address ?? site.email }
}

function parseSender(text: string): Sender | undefined {
  const [, given = '', bracketed] = NAMED_SENDER.exec(text.trim()) ?? []
  const name = given.trim().replace(/^"|"$/g, '')
  const parsed = address.safeParse(bracketed ?? text.trim())
  return parsed.success && !name.includes('"') ? { name: name.trim(), address: parsed.data } : undefined
}
