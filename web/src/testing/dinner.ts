import { summarise } from '@fairtab/domain/summaries';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import { tableOf as wireTableOf } from '../table/moves/tableOf';
import type { TableState } from '../table/tableState';

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
  exchangeRate: null,
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
  contributions: [],
  payTo: [{ method: 'venmo', handle: 'lucia-r' }],
};

/** What the server sends for a receipt. */
export function tableOf(state: ReceiptState): TableState {
  const table = { id: `Receipt:${state.id}`, linkId: state.id, looking: 1 };
  return { ...wireTableOf(state, table), ' $fragmentType': 'tableState_receipt' };
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
    coveredCents: 0,
    status: 'claimed',
    paymentId: null,
    treated: null,
    sharedWith: [],
    createdAt: '2026-11-20T21:00:00.000Z',
  };
  return { ...state, version: state.version + 1, claims: [...state.claims, made] };
}
