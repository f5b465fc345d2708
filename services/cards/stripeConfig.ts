import type { FeeRule } from '@fairtab/domain/processingFee';

/** The processor of card payments, and what Fairtab takes. README.md documents each variable. */
export interface StripeConfig {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Origin of Stripe's API, or of a stand-in. */
  readonly url: string;
  /** Origin of Stripe's script and of the frames that it opens, or of a stand-in. */
  readonly scriptUrl: string;
  readonly fee: FeeRule;
}
