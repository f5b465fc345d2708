import type { Cents } from '@fairtab/domain/money';
import type { PaymentMethod } from '@fairtab/domain/waysToPay';
import type { TransferStatus } from '../../generated/prisma/enums';

/** A settlement that was proposed and is not in force. */
export interface StoredProposal {
  readonly id: string;
  /** SHA-256 of its plan, in base64url. */
  readonly planKey: string;
  readonly proposedByGuestId: string | null;
  readonly agreedGuestIds: readonly string[];
}

/** Money that one guest owes another by a settlement that is in force. */
export interface StoredTransfer {
  readonly id: string;
  readonly fromGuestId: string;
  readonly fromName: string;
  readonly toGuestId: string;
  readonly toName: string;
  readonly amountCents: Cents;
  readonly status: TransferStatus;
  readonly method: PaymentMethod | null;
  /** Whether its recipient said that it did not arrive, and it was not reported again. */
  readonly isDisputed: boolean;
}

/** SQL: a row `s` of settlement as a StoredProposal. */
export const PROPOSAL = `json_build_object('id', s.id, 'planKey', rtrim(translate(encode(s.plan_hash, 'base64'), '+/', '-_'), '='),
    'proposedByGuestId', s.proposed_by_guest_id, 'agreedGuestIds', (
      SELECT coalesce(json_agg(a.guest_id ORDER BY a.guest_id), '[]') FROM settlement_agreement a WHERE a.settlement_id = s.id))`;

/** SQL: a row `t` of transfer as a StoredTransfer. */
export const TRANSFER = `json_build_object('id', t.id, 'fromGuestId', t.from_guest_id, 'fromName', t.from_name,
    'toGuestId', t.to_guest_id, 'toName', t.to_name, 'amountCents', t.amount_cents, 'status', t.status,
    'method', t.method, 'isDisputed', t.disputed_at IS NOT NULL)`;
