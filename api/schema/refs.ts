import type { ClaimState, Contribution, PaymentState, PayTo, ReceiptState } from '@fairtab/domain/receipts';
import type { ItemSummary, PersonSummary } from '@fairtab/domain/summaries';
import type { Piece } from '@fairtab/domain/shares';
import type { Touched } from '@fairtab/domain/facts/trail';
import type { AccountJob } from '@fairtab/services/people/accountJobs/readAccountJob';
import type { Counterparty } from '@fairtab/services/money/counterparties/counterparties';
import type { EveningState } from '@fairtab/services/money/evenings/readEvening';
import type { Export } from '@fairtab/services/money/books/exports/readExport';
import type { Account } from '@fairtab/services/people/signedIn';
import type { ScanState } from '@fairtab/services/receipts/scans/readScan';
import type { ApiContext, FollowedEvent, ReceiptEvent } from '../context';
import { builder } from './builder';

/**
 * The objects that resolvers get for each type. A part of a receipt carries the state it was read from, so that one answer
 * shows one version of the receipt, also when it changes meanwhile.
 */
export interface OnReceipt {
  readonly receipt: ReceiptState;
}
export interface ItemNode extends OnReceipt {
  readonly line: ItemSummary;
}
export interface ClaimNode extends OnReceipt {
  readonly claim: ClaimState;
}
export interface PaymentNode extends OnReceipt {
  readonly payment: PaymentState;
}
export interface PersonOnReceipt extends OnReceipt {
  readonly person: PersonSummary;
}
export interface ContributionOnReceipt extends OnReceipt {
  readonly contribution: Contribution;
}
export interface DifferenceNode extends OnReceipt {
  readonly touched: Touched;
}

export const ReceiptRef = builder.objectRef<ReceiptState>('Receipt');
export const ItemRef = builder.objectRef<ItemNode>('Item');
export const ClaimRef = builder.objectRef<ClaimNode>('Claim');
export const PaymentRef = builder.objectRef<PaymentNode>('Payment');
export const PersonRef = builder.objectRef<PersonOnReceipt>('Person');
export const ContributionRef = builder.objectRef<ContributionOnReceipt>('Contribution');
export const SeatRef = builder.objectRef<ReceiptState>('Seat');
export const StretchRef = builder.objectRef<Piece>('Stretch');
export const PayToRef = builder.objectRef<PayTo>('PayTo');
export const UserRef = builder.objectRef<Account>('User');
export const ScanRef = builder.objectRef<ScanState>('Scan');
export const AccountJobRef = builder.objectRef<AccountJob>('AccountJob');
export const CounterpartyRef = builder.objectRef<Counterparty>('Counterparty');
export const EveningRef = builder.objectRef<EveningState>('Evening');
export const ExportRef = builder.objectRef<Export>('Export');
export const ReceiptChangedRef = builder.objectRef<ReceiptEvent>('ReceiptChanged');
export const ReceiptEventRef = builder.objectRef<FollowedEvent>('ReceiptEvent');
export const ReceiptDifferenceRef = builder.objectRef<DifferenceNode>('ReceiptDifference');

export function itemNodeOf(
  receipt: ReceiptState,
  { itemId, ctx }: { itemId: string; ctx: ApiContext },
): ItemNode | null {
  const line = ctx.store.summary(receipt).items.find(({ item }) => item.id === itemId);
  return line ? { receipt, line } : null;
}

export function claimNodeOf(receipt: ReceiptState, claimId: string): ClaimNode | null {
  const claim = receipt.claims.find(({ id }) => id === claimId);
  return claim ? { receipt, claim } : null;
}

export function paymentNodeOf(receipt: ReceiptState, paymentId: string): PaymentNode | null {
  const payment = receipt.payments.find(({ id }) => id === paymentId);
  return payment ? { receipt, payment } : null;
}

/** @returns a value that cannot be missing. @throws when it is, which is a fault of ours. */
export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A value that cannot be missing is missing');
  return value;
}
