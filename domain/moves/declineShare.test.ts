import { describe, expect, it } from 'vitest';
import { said } from '../testing/said';
import { itemOf, receiptOf } from '../testing/bills';
import { claimItem } from './claimItem';
import { declineShare } from './declineShare';

const ben = { guestId: 'ben', name: 'Ben' };
const cleo = { guestId: 'cleo', name: 'Cleo' };
const state = receiptOf({ items: [itemOf()] });

function share(splitCount: number) {
  const contact = { claimerName: 'Ana', claimerEmail: null, claimerPhone: null };
  const wanted = {
    itemId: 'item',
    ...contact,
    units: 1,
    splitCount,
    wantedAmountCents: null,
    expectedAmountCents: null,
  };
  const at = '2026-11-20T22:00:00.000Z';
  return claimItem({ state, guestId: 'ana', wanted, sharedWith: [ben, cleo], claimId: 'a', at });
}

describe('sharing a dish with people', () => {
  it('takes one’s own part and asks the others for theirs, without changing an amount when one declines', () => {
    const shared = share(3);
    if ('refusal' in shared) throw new Error('The share was refused');
    expect(shared.answer.claim).toMatchObject({ amountCents: 333, sharedWith: [ben, cleo] });
    const declined = declineShare({ state: shared.next, claimId: 'a', guestId: 'ben' });
    expect(said(declined)).toBe('Ben had none of Nachos');
    expect('next' in declined && declined.next.claims).toEqual([{ ...shared.answer.claim, sharedWith: [cleo] }]);
  });

  it('refuses more people than share it, and an answer of somebody who is not asked', () => {
    const message = 'More people are chosen than share this';
    expect(share(2)).toMatchObject({ refusal: { problems: [{ path: 'shareWith', message }] } });
    const shared = share(3);
    const next = 'next' in shared ? shared.next : state;
    expect(declineShare({ state: next, claimId: 'a', guestId: 'dan' })).toMatchObject({
      refusal: { message: 'Nobody asks you to share this.' },
    });
    expect(declineShare({ state: next, claimId: 'x', guestId: 'ben' })).toMatchObject({
      refusal: { kind: 'notFound' },
    });
  });
});
