import type { FeeRule } from '@fairtab/domain/cards/processingFee';
import { z } from 'zod';
import { optional, webOrigin } from '../../platform/configShapes';

/** The processor of card payments, and what Fairtab takes. docs/operations.md lists each variable. */
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

const startingWith = (start: RegExp, example: string) =>
  optional(z.string().regex(start, `must be a key such as ${example}`).optional());
const hundredths = (shape: z.ZodString, least: string) =>
  optional(shape.default(least).transform((text) => Math.round(Number(text) * 100)));

export const STRIPE_SHAPE = {
  /**
   * The secret key of a Stripe platform account; the three keys together turn payments by card on ([cards](#cards)).
   * @default none
   */
  STRIPE_SECRET_KEY: startingWith(/^(sk|rk)_/, 'sk_test_...'),
  /**
   * The key of that account for browsers.
   * @default none
   */
  STRIPE_PUBLISHABLE_KEY: startingWith(/^pk_/, 'pk_test_...'),
  /**
   * The secret with which Stripe signs what it reports.
   * @default none
   */
  STRIPE_WEBHOOK_SECRET: startingWith(/^whsec_/, 'whsec_...'),
  /**
   * Origin of Stripe's API, or of a stand-in.
   * @default `https://api.stripe.com`
   */
  STRIPE_URL: optional(webOrigin.default('https://api.stripe.com')),
  /**
   * Origin of Stripe's script, or of a stand-in.
   * @default `https://js.stripe.com`
   */
  STRIPE_SCRIPT_URL: optional(webOrigin.default('https://js.stripe.com')),
  /**
   * What a payment by card adds for the payer, in percent of the part.
   * @default `3`
   */
  CARD_FEE_PERCENT: hundredths(
    z.string().regex(/^\d{1,2}(\.\d{1,2})?$/, 'must be a percentage such as 3 or 3.25'),
    '3',
  ),
  /**
   * The least that it adds, in dollars such as `0.35`.
   * @default `0`
   */
  CARD_FEE_MINIMUM: hundredths(
    z.string().regex(/^\d{1,3}(\.\d{2})?$/, 'must be an amount in dollars such as 0.35'),
    '0',
  ),
};
type Values = z.output<z.ZodObject<typeof STRIPE_SHAPE>>;

/** @returns null without keys, and `incomplete` when some of the three are missing. */
export function stripeConfigOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_URL: url,
  STRIPE_SCRIPT_URL: scriptUrl,
  CARD_FEE_PERCENT: basisPoints,
  CARD_FEE_MINIMUM: minimumCents,
}: Values): StripeConfig | 'incomplete' | null {
  if (secretKey === undefined && publishableKey === undefined && webhookSecret === undefined) return null;
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) return 'incomplete';
  return { secretKey, publishableKey, webhookSecret, url, scriptUrl, fee: { basisPoints, minimumCents } };
}
