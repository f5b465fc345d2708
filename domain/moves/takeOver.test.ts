import { describe, expect, it } from 'vitest';
import { lengthOf, takePieces } from '../claims';
import type { ClaimState } from '../receipts';
import { wholeLine } from '../shares';
import { itemOf, receiptOf } from '../testing/bills';
import { claimsToTakeOver, takeOver } from './takeOver';

const claimOf = (parts: Partial<ClaimState>): ClaimState => ({
  id: 'a',
  itemId: 'item',
  guestId: 'host',
  claimerName: 'Ben',
  claimerEmail: null,
  claimerPhone: null,
  units: 1,
  splitCount: 2,
  pieces: takePieces([wholeLine(1)], lengthOf({ units: 1, splitCount: 2 })) ?? [],
  amountCents: 500,
  coveredCents: 0,
  status: 'claimed',
  paymentId: null,
  treated: null,
  sharedWith: [],
  createdAt: '2026-11-20T22:00:00.000Z',
  ...parts,
});
const tableOf = (...claims: ClaimState[]) => receiptOf({ items: [itemOf()], claims, hostName: 'Hana' });
const take = (
  claims: ClaimState[],
  { guestId = 'ben', expectedAmountCents = null }: { guestId?: string; expectedAmountCents?: number | null } = {},
) => takeOver({ state: tableOf(...claims), guestId, name: 'ben', expectedAmountCents });

describe('taking over what a host claimed for somebody', () => {
  it('gives the unpaid claims of the name to the account, with name, pieces and amount as they were', () => {
    const [soup, cake] = [claimOf({ id: 'soup' }), claimOf({ id: 'cake', claimerName: 'BEN' })];
    const paid = claimOf({ id: 'paid', status: 'paid', paymentId: 'p' });
    const others = [
      claimOf({ id: 'hana', claimerName: 'Hana' }),
      claimOf({ id: 'own', guestId: 'phone' }),
      claimOf({ id: 'gone', status: 'cancelled' }),
      claimOf({ id: 'treat', treated: { guestId: 'phone', name: 'Cleo' } }),
    ];
    const decided = take([soup, paid, ...others, cake], { expectedAmountCents: 1000 });
    expect(decided).toMatchObject({
      fact: { kind: 'claimsTakenOver', by: { name: 'Ben' } },
      answer: { claimIds: ['soup', 'cake'] },
    });
    expect('next' in decided && decided.next.claims).toEqual([
      { ...soup, guestId: 'ben' },
      paid,
      ...others,
      { ...cake, guestId: 'ben' },
    ]);
  });

  it.each([
    ['when all of it is paid', [claimOf({ status: 'paid', paymentId: 'p' })], {}],
    ['of somebody with a phone', [claimOf({ guestId: 'phone' })], {}],
    ['by the host', [claimOf({})], { guestId: 'host' }],
  ])('is refused %s', (_when, claims, options) => {
    expect(take(claims, options)).toMatchObject({
      refusal: { kind: 'conflict', message: 'Nothing is left to take over.' },
    });
  });

  it('is refused for another amount than the one that was shown', () => {
    expect(take([claimOf({})], { expectedAmountCents: 498 })).toMatchObject({
      refusal: { kind: 'amountMismatch', amountCents: 500 },
    });
  });

  it('never takes what the host had', () => {
    expect(claimsToTakeOver(tableOf(claimOf({ claimerName: 'Hana' })), 'hana')).toEqual([]);
  });
});
