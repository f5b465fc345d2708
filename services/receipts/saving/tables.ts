import type { ClaimState, ItemState, PaymentState, PayTo, ReceiptState } from '@fairtab/domain/receipts';
import { firstReminderAt } from '@fairtab/domain/reminders';
import { firstLookAt } from '@fairtab/domain/retention';
import type { ChangeRecord } from '@fairtab/domain/facts/trail';
import { field, fixed, tableOf, type Fields } from './columns';
import type { RowChange } from './rowChanges';
import type { KeyedAnswer, NewGuest } from './Save';

/*
 * Which column holds which field of a receipt. The read (../receiptQuery.ts) and the write (saveStatement.ts) are made of
 * it, and the compiler asks for every field of the state.
 */

type Header = Omit<ReceiptState, 'items' | 'claims' | 'payments' | 'payTo'>;

const HEADER: Fields<Header> = {
  id: fixed('id', 'text'),
  version: fixed('version', 'int'),
  writeId: fixed('write_id', 'text'),
  billVersion: field('bill_version', 'int'),
  hostGuestId: field('host_guest_id', 'text'),
  visibility: field('visibility', 'visibility'),
  deletedAt: field('deleted_at', 'timestamptz', { read: 'iso_time(deleted_at)' }),
  evenSplit: field('even_split', 'jsonb'),
  restaurantName: field('restaurant_name', 'text'),
  hostName: field('host_name', 'text'),
  description: field('description', 'text'),
  date: field('date', 'date', { read: `to_char(date, 'YYYY-MM-DD')` }),
  uploadMethod: fixed('upload_method', 'upload_method'),
  currency: field('currency', 'text'),
  exchangeRate: field('exchange_rate', 'jsonb'),
  photosShared: field('photos_shared', 'boolean'),
  households: field('households', 'jsonb'),
  contributions: field('contributions', 'jsonb'),
  taxCents: field('tax_cents', 'bigint'),
  alcoholTaxCents: field('alcohol_tax_cents', 'bigint'),
  tipCents: field('tip_cents', 'bigint'),
  feesCents: field('fees_cents', 'bigint'),
  serviceChargePercent: field('service_charge_percent', 'numeric'),
  discountCents: field('discount_cents', 'bigint'),
  totalCents: field('total_cents', 'bigint'),
  createdAt: fixed('created_at', 'timestamptz', { read: 'iso_time(created_at)' }),
};

const ITEM: Fields<ItemState> = {
  id: fixed('id', 'text'),
  name: field('name', 'text'),
  priceCents: field('price_cents', 'bigint'),
  quantity: field('quantity', 'int'),
  splitWith: field('split_with', 'int'),
  taxClass: field('tax_class', 'tax_class'),
  discountCents: field('discount_cents', 'bigint'),
  // Read without nulls, because a state without a note has no such field.
  note: field('note', 'text', { read: `nullif(note, '')`, value: (note) => note ?? '' }),
};

const PAY_TO: Fields<PayTo> = {
  method: fixed('method', 'payment_method'),
  handle: field('handle', 'text'),
};

const CLAIM: Fields<ClaimState> = {
  id: fixed('id', 'text'),
  itemId: fixed('item_id', 'text'),
  guestId: field('guest_id', 'text'),
  claimerName: field('claimer_name', 'text'),
  claimerEmail: field('claimer_email', 'text'),
  claimerPhone: field('claimer_phone', 'text'),
  units: fixed('units', 'int'),
  splitCount: fixed('split_count', 'int'),
  // Positions are larger than a JSON number can hold, so they are read as texts.
  pieces: field('pieces', 'nummultirange', {
    read: `(SELECT json_agg(json_build_array(lower(p)::text, upper(p)::text) ORDER BY p) FROM unnest(pieces) p)`,
    value: (pieces) => `{${pieces.map(({ start, end }) => `[${start},${end})`).join(',')}}`,
  }),
  amountCents: field('amount_cents', 'bigint'),
  coveredCents: field('covered_cents', 'bigint'),
  status: field('status', 'claim_status'),
  paymentId: field('payment_id', 'text'),
  treated: {
    read: `CASE WHEN treated_guest_id IS NOT NULL THEN json_build_object('guestId', treated_guest_id, 'name', treated_name) END`,
    columns: [
      { name: 'treated_guest_id', type: 'text', value: (treated) => treated?.guestId ?? null },
      { name: 'treated_name', type: 'text', value: (treated) => treated?.name ?? null },
    ],
  },
  sharedWith: field('shared_with', 'jsonb'),
  createdAt: fixed('created_at', 'timestamptz', { read: 'iso_time(created_at)' }),
};

