import type { Portion } from '@fairtab/domain/claims';
import type { RememberedDiner } from '../lib/deviceMemory';

export interface ClaimRequest {
  readonly itemId: string;
  readonly claimer: RememberedDiner;
  readonly portion: Portion;
  /** What the person was shown, as on the wire. */
  readonly expectedAmount: string;
  /** The same for every retry of this tap, so that bad Wi-Fi never claims twice. */
  readonly idempotencyKey: string;
}

export type ClaimOutcome =
  | { kind: 'claimed'; claimId: string; version: number }
  /** Somebody was faster, the price changed, the item is gone: message says it kindly. */
  | { kind: 'refused'; message: string; reason: string }
  | { kind: 'unreachable' }
  | { kind: 'failed'; message: string };
