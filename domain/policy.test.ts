import { describe, expect, it } from 'vitest';
import { ACTIONS, may, VISIBILITIES, type Action, type Verdict, type Visibility } from './policy';

const claim = { guestId: 'ana' };
const claims = [
  { guestId: 'ana', status: 'claimed' },
  { guestId: 'ben', status: 'paid' },
  { guestId: 'cleo', status: 'cancelled' },
  { guestId: 'eli', status: 'claimed' },
  { guestId: 'finn', status: 'claimed' },
];
const agreed = { hasAgreed: true };
const households = [
  {
    id: 'one',
    members: [
      { guestId: 'ana', name: 'Ana', ...agreed },
      { guestId: 'eli', name: 'Eli', ...agreed },
      { guestId: 'finn', name: 'Finn', hasAgreed: false },
      { guestId: 'gina', name: 'Gina', ...agreed },
    ],
  },
];
const receipt = {
  hostGuestId: 'hana',
  visibility: 'link' as Visibility,
  deletedAt: null,
  photosShared: false,
  claims,
  households,
  contributions: [{ guestId: 'dora' }],
};

/** One viewer of each role, for a claim of Ana's on a receipt of Hana's. */
const VIEWERS = {
  'the host': 'hana',
  'the claim owner': 'ana',
  'one of the owner’s household': 'eli',
  'another diner': 'ben',
  'a visitor': null,
} as const;

const forEveryone = (verdict: Verdict) => [verdict, verdict, verdict, verdict, verdict] as const;
const TABLE: Record<Action, readonly [Verdict, Verdict, Verdict, Verdict, Verdict]> = {
  seeReceipt: forEveryone('yes'),
  claim: forEveryone('yes'),
  payClaim: ['yes', 'yes', 'yes', 'no', 'no'],
  unclaim: ['yes', 'yes', 'no', 'no', 'no'],
  treat: ['yes', 'yes', 'yes', 'yes', 'no'],
  spreadTreat: ['yes', 'no', 'no', 'no', 'no'],
  endTreat: ['yes', 'yes', 'no', 'no', 'no'],
  askHousehold: ['yes', 'yes', 'yes', 'yes', 'no'],
  seeContact: ['yes', 'yes', 'no', 'no', 'no'],
  cancelClaim: ['yes', 'hidden', 'hidden', 'hidden', 'hidden'],
  reopenClaim: ['yes', 'hidden', 'hidden', 'hidden', 'hidden'],
  refundPayment: ['yes', 'hidden', 'hidden', 'hidden', 'hidden'],
  confirmPayment: ['yes', 'hidden', 'hidden', 'hidden', 'hidden'],
  disputePayment: ['yes', 'hidden', 'hidden', 'hidden', 'hidden'],
  setContribution: ['yes', 'hidden', 'hidden', 'hidden', 'hidden'],
  passOn: ['yes', 'yes', 'no', 'no', 'no'],
  remindDiner: ['yes', 'hidden', 'hidden', 'hidden', 'hidden'],
  askToTakeOver: ['yes', 'hidden', 'hidden', 'hidden', 'hidden'],
  editReceipt: ['yes', 'hidden', 'hidden', 'hidden', 'hidden'],
  shareReceipt: ['yes', 'hidden', 'hidden', 'hidden', 'hidden'],
  seePhotos: ['yes', 'hidden', 'hidden', 'hidden', 'hidden'],
  sharePhotos: ['yes', 'hidden', 'hidden', 'hidden', 'hidden'],
  keepBooks: ['yes', 'hidden', 'hidden', 'hidden', 'hidden'],
  putInEvening: ['yes', 'hidden', 'hidden', 'hidden', 'hidden'],
  deleteReceipt: ['yes', 'hidden', 'hidden', 'hidden', 'hidden'],
  restoreReceipt: ['yes', 'hidden', 'hidden', 'hidden', 'hidden'],
};

const cases = ACTIONS.flatMap((action) =>
  Object.entries(VIEWERS).map(([role, guestId], column) => ({ action, role, guestId, verdict: TABLE[action][column] })),
);

