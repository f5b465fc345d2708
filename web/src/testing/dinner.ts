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
    subtotal: formatMoney(bill.linesCents),
    tax: formatMoney(state.taxCents),
    alcoholTax: formatMoney(state.alcoholTaxCents),
    tip: formatMoney(state.tipCents),
    fees: formatMoney(state.feesCents),
    serviceChargePercent: state.serviceChargePercent,
    discount: formatMoney(state.discountCents),
    total: formatMoney(state.totalCents),
    mismatch: formatMoney(bill.mismatchCents),
    claimed: formatMoney(bill.claimedCents),
    paid: formatMoney(bill.paidCents),
    remaining: formatMoney(bill.remainingCents),
    unclaimed: formatMoney(bill.unclaimedCents),
    gap: formatMoney(bill.gapCents),
    looking: 1,
    photosShared: state.photosShared,
    items: bill.items.map(({ item, lineCents, shareCents, unclaimedCents, free, claims }) => ({
      id: item.id,
      name: item.name,
      note: item.note ?? '',
      price: formatMoney(item.priceCents),
      quantity: item.quantity,
      splitWith: item.splitWith,
      taxClass: TAX_CLASS[item.taxClass],
      discount: formatMoney(item.discountCents),
      lineTotal: formatMoney(lineCents),
      share: formatMoney(shareCents),
      unclaimed: formatMoney(unclaimedCents),
      fullyClaimed: free.length === 0,
      unitsLeft: formatUnits(free.reduce((sum, piece) => sum + piece.end - piece.start, 0n)),
      free: free.map(({ start, end }) => ({ start: formatUnits(start), end: formatUnits(end) })),
      claims: claims.map(claimOnWire),
    })),
    people: bill.people.map(({ guestId, name, claims, owesCents, paidCents }) => ({
      id: `${guestId}:${name}`,
      diner: guestId,
      name,
      owes: formatMoney(owesCents),
      paid: formatMoney(paidCents),
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
        price: formatMoney(priceCents),
        quantity,
        discount: formatMoney(discountCents),
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

function claimOnWire(claim: ClaimState): TableClaim {
  return {
    id: claim.id,
    claimerName: claim.claimerName,
    diner: claim.guestId,
    treatedName: claim.treated?.name ?? null,
    treatedDiner: claim.treated?.guestId ?? null,
    sharedWith: [],
    units: claim.units,
    splitCount: claim.splitCount,
    amount: formatMoney(claim.amountCents),
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
