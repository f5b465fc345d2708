import { dishOf, evenLine } from '../bill/evenSplit';
import type { CreateReceipt } from '../inputs/receiptInputs';
import type { PayTo, Person, ReceiptState } from '../receipts';
import type { Decision } from './Decision';
import { moneyOf } from './factParts';

/**
 * A bill becomes a receipt: a step from nothing. With `keepsTotal` its lines follow one by one, and the total stays the printed one.
 * @param newId makes the ids of its lines
 */
export function createReceipt({
  wanted,
  date,
  id,
  host,
  payTo,
  newId,
  at,
}: {
  wanted: Omit<CreateReceipt, 'idempotencyKey'>;
  date: string;
  id: string;
  host: Person;
  payTo: readonly PayTo[];
  newId: () => string;
  at: string;
}): Decision<{ receiptId: string }> {
  const { items: lines, splitEvenlyAmong: people, keepsTotal, timeZone } = wanted;
  const dishes = lines.map(dishOf);
  const next: ReceiptState = {
    id,
    version: 0,
    writeId: '',
    billVersion: keepsTotal ? 0 : 1,
    hostGuestId: host.guestId,
    hostName: host.name,
    visibility: 'link',
    photosShared: false,
    deletedAt: null,
    evenSplit: people === null ? null : { people, dishes },
    restaurantName: wanted.restaurantName,
    description: wanted.description,
    date,
    uploadMethod: wanted.uploadMethod,
    currency: wanted.currency,
    exchangeRate: null,
    taxCents: wanted.taxCents,
    alcoholTaxCents: wanted.alcoholTaxCents,
    tipCents: wanted.tipCents,
    feesCents: wanted.feesCents,
    serviceChargePercent: wanted.serviceChargePercent,
    discountCents: wanted.discountCents,
    totalCents: wanted.totalCents,
    createdAt: at,
    items:
      people === null ? dishes.map((dish) => ({ ...dish, id: newId() })) : [evenLine(wanted, { id: newId(), people })],
    claims: [],
    payments: [],
    households: [],
    payTo,
    contributions: [],
  };
  return {
    next,
    timeZone,
    fact: {
      kind: 'receiptCreated',
      by: host,
      restaurantName: next.restaurantName,
      total: moneyOf(next, next.totalCents),
    },
    answer: { receiptId: id },
  };
}
