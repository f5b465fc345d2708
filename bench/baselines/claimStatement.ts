import { GRID } from '@fairtab/domain/shares';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { Save } from '@fairtab/services/receipts/saving/Save';
import { FIRST_NUMBER, ITEM_PREFIX, RECEIPT_PREFIX } from '../receipts';

const CLAIM_PREFIX = 'bench-claim--';
const AT = '2026-11-21T20:00:00.000Z';
const LINES = 12;

/** The line and the unit that the n-th claim of a receipt takes: first unit 0 of each line, then unit 1, and so on. */
export function nthUnit(n: number): { line: number; unit: number } {
  return { line: n % LINES, unit: Math.floor(n / LINES) };
}

/** What the product saves for the n-th claim on a fresh receipt. The baselines run this statement without the product. */
export function saveOfNthClaim({ number, n, guestId }: { number: number; n: number; guestId: string }): Save {
  const { line, unit } = nthUnit(n);
  const receipt = FIRST_NUMBER + number;
  const id = `${RECEIPT_PREFIX}${receipt}`;
  const claimId = `${CLAIM_PREFIX}${receipt * 100 + n}`;
  const before = emptyState({ id, version: n + 1 });
  const claim = {
    id: claimId,
    itemId: `${ITEM_PREFIX}${receipt * 100 + line}`,
    guestId,
    claimerName: 'Ana',
    claimerEmail: null,
    claimerPhone: null,
    units: 1,
    splitCount: 1,
    pieces: [{ start: BigInt(unit) * GRID, end: BigInt(unit + 1) * GRID }],
    amountCents: 1750,
    coveredCents: 0,
    status: 'claimed' as const,
    paymentId: null,
    treated: null,
    sharedWith: [],
    createdAt: AT,
  };
  const step = {
    after: { ...before, version: n + 2, claims: [claim] },
    change: {
      receiptId: id,
      version: n + 2,
      actorGuestId: guestId,
      actorName: 'Ana',
      kind: 'claimed' as const,
      summary: 'Ana claimed 1 of 3 Burrata for $17.50',
      fact: {
        kind: 'itemClaimed' as const,
        by: { guestId, name: 'Ana' },
        claimId,
        item: { id: claim.itemId, name: 'Burrata' },
        units: 1,
        splitCount: 1,
        quantity: 3,
        amount: { minor: 1750, currency: 'USD' },
      },
      at: AT,
      touched: { items: [claim.itemId], claims: [claimId], diners: ['bench-diner--key'], payments: [], lists: true },
    },
    by: { id: guestId },
    keyed: {
      guestId,
      key: `bench-key-${receipt * 100 + n}`,
      firstWrite: false,
      requestHash: Buffer.alloc(32, 7),
      answer: { claim: { ...claim, pieces: claim.pieces.map(({ start, end }) => [String(start), String(end)]) } },
    },
  };
  return { before, steps: [step] };
}

/** A state with only what saveStatement compares. Everything else is the same before and after the claim. */
function emptyState({ id, version }: { id: string; version: number }): ReceiptState {
  return {
    id,
    version,
    writeId: '',
    billVersion: 1,
    hostGuestId: '',
    visibility: 'link',
    currency: 'USD',
    exchangeRate: null,
    deletedAt: null,
    evenSplit: null,
    serviceChargePercent: null,
    restaurantName: '',
    hostName: '',
    description: '',
    date: '2026-11-21',
    uploadMethod: 'manual',
    photosShared: false,
    createdAt: AT,
    taxCents: 0,
    alcoholTaxCents: 0,
    tipCents: 0,
    feesCents: 0,
    discountCents: 0,
    totalCents: 0,
    items: [],
    claims: [],
    payments: [],
    households: [],
    contributions: [],
    payTo: [],
  };
}