const PAYMENT: Fields<PaymentState> = {
  id: fixed('id', 'text'),
  payerGuestId: field('payer_guest_id', 'text'),
  payerName: field('payer_name', 'text'),
  amountCents: field('amount_cents', 'bigint'),
  cashCents: field('cash_cents', 'bigint'),
  method: fixed('method', 'payment_method'),
  // It is sealed once, and can only be removed afterwards.
  handle: field('handle', 'text', { update: 'CASE WHEN excluded.handle IS NULL THEN NULL ELSE payment.handle END' }),
  groupId: fixed('group_id', 'text'),
  status: field('status', 'payment_status'),
  createdAt: fixed('created_at', 'timestamptz', { read: 'iso_time(created_at)' }),
  completedAt: field('completed_at', 'timestamptz', { read: 'iso_time(completed_at)' }),
};

const CHANGE: Fields<ChangeRecord> = {
  receiptId: { read: 'receipt_id', columns: [] },
  version: { read: 'version', columns: [] },
  actorGuestId: field('actor_guest_id', 'text'),
  actorName: field('actor_name', 'text'),
  kind: field('kind', 'text'),
  summary: field('summary', 'text'),
  fact: field('fact', 'jsonb'),
  at: field('at', 'timestamptz', { read: 'iso_time(at)' }),
  touched: field('touched', 'jsonb'),
};

/** A new receipt, with what no state of it has. */
export interface MadeReceipt {
  readonly state: ReceiptState;
  readonly timeZone: string;
}

export const RECEIPT_TABLE = tableOf<Header, MadeReceipt>({
  name: 'receipt',
  fields: HEADER,
  row: ({ state }) => state,
  besides: [
    { name: 'time_zone', type: 'text', value: ({ timeZone }) => timeZone, update: null },
    {
      name: 'look_at',
      type: 'timestamptz',
      value: ({ state }) => firstLookAt(new Date(state.createdAt)),
      update: null,
    },
  ],
});

export const ITEM_TABLE = tableOf<ItemState, { readonly item: ItemState; readonly position: number }>({
  name: 'item',
  key: 'id',
  fields: ITEM,
  row: ({ item }) => item,
  besides: [{ name: 'position', type: 'int', value: ({ position }) => position }],
});

export const PAY_TO_TABLE = tableOf<PayTo, { readonly way: PayTo; readonly position: number }>({
  name: 'pay_to',
  key: 'receipt_id, method',
  fields: PAY_TO,
  row: ({ way }) => way,
  besides: [{ name: 'position', type: 'int', value: ({ position }) => position }],
});

export const CLAIM_TABLE = tableOf<ClaimState, RowChange<ClaimState>>({
  name: 'claim',
  key: 'id',
  fields: CLAIM,
  row: ({ row }) => row,
  besides: [
    { name: 'made_in', type: 'int', isStep: true, value: ({ step }) => step, update: null },
    {
      name: 'remind_at',
      type: 'timestamptz',
      // A claim that is open again, or somebody else's, is looked at anew.
      value: ({ row, turnedAt }) => (turnedAt === null ? null : firstReminderAt(row.createdAt)),
      update: 'coalesce(excluded.remind_at, claim.remind_at)',
    },
  ],
});

export const PAYMENT_TABLE = tableOf<PaymentState, RowChange<PaymentState>>({
  name: 'payment',
  key: 'id',
  fields: PAYMENT,
  row: ({ row }) => row,
  besides: [
    { name: 'made_in', type: 'int', isStep: true, value: ({ step }) => step, update: null },
    {
      name: 'tell_payer_at',
      type: 'timestamptz',
      value: ({ row, turnedAt }) => (row.status === 'disputed' ? turnedAt : null),
      update: `CASE WHEN excluded.status = 'disputed' THEN coalesce(excluded.tell_payer_at, payment.tell_payer_at) END`,
    },
  ],
});

export const CHANGE_TABLE = tableOf<ChangeRecord, { readonly change: ChangeRecord; readonly step: number }>({
  name: 'change',
  fields: CHANGE,
  row: ({ change }) => change,
  besides: [{ name: 'version', type: 'int', isStep: true, value: ({ step }) => step }],
});

const hex = (hash: Uint8Array) => `\\x${Buffer.from(hash).toString('hex')}`;

export const GUEST_TABLE = tableOf<NewGuest>({
  name: 'guest',
  isOfReceipt: false,
  fields: {
    id: field('id', 'text'),
    tokenHash: field('token_hash', 'bytea', { value: hex }),
    networkHash: field('network_hash', 'bytea', { value: hex }),
    language: field('language', 'text'),
  },
});

export const KEY_TABLE = tableOf<KeyedAnswer>({
  name: 'idempotency_key',
  isOfReceipt: false,
  fields: {
    guestId: field('guest_id', 'text'),
    key: field('key', 'text'),
    firstWrite: field('first_write', 'boolean'),
    requestHash: field('request_hash', 'bytea', { value: hex }),
    answer: field('answer', 'jsonb'),
  },
});
