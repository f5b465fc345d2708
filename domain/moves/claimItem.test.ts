import { describe, expect, it } from 'vitest';
import { said } from '../testing/said';
import { itemOf, receiptOf } from '../testing/bills';
import type { ReceiptState } from '../receipts';
import { claimItem } from './claimItem';

const state = receiptOf({ items: [itemOf()] });

function claim(details: {
  on?: ReceiptState;
  id: string;
  splitCount?: number;
  replaces?: readonly string[];
  guestId?: string;
}) {
  const { on = state, id, splitCount = 1, replaces = [], guestId = 'ana' } = details;
  const contact = { claimerName: 'Ana', claimerEmail: null, claimerPhone: null };
  const wanted = {
    itemId: 'item',
    ...contact,
    units: 1,
    splitCount,
    wantedAmountCents: null,
    expectedAmountCents: null,
  };
  return claimItem({ state: on, guestId, wanted, replaces, claimId: id, at: '2026-11-20T22:00:00.000Z' });
}

function done(decided: ReturnType<typeof claim>): ReceiptState {
  if ('refusal' in decided) throw new Error('The claim was refused');
  return decided.next;
}

describe('a claim that takes the place of another', () => {
  it('takes its part of what the other one had, in one step', () => {
    const whole = done(claim({ id: 'a' }));
    expect(claim({ on: whole, id: 'b', splitCount: 2 })).toMatchObject({ refusal: { kind: 'alreadyClaimed' } });
    const changed = claim({ on: whole, id: 'b', splitCount: 2, replaces: ['a'] });
    expect(said(changed)).toBe('Ana claimed 1/2 of Nachos for $5.00');
    expect(done(changed).claims).toMatchObject([{ id: 'b', amountCents: 500 }]);
    const back = done(claim({ on: done(changed), id: 'c', replaces: ['b'] }));
    expect(back.claims).toMatchObject([{ id: 'c', amountCents: 1000 }]);
  });

  it('is refused for a claim of somebody else, one that is gone, and one that is paid', () => {
    const whole = done(claim({ id: 'a' }));
    const gone = { refusal: { kind: 'notFound', message: 'There is no such claim on this receipt.' } };
    expect(claim({ on: whole, id: 'b', replaces: ['a'], guestId: 'ben' })).toMatchObject(gone);
    expect(claim({ on: whole, id: 'b', replaces: ['x'] })).toMatchObject(gone);
    const paid: ReceiptState = { ...whole, claims: whole.claims.map((each) => ({ ...each, status: 'paid' })) };
    expect(claim({ on: paid, id: 'b', replaces: ['a'] })).toMatchObject({ refusal: { kind: 'conflict' } });
    const treated = {
      ...whole,
      claims: whole.claims.map((each) => ({ ...each, treated: { guestId: 'b', name: 'Ben' } })),
    };
    expect(claim({ on: treated, id: 'b', replaces: ['a'] })).toMatchObject({
      refusal: { message: 'Ben had this. Give it back instead.' },
    });
  });
});
