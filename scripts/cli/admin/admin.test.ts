import { describe, expect, it } from 'vitest'
import type { DonationEntry } from '#server/donations/admin.ts'
import { parseAdminCommand } from './command.ts'
import { makeDonorList } from './donor-list.ts'

describe('the operator’s commands', () => {
  it.each([
    ['donors', { kind: 'list' }],
    ['donors list', { kind: 'list' }],
    ['donors hide 3f0c8f0e', { kind: 'change', change: 'hide', id: '3f0c8f0e' }],
    ['donors feature 3F0C', { kind: 'change', change: 'feature', id: '3f0c' }],
    ['donors rename 3F0C Asha Rao', { kind: 'rename-donor', id: '3f0c', name: 'Asha Rao' }],
    ['donors rename 3f0c', { kind: 'rename-donor', id: '3f0c', name: '' }],
    ['accounts hide Ben@Chess.Test', { kind: 'rename-account', email: 'ben@chess.test', name: '' }],
    ['accounts rename b@c.de Ben Lee', { kind: 'rename-account', email: 'b@c.de', name: 'Ben Lee' }],
    [
      'games hide https://chess.test/games/abcdefghijklmnopqrstuv',
      { kind: 'hide-game', token: 'abcdefghijklmnopqrstuv' },
    ],
  ])('%s', (line, command) => {
    expect(parseAdminCommand(line.split(' '))).toEqual(command)
  })

  it.each([
    '',
    'donors list all',
    'donors hide',
    'donors hide a b',
    'donors drop a',
    'players list',
    'accounts hide',
    'accounts rename a@b.cd',
    'games hide x',
  ])('“%s” is none', (line) => {
    expect(parseAdminCommand(line.split(' ').filter(Boolean))).toBeUndefined()
  })
})

describe('the list of donors', () => {
  const entry = (changes: Partial<DonationEntry>): DonationEntry => ({
    id: '3f0c8f0e-6a52-4a8e-9b7c-2f8f5b6c1d2e',
    createdAt: '2025-06-29T12:00:00.000Z',
    name: 'Asha Rao',
    pence: 1000,
    refundedPence: 0,
    state: 'paid',
    isPractice: false,
    isHidden: false,
    isFeatured: false,
    ...changes,
  })

  it('tells where each donation stands', () => {
    const list = makeDonorList([
      entry({}),
      entry({ name: undefined, pence: 10_000, isHidden: true, isFeatured: true }),
      entry({ refundedPence: 250 }),
      entry({ refundedPence: 1000 }),
      entry({ state: 'pending', isPractice: true }),
    ])
    expect(list).toBe(
      [
        'id        date          amount  standing                name',
        '3f0c8f0e  2025-06-29    £10.00  paid                    Asha Rao',
        '3f0c8f0e  2025-06-29   £100.00  paid, hidden, featured  Anonymous',
        '3f0c8f0e  2025-06-29    £10.00  paid, £2.50 refunded    Asha Rao',
        '3f0c8f0e  2025-06-29    £10.00  refunded                Asha Rao',
        '3f0c8f0e  2025-06-29    £10.00  pending, practice       Asha Rao',
        '',
      ].join('\n'),
    )
  })

  it('reports an empty list', () => {
    expect(makeDonorList([])).toBe('Nobody has donated yet.\n')
  })
})
