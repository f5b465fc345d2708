import { formatUnits, type ClaimStatus } from '@fairtab/domain/claims';
import { householdOf } from '@fairtab/domain/households';
import { formatMoney } from '@fairtab/domain/money';
import { summarise, type ClaimState, type ReceiptState } from '@fairtab/domain/receipts';
import type { TaxClass } from '@fairtab/domain/taxClasses';
import type { TableClaim, TableState } from '../table/tableState';

const PLAIN = { taxClass: 'ordinary', discountCents: 0 } as const;

/** A bill for tests: Nachos 12.00 shared, two Negroni at 11.00, a coffee at 3.33; tax 3.25, tip 5.00. */
export const DINNER: ReceiptState = {
  id: 'dinner',
  version: 1,
  writeId: 'first',
  billVersion: 1,
  hostGuestId: 'lucia',
  visibility: 'link',
  deletedAt: null,
  evenSplit: null,
  serviceChargePercent: null,
  hostName: 'Lucia',
  restaurantName: 'Trattoria Lucia',
  description: '',
  date: '2026-11-20',
  uploadMethod: 'manual',
  currency: 'USD',
  photosShared: false,
  createdAt: '2026-11-20T20:00:00.000Z',
  items: [
    { id: 'nachos', name: 'Nachos', priceCents: 1200, quantity: 1, splitWith: 4, ...PLAIN },
    { id: 'negroni', name: 'Negroni', priceCents: 1100, quantity: 2, splitWith: 1, ...PLAIN },
    { id: 'coffee', name: 'Coffee', priceCents: 333, quantity: 1, splitWith: 1, ...PLAIN },
  ],
  taxCents: 325,
  alcoholTaxCents: 0,
  tipCents: 500,
  feesCents: 0,
  discountCents: 0,
  totalCents: 4558,
  claims: [],
  payments: [],
  households: [],
  payTo: [{ method: 'venmo', handle: 'lucia-r' }],
};

/** What the server sends for a receipt. */
export function tableOf(state: ReceiptState): TableState {
  const bill = summarise(state);
  return {
    id: `Receipt:${state.id}`,
    linkId: state.id,
    version: state.version,
    restaurantName: state.restaurantName,
    hostName: state.hostName,
    hostDiner: state.hostGuestId,
    description: state.description,
    date: state.date,
    currency: state.currency,
    subtotal: formatMoney(bill.linesCents, state.currency),
    tax: formatMoney(state.taxCents, state.currency),
    alcoholTax: formatMoney(state.alcoholTaxCents, state.currency),
    tip: formatMoney(state.tipCents, state.currency),
    fees: formatMoney(state.feesCents, state.currency),
    serviceChargeRate: state.serviceChargePercent?.toString() ?? null,
    discount: formatMoney(state.discountCents, state.currency),
    total: formatMoney(state.totalCents, state.currency),
    mismatch: formatMoney(bill.mismatchCents, state.currency),
    claimed: formatMoney(bill.claimedCents, state.currency),
    paid: formatMoney(bill.paidCents, state.currency),
    remaining: formatMoney(bill.remainingCents, state.currency),
    unclaimed: formatMoney(bill.unclaimedCents, state.currency),
    gap: formatMoney(bill.gapCents, state.currency),
    looking: 1,
    photosShared: state.photosShared,
    items: bill.items.map(({ item, lineCents, shareCents, unclaimedCents, free, claims }) => ({
      id: item.id,
      name: item.name,
      note: item.note ?? '',
      price: formatMoney(item.priceCents, state.currency),
      quantity: item.quantity,
      splitWith: item.splitWith,
      taxClass: TAX_CLASS[item.taxClass],
      discount: formatMoney(item.discountCents, state.currency),
      lineTotal: formatMoney(lineCents, state.currency),
      share: formatMoney(shareCents, state.currency),
      unclaimed: formatMoney(unclaimedCents, state.currency),
      fullyClaimed: free.length === 0,
      unitsLeft: formatUnits(free.reduce((sum, piece) => sum + piece.end - piece.start, 0n)),
      free: free.map(({ start, end }) => ({ start: formatUnits(start), end: formatUnits(end) })),
      claims: claims.map((claim) => claimOnWire(claim, state)),
    })),
    people: bill.people.map(({ guestId, name, claims, owesCents, paidCents }) => ({
      id: `${guestId}:${name}`,
      diner: guestId,
      name,
      owes: formatMoney(owesCents, state.currency),
      paid: formatMoney(paidCents, state.currency),
      ...householdOnWire(state, guestId),
      claims: claims.map(({ id }) => ({ id })),
    })),
    payments: [],
    payTo: [{ method: 'VENMO', handle: 'lucia-r' }],
    evenSplit: state.evenSplit && {
      people: state.evenSplit.people,
      dishes: state.evenSplit.dishes.map(({ name, note = '', priceCents, quantity, discountCents }) => ({
        name,
        note,
        price: formatMoney(priceCents, state.currency),
        quantity,
        discount: formatMoney(discountCents, state.currency),
      })),
    },
    ' $fragmentType': 'tableState_receipt',
  };
}

function householdOnWire({ households }: ReceiptState, guestId: string) {
  const household = householdOf(households, guestId);
  const hasAgreed = household?.members.find((member) => member.guestId === guestId)?.hasAgreed;
  const id = household?.id ?? null;
  return hasAgreed ? { household: id, askedInto: null } : { household: null, askedInto: id };
}

const TAX_CLASS = { ordinary: 'ORDINARY', alcohol: 'ALCOHOL', untaxed: 'UNTAXED' } as const satisfies Record<
  TaxClass,
  string
>;

const STATUS = { claimed: 'CLAIMED', paid: 'PAID', cancelled: 'CANCELLED' } as const satisfies Record<
  ClaimStatus,
  string
>;

function claimOnWire(claim: ClaimState, state: ReceiptState): TableClaim {
  return {
    id: claim.id,
    claimerName: claim.claimerName,
    diner: claim.guestId,
    treatedName: claim.treated?.name ?? null,
    treatedDiner: claim.treated?.guestId ?? null,
    sharedWith: [],
    units: claim.units,
    splitCount: claim.splitCount,
    amount: formatMoney(claim.amountCents, state.currency),
    status: STATUS[claim.status],
    createdAt: claim.createdAt,
    payment: claim.paymentId ? { id: claim.paymentId } : null,
  };
}

/** The bill after the server has taken a claim: the same steps as the use case, without a database. */
export function claimed(
  state: ReceiptState,
  claim: Pick<ClaimState, 'id' | 'itemId' | 'guestId' | 'claimerName' | 'units' | 'splitCount' | 'pieces'>,
): ReceiptState {
  const { ruler } = summarise(state);
  const index = state.items.findIndex(({ id }) => id === claim.itemId);
  const made: ClaimState = {
    ...claim,
    claimerEmail: null,
    claimerPhone: null,
    amountCents: ruler.amountOf(index, claim.pieces),
    status: 'claimed',
    paymentId: null,
    treated: null,
    sharedWith: [],
    createdAt: '2026-11-20T21:00:00.000Z',
  };
  return { ...state, version: state.version + 1, claims: [...state.claims, made] };
}