describe('may', () => {
  it.each(cases)('answers $verdict when $role wants to $action', ({ action, guestId, verdict }) => {
    expect(may({ viewer: { guestId }, action, receipt, claim })).toBe(verdict);
  });

  it.each(ACTIONS)('lets the host %s on the host’s own claim too', (action) => {
    expect(may({ viewer: { guestId: 'hana' }, action, receipt, claim: { guestId: 'hana' } })).toBe('yes');
  });

  const others = ACTIONS.filter((action) => action !== 'treat' && action !== 'askHousehold');
  it.each(others)('gives a diner no more permission to %s than a visitor when no claim is in question', (action) => {
    const asDiner = may({ viewer: { guestId: 'ana' }, action, receipt });
    expect(asDiner).toBe(may({ viewer: { guestId: null }, action, receipt }));
  });

  it('lets nobody pay for a household who was only asked to join it, or has nothing on the bill any more', () => {
    expect(may({ viewer: { guestId: 'gina' }, action: 'payClaim', receipt, claim })).toBe('no');
    expect(may({ viewer: { guestId: 'finn' }, action: 'payClaim', receipt, claim })).toBe('no');
    expect(may({ viewer: { guestId: 'ana' }, action: 'payClaim', receipt, claim: { guestId: 'finn' } })).toBe('no');
  });

  it('shows a receipt for its participants to somebody who is treated to everything', () => {
    const treat = { guestId: 'ben', status: 'claimed', treated: { guestId: 'dora' } };
    const participants = { ...receipt, visibility: 'participants' as const, claims: [...claims, treat] };
    expect(may({ viewer: { guestId: 'dora' }, action: 'seeReceipt', receipt: participants })).toBe('yes');
  });

  const SEEN_BY = { hana: VISIBILITIES, ana: ['link', 'participants'], ben: ['link', 'participants'] };
  const seen = ['hana', 'ana', 'ben', 'cleo', 'a stranger', null].flatMap((guestId) =>
    VISIBILITIES.map((visibility) => ({
      guestId,
      visibility,
      verdict: ((SEEN_BY as Record<string, readonly string[]>)[guestId ?? ''] ?? ['link']).includes(visibility)
        ? 'yes'
        : 'hidden',
    })),
  );
  it.each(seen)('answers $verdict when $guestId wants to see a receipt for $visibility', (cell) => {
    const { guestId, visibility, verdict } = cell;
    expect(may({ viewer: { guestId }, action: 'seeReceipt', receipt: { ...receipt, visibility } })).toBe(verdict);
  });

  const sharedTo = ['hana', 'ana', 'cleo', null].flatMap((guestId) =>
    VISIBILITIES.map((visibility) => ({ guestId, visibility })),
  );
  it.each(sharedTo)('shows shared photos to $guestId like the receipt for $visibility', ({ guestId, visibility }) => {
    const shared = { ...receipt, visibility, photosShared: true };
    const seen = may({ viewer: { guestId }, action: 'seeReceipt', receipt: shared });
    expect(may({ viewer: { guestId }, action: 'seePhotos', receipt: shared })).toBe(seen);
    const shares = may({ viewer: { guestId }, action: 'sharePhotos', receipt: shared });
    expect(shares).toBe(guestId === 'hana' ? 'yes' : 'hidden');
  });

  it.each(ACTIONS)('hides %s on a private receipt from everybody but its host', (action) => {
    const shut = { ...receipt, visibility: 'private' as const, photosShared: true };
    const verdicts = ['ana', 'ben', null].map((guestId) => may({ viewer: { guestId }, action, receipt: shut, claim }));
    expect(verdicts).toEqual(['hidden', 'hidden', 'hidden']);
    expect(may({ viewer: { guestId: 'hana' }, action, receipt: shut, claim })).toBe('yes');
  });

  it.each(ACTIONS)('hides %s on a deleted receipt, except that its host may restore it', (action) => {
    const deleted = { ...receipt, deletedAt: '2026-11-21T20:00:00.000Z', photosShared: true };
    const verdicts = ['hana', 'ana', null].map((guestId) =>
      may({ viewer: { guestId }, action, receipt: deleted, claim }),
    );
    expect(verdicts).toEqual([action === 'restoreReceipt' ? 'yes' : 'hidden', 'hidden', 'hidden']);
  });
});
