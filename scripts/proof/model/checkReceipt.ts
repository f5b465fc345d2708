import { lengthOfPieces } from '@fairtab/domain/claims';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import { checkCoverage, checkMoney, checkPayments, insist } from '@fairtab/domain/testing/checks';
import { Table } from '@fairtab/domain/testing/Table';
import { isDeepStrictEqual } from 'node:util';
import type { Act } from './Act';
import { totalCents, type Model } from './Model';

/** Compares a state with what the table knows, and checks the invariants of the money. @throws Error that says what is wrong */
export function checkReceipt(receipt: ReceiptState, model: Model): void {
  const seen = summaryOfReceipt(receipt);
  const expected = summaryOfModel(model);
  for (const part of Object.keys(expected) as (keyof typeof expected)[])
    insist(
      isDeepStrictEqual(seen[part], expected[part]),
      `version ${receipt.version} has other ${part} than the rules say:\n${show(seen[part])}\ninstead of\n${show(expected[part])}`,
    );
  const table = new Table(receipt);
  checkCoverage(table);
  checkMoney(table, { edited: receipt.billVersion > 1 });
  checkPayments(table);
}

/** Acts that price claims anew, and so may change amounts that they do not name. */
const PRICING: readonly Act['do'][] = ['edit', 'add', 'splitEvenly', 'splitByItem'];

/** An act leaves every claim alone that it is not about: its amount, its place and who pays it. */
export function checkOthers(before: ReceiptState, after: ReceiptState, act: Act): void {
  const paymentId = act.do === 'dispute' ? act.paymentId : null;
  const named = [...('claimId' in act ? [act.claimId] : []), ...('claimIds' in act ? (act.claimIds ?? []) : [])];
  for (const old of before.claims) {
    const claim = after.claims.find(({ id }) => id === old.id);
    if (old.status === 'paid' && claim?.status === 'paid')
      insist(claim.amountCents === old.amountCents, `${act.do} changed the amount of a paid claim`);
    const isOwn = act.do === 'pay' && act.claimIds === null && old.guestId === act.guestId;
    if (isOwn || named.includes(old.id) || (paymentId !== null && old.paymentId === paymentId)) continue;
    if (PRICING.includes(act.do) || act.do === 'signIn') continue;
    insist(isDeepStrictEqual(claim, old), `${act.do} touched another claim`);
  }
}

function summaryOfReceipt(receipt: ReceiptState) {
  const { evenSplit } = receipt;
  return {
    ...header({ ...receipt, isDeleted: receipt.deletedAt !== null }),
    total: receipt.totalCents,
    evenSplit: evenSplit && { people: evenSplit.people, dishes: evenSplit.dishes },
    items: receipt.items,
    claims: sorted(receipt.claims.map(claimOf)),
    payments: sorted(receipt.payments.map(({ id, payerGuestId, status }) => ({ id, payerGuestId, status }))),
    households: receipt.households.map(({ members }) => members.map((each) => [each.guestId, each.hasAgreed])),
  };
}

function summaryOfModel(model: Model) {
  return {
    ...header(model),
    total: totalCents(model),
    evenSplit: model.evenSplit,
    items: model.items,
    claims: sorted([...model.claims]),
    payments: sorted([...model.payments]),
    households: model.households.map((home) => [...home]),
  };
}

function header(of: Omit<Model, 'items' | 'claims' | 'payments' | 'households' | 'evenSplit'>) {
  const { version, billVersion, hostGuestId, visibility, isDeleted } = of;
  const { taxCents, alcoholTaxCents, tipCents, feesCents, discountCents } = of;
  return {
    version,
    billVersion,
    hostGuestId,
    visibility,
    isDeleted,
    extras: { taxCents, alcoholTaxCents, tipCents, feesCents, discountCents },
  };
}

function claimOf(claim: ClaimState): Model['claims'][number] {
  const { id, itemId, guestId, claimerName: name, status, paymentId, treated, sharedWith } = claim;
  const length = lengthOfPieces(claim.pieces);
  return { id, itemId, owner: { guestId, name }, length, status, paymentId, treated, sharedWith };
}

function sorted<Row extends { readonly id: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function show(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part), 1);
}
