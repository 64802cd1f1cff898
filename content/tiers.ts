/** The three donations to choose from. The server accepts no other amounts. */
export const TIER_IDS = ['coffee', 'server', 'love'] as const
export type TierId = (typeof TIER_IDS)[number]

export interface Tier {
  readonly id: TierId
  readonly pence: number
  readonly icon: 'coffee' | 'server' | 'heart'
  readonly popular: boolean
}

export const TIERS: readonly Tier[] = [
  {
    id: 'coffee',
    pence: 1_000,
    icon: 'coffee',
    popular: false,
  },
  {
    id: 'server',
    pence: 5_000,
    icon: 'server',
    popular: true,
  },
  {
    id: 'love',
    pence: 10_000,
    icon: 'heart',
    popular: false,
  },
]
