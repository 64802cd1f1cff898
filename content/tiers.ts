/** The three donations to choose from. The server accepts no other amounts. */
export const TIER_IDS = ['coffee', 'server', 'love'] as const
export type TierId = (typeof TIER_IDS)[number]

export interface Tier {
  readonly id: TierId
  readonly pence: number
  readonly title: string
  readonly description: string
  readonly icon: 'coffee' | 'server' | 'heart'
  readonly popular: boolean
}

export const TIERS: readonly Tier[] = [
  {
    id: 'coffee',
    pence: 1_000,
    title: 'Buy us a coffee',
    description: 'A cup for whoever is awake at midnight, hunting the last fault in the endgame.',
    icon: 'coffee',
    popular: false,
  },
  {
    id: 'server',
    pence: 5_000,
    title: 'Buy us server space for one month',
    description: 'A month of the machine that brings the board to everybody, everywhere.',
    icon: 'server',
    popular: true,
  },
  {
    id: 'love',
    pence: 10_000,
    title: 'Support and get our love',
    description: 'New lessons, new features and better coaching, sooner. And our love, as promised.',
    icon: 'heart',
    popular: false,
  },
]
