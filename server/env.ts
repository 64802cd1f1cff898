import { z } from 'zod'
import type { Result } from '#chess/types.ts'
import { LOG_LEVELS } from './log.ts'
import { mailSettings } from './mail/settings.ts'
import { paymentSettings } from './donations/settings.ts'
import { siteSettings } from './site.ts'

const PORT_RULE = 'must be a whole number from 0 to 65535'

const settings = z.object({
  // 0 asks the system for a free port; the ready line names it.
  PORT: z
    .string()
    .regex(/^\d+$/, PORT_RULE)
    .transform(Number)
    .pipe(z.number().max(65535, PORT_RULE))
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'must be a host name or an address')
    .optional(),
  ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be a web address such as https://chess.example' })
    .refine((value) => URL.canParse(value) && isBare(new URL(value)), 'must have no path, user name or query')
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres:// and name a server' })
    .optional(),
  AUTH_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be a web address such as https://accounts.google.com' })
    .default('https://accounts.google.com'),
  TRUST_PROXY: z
    .string()
    .regex(/^\d$/, 'must be the number of proxies in front of this server, 0 to 9')
    .transform(Number)
    .default(0),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  ...mailSettings,
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  ...paymentSettings,
  ...siteSettings,
})

const isRightSoFar = ({ issues }: { issues: readonly unknown[] }) => issues.length === 0

/** Rules that involve several settings. Checked only if each setting is valid. */
const consistent = settings
  .refine(({ DATABASE_URL, AUTH_SECRET }) => DATABASE_URL === undefined || AUTH_SECRET !== undefined, {
    path: ['AUTH_SECRET'],
    error: 'must be set, the same for every server, when DATABASE_URL is',
    when: isRightSoFar,
  })
  .refine((given) => (given.GOOGLE_CLIENT_ID === undefined) === (given.GOOGLE_CLIENT_SECRET === undefined), {
    path: ['GOOGLE_CLIENT_SECRET'],
    error: 'and GOOGLE_CLIENT_ID must be set together',
    when: isRightSoFar,
  })

export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape)

export type Env = z.infer<typeof settings>

/** The detail has a line for each invalid setting, without its value, which may be a secret. */
export function parseEnv(variables: Record<string, string | undefined>): Result<Env, 'ERR_BAD_SETTING'> {
  // `NAME=` in a shell or a file means "not set".
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = consistent.safeParse(given)
  if (result.success) return { ok: true, value: result.data }
  const wrong = new Map<string, string>()
  for (const issue of result.error.issues) {
    const name = String(issue.path[0])
    if (!wrong.has(name)) wrong.set(name, issue.message)
  }
  return {
    ok: false,
    error: 'ERR_BAD_SETTING',
    detail: [...wrong].map(([name, message]) => `${name} ${message}`).join('\n'),
  }
}

function isBare(url: URL): boolean {
  return (
    url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === ''
  )
}
