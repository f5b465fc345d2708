import { describe, expect, it } from 'vitest';
import { ACTIONS, may, type Action, type Verdict } from './policy';

const receipt = { hostGuestId: 'hana' };
const claim = { guestId: 'ana' };

/** Everybody who can come along, with a claim of Ana's on a receipt of Hana's. */
const VIEWERS = {
  'the host': 'hana',
  "the claim's own person": 'ana',
  'another diner': 'ben',
  'somebody who never did anything': null,
} as const;

const everyone = (verdict: Verdict) => [verdict, verdict, verdict, verdict] as const;
const TABLE: Record<Action, readonly [Verdict, Verdict, Verdict, Verdict]> = {
  seeReceipt: everyone('yes'),
  claim: everyone('yes'),
  payClaim: ['yes', 'yes', 'no', 'no'],
  unclaim: ['yes', 'yes', 'no', 'no'],
  seeContact: ['yes', 'yes', 'no', 'no'],
  cancelClaim: ['yes', 'hidden', 'hidden', 'hidden'],
  reopenClaim: ['yes', 'hidden', 'hidden', 'hidden'],
  confirmPayment: ['yes', 'hidden', 'hidden', 'hidden'],
  disputePayment: ['yes', 'hidden', 'hidden', 'hidden'],
  editReceipt: ['yes', 'hidden', 'hidden', 'hidden'],
};

const cases = ACTIONS.flatMap((action) =>
  Object.entries(VIEWERS).map(([who, guestId], column) => ({ action, who, guestId, verdict: TABLE[action][column] })),
);

describe('may', () => {
  it.each(cases)('answers $verdict when $who wants to $action', ({ action, guestId, verdict }) => {
    expect(may({ viewer: { guestId }, action, receipt, claim })).toBe(verdict);
  });

  it.each(ACTIONS)('lets the host %s on her own claim too', (action) => {
    expect(may({ viewer: { guestId: 'hana' }, action, receipt, claim: { guestId: 'hana' } })).toBe('yes');
  });

  it.each(ACTIONS)('gives a diner no more power to %s for having a claim, when none is in question', (action) => {
    const asDiner = may({ viewer: { guestId: 'ana' }, action, receipt });
    expect(asDiner).toBe(may({ viewer: { guestId: null }, action, receipt }));
  });
});
