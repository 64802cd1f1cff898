import type { Result } from '#chess/types.ts'
import type { Database } from '#server/database/db.ts'
import { parseDonorName } from '#server/names/display-name.ts'
import type { CheckoutState } from '#server/database/donation-tables.ts'

/** The operator's view of donations and commands on them; see scripts/cli/admin. */
export interface DonationEntry {
  readonly id: string
  readonly createdAt: string
  /** Absent if the donor is anonymous. */
  readonly name: string | undefined
  readonly pence: number
  readonly refundedPence: number
  readonly state: CheckoutState
  readonly isPractice: boolean
  readonly isHidden: boolean
  readonly isFeatured: boolean
}

/** From the oldest to the newest. */
export async function listDonations({ query }: Database): Promise<readonly DonationEntry[]> {
  const rows = await query
    .selectFrom('donations')
    .leftJoin('donation_refunds', 'donation_refunds.payment_id', 'donations.payment_id')
    .selectAll('donations')
    .select('donation_refunds.amount as refunded')
    .orderBy('created_at')
    .orderBy('donations.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    name: row.donor_name ?? undefined,
    pence: row.amount,
    refundedPence: row.refunded ?? 0,
    state: row.state,
    isPractice: row.provider === 'practice',
    isHidden: row.is_hidden === 1,
    isFeatured: row.is_featured === 1,
  }))
}

export type DonationChange = 'hide' | 'show' | 'feature' | 'unfeature'

const CHANGES: Record<DonationChange, { is_hidden: 0 | 1 } | { is_featured: 0 | 1 }> = {
  hide: { is_hidden: 1 },
  show: { is_hidden: 0 },
  feature: { is_featured: 1 },
  unfeature: { is_featured: 0 },
}

type ChangeError = 'ERR_NO_SUCH_DONATION' | 'ERR_SEVERAL_DONATIONS'

/** `id` may be a prefix, if only one donation's id starts with it. */
export async function changeDonation(
  { query }: Database,
  id: string,
  change: DonationChange,
): Promise<Result<undefined, ChangeError>> {
  return updateDonation(query, id, CHANGES[change])
}

/** A name without a letter or a digit makes the donor anonymous. */
export async function renameDonor(
  { query }: Database,
  id: string,
  name: string,
): Promise<Result<undefined, ChangeError | 'ERR_NAME_REFUSED'>> {
  const parsed = parseDonorName(name)
  return parsed.ok ? updateDonation(query, id, { donor_name: parsed.value ?? null }) : parsed
}

async function updateDonation(
  query: Database['query'],
  id: string,
  values: { donor_name: string | null } | (typeof CHANGES)[DonationChange],
): Promise<Result<undefined, ChangeError>> {
  // Without this, `%` and `_` would match every id.
  if (!/^[0-9a-f-]{1,36}$/.test(id)) return { ok: false, error: 'ERR_NO_SUCH_DONATION' }
  const found = await query
    .selectFrom('donations')
    .select('id')
    .where('id', 'like', `${id}%`)
    .limit(2)
    .execute()
  const [only, other] = found
  if (only === undefined) return { ok: false, error: 'ERR_NO_SUCH_DONATION' }
  if (other !== undefined) return { ok: false, error: 'ERR_SEVERAL_DONATIONS' }
  await query.updateTable('donations').set(values).where('id', '=', only.id).execute()
  return { ok: true, value: undefined }
}
