import type { ClaimState, ItemState, PaymentState, PayTo, ReceiptState } from '@fairtab/domain/receipts';
import { firstReminderAt } from '@fairtab/domain/reminders';
import type { RowChange } from './rowChanges';
import type { KeyedAnswer, NewGuest, Step } from './Save';

/** The columns of the receipt's own row. */
export function headerOf(state: ReceiptState): Record<string, unknown> {
  return {
    host_guest_id: state.hostGuestId,
    visibility: state.visibility,
    photos_shared: state.photosShared,
    deleted_at: state.deletedAt,
    even_split: state.evenSplit,
    // As text, because pg would make an SQL array of a list.
    households: JSON.stringify(state.households),
    bill_version: state.billVersion,
    restaurant_name: state.restaurantName,
    host_name: state.hostName,
    description: state.description,
    date: state.date,
    currency: state.currency,
    tax_cents: state.taxCents,
    alcohol_tax_cents: state.alcoholTaxCents,
    tip_cents: state.tipCents,
    fees_cents: state.feesCents,
    service_charge_percent: state.serviceChargePercent,
    discount_cents: state.discountCents,
    total_cents: state.totalCents,
  };
}

export function itemRow(item: ItemState, position: number): object {
  return {
    id: item.id,
    position,
    name: item.name,
    price_cents: item.priceCents,
    quantity: item.quantity,
    split_with: item.splitWith,
    tax_class: item.taxClass,
    discount_cents: item.discountCents,
    note: item.note ?? '',
  };
}

export function payToRow({ method, handle }: PayTo, position: number): object {
  return { method, handle, position };
}

export function guestRow({ id, tokenHash, networkHash, language }: NewGuest): object {
  const [token_hash, network_hash] = [tokenHash, networkHash].map((hash) => Buffer.from(hash).toString('hex'));
  return { id, token_hash, network_hash, language };
}

export function paymentRow({ row: payment, step, turnedAt }: RowChange<PaymentState>): object {
  return {
    step,
    id: payment.id,
    payer_guest_id: payment.payerGuestId,
    payer_name: payment.payerName,
    amount_cents: payment.amountCents,
    method: payment.method,
    handle: payment.handle,
    group_id: payment.groupId,
    status: payment.status,
    created_at: payment.createdAt,
    completed_at: payment.completedAt,
    tell_payer_at: payment.status === 'disputed' ? turnedAt : null,
  };
}

export function claimRow({ row: claim, step, turnedAt }: RowChange<ClaimState>): object {
  return {
    step,
    id: claim.id,
    item_id: claim.itemId,
    guest_id: claim.guestId,
    claimer_name: claim.claimerName,
    claimer_email: claim.claimerEmail,
    claimer_phone: claim.claimerPhone,
    units: claim.units,
    split_count: claim.splitCount,
    pieces: `{${claim.pieces.map(({ start, end }) => `[${start},${end})`).join(',')}}`,
    amount_cents: claim.amountCents,
    status: claim.status,
    payment_id: claim.paymentId,
    treated_guest_id: claim.treated?.guestId ?? null,
    treated_name: claim.treated?.name ?? null,
    shared_with: claim.sharedWith,
    created_at: claim.createdAt,
    // A claim that is open again, or somebody else's, is looked at anew.
    remind_at: turnedAt === null ? null : firstReminderAt(claim.createdAt),
  };
}

export function trailRow({ change }: Step, index: number): object {
  return {
    step: index + 1,
    actor_guest_id: change.actorGuestId,
    actor_name: change.actorName,
    kind: change.kind,
    summary: change.summary,
    fact: change.fact,
    at: change.at,
    touched: change.touched,
  };
}

export function keyRow({ guestId, key, firstWrite, requestHash, answer }: KeyedAnswer): object {
  return { guest_id: guestId, key, first_write: firstWrite, request_hash: requestHash.toString('hex'), answer };
}
