import { describe, expect, it } from 'vitest';
import { said } from '../testing/said';
import { lengthOf, takePieces } from '../claims';
import type { ClaimState, Person } from '../receipts';
import { wholeLine } from '../shares';
import { itemOf, receiptOf } from '../testing/bills';
import { endTreat } from './endTreat';
import { treat } from './treat';

const hana = { guestId: 'host', name: 'Hana' };
const ana = { guestId: 'ana', name: 'Ana' };
const ben = { guestId: 'ben', name: 'Ben' };
const cleo = { guestId: 'cleo', name: 'Cleo' };
const dan = { guestId: 'dan', name: 'Dan' };

const claimOf = (parts: Partial<ClaimState>): ClaimState => {
  const { units = 1, splitCount = 1 } = parts;
  return {
    id: 'a',
    itemId: 'item',
    guestId: 'ana',
    claimerName: 'Ana',
    claimerEmail: 'ana@example.com',
    claimerPhone: null,
    units,
    splitCount,
    pieces: takePieces([wholeLine(1)], lengthOf({ units, splitCount })) ?? [],
    amountCents: 1000,
    coveredCents: 0,
    status: 'claimed',
    paymentId: null,
    treated: null,
    sharedWith: [],
    createdAt: '2026-11-20T22:00:00.000Z',
    ...parts,
  };
};
const claim = claimOf({});

function take(
  payers: readonly Person[],
  parts: { claims?: readonly ClaimState[]; actor?: Person; expectedAmountCents?: number } = {},
) {
  const { claims = [claim], actor = hana, expectedAmountCents = null } = parts;
  const state = receiptOf({ items: [itemOf()], claims });
  let ids = 0;
  const newId = (): string => `part${++ids}`;
  return treat({ state, actor, claims, payers, expectedAmountCents, newId });
}

describe('treating a person', () => {
  it('moves the claim to the payer, who knows whose it was and not how to reach them', () => {
    const decided = take([ben], { actor: ben });
    expect(said(decided)).toBe('Ben treats Ana to $10.00');
    expect('next' in decided && decided.next.claims).toEqual([
      { ...claim, guestId: 'ben', claimerName: 'Ben', treated: ana },
    ]);
  });

  it('says in the trail that the host made somebody pay', () => {
    expect(said(take([ben]))).toBe('Hana says Ben treats Ana to $10.00');
    expect(said(take([{ ...hana, name: 'Kid' }]))).toBe('Kid treats Ana to $10.00');
  });

  it('spreads it over several people to the cent', () => {
    const decided = take([ben, cleo, dan]);
    expect(said(decided)).toBe('Hana spread the $10.00 of Ana over 3 people');
    const claims = 'next' in decided ? decided.next.claims : [];
    expect(claims.map(({ amountCents }) => amountCents).sort()).toEqual([333, 333, 334]);
    expect(claims).toMatchObject(
      Array.from({ length: 3 }, () => ({ units: 1, splitCount: 3, treated: ana, claimerEmail: 'ana@example.com' })),
    );
    expect(new Set(claims.map(({ guestId }) => guestId))).toEqual(new Set(['ben', 'cleo', 'dan']));
  });

  it('ends when the treated person takes on the claim again', () => {
    const treated = { ...claim, guestId: 'ben', claimerName: 'Ben', treated: ana };
    const decided = take([ana], { claims: [treated] });
    expect('next' in decided && decided.next.claims).toEqual([claim]);
  });

  it.each([
    ['nothing', [ben], { claims: [] }, 'Nothing is left to take on.'],
    ['a paid claim', [ben], { claims: [claimOf({ status: 'paid' })] }, 'This claim is already paid.'],
    ['what is theirs', [ben, ana], {}, 'Ana pays for these claims already.'],
    ['claims of two people', [ben], { claims: [claim, claimOf({ id: 'c', claimerName: 'Kid' })] }, 'These claims'],
    ['a crumb', [ben, cleo], { claims: [claimOf({ splitCount: 64 })] }, 'This cannot be split between 2 more people.'],
    ['another amount', [ben], { expectedAmountCents: 900 }, 'The right amount is 10.00.'],
  ])('refuses %s', (_what, payers, parts, message) => {
    const decided = take(payers, parts);
    expect('refusal' in decided && JSON.stringify(decided.refusal)).toContain(message);
  });
});

describe('ending a treat', () => {
  const treated = { ...claim, guestId: 'ben', claimerName: 'Ben', treated: ana };
  const end = (claims: readonly ClaimState[], guestId: string) =>
    endTreat({ state: receiptOf({ claims }), guestId, claims });

  it.each([
    ['ben', 'Ben gave $10.00 back to Ana'],
    ['host', 'Hana gave $10.00 back to Ana'],
    ['ana', 'Ana takes back $10.00'],
  ])('gives the claim back as it was when %s says so', (guestId, summary) => {
    const decided = end([treated], guestId);
    expect(said(decided)).toBe(summary);
    expect('next' in decided && decided.next.claims).toEqual([claim]);
  });

  it('refuses a claim that nobody is treated to, and one that is paid', () => {
    expect(end([claim], 'ana')).toMatchObject({ refusal: { message: 'Nobody is treated to this.' } });
    expect(end([{ ...treated, status: 'paid' }], 'ben')).toMatchObject({
      refusal: { message: 'This claim is already paid.' },
    });
  });
});
