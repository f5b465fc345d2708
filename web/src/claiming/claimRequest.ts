import type { Portion } from '@fairtab/domain/claims';
import type { RememberedDiner } from './rememberedDiner';

export interface ClaimRequest {
  readonly itemId: string;
  readonly claimer: RememberedDiner;
  readonly portion: Portion;
  /** What the person was shown, as on the wire. */
  readonly expectedAmount: string;
  /** The same for every retry of this tap, so that bad Wi-Fi never claims twice. */
  readonly idempotencyKey: string;
}
