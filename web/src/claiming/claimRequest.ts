import type { Portion } from '@fairtab/domain/claims';
import type { RememberedDiner } from './rememberedDiner';

export interface ClaimRequest {
  readonly itemId: string;
  readonly claimer: RememberedDiner;
  readonly portion: Portion;
  /** The amount that the diner was shown, as GraphQL spells it: "22.41". */
  readonly expectedAmount: string;
  /** Every retry of this claim sends the same key, so that it counts once. */
  readonly idempotencyKey: string;
}
