import type Stripe from 'stripe';
import type { FeeRule } from '@fairtab/domain/cards/processingFee';
import type { Config } from '../../config';

/** Payments by card, when they are on. */
export interface CardProcessing {
  readonly stripe: Stripe;
  readonly fee: FeeRule;
  /** The key by which a browser sends the card to the processor. */
  readonly publishableKey: string;
  /** The secret of the signatures of webhooks. */
  readonly webhookSecret: string;
  /** Origin of the processor's script. */
  readonly scriptUrl: string;
}

const TIMEOUT_MS = 10_000;

/** @returns null when no keys are configured. The processor's library is loaded only with them. */
export async function openCardProcessing({ stripe: config }: Pick<Config, 'stripe'>): Promise<CardProcessing | null> {
  if (config === null) return null;
  const { default: StripeClient } = await import('stripe');
  const { hostname, port, protocol } = new URL(config.url);
  const stripe = new StripeClient(config.secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
    // The library sends an idempotency key of its own with each retry, unless there is ours.
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
  const { fee, publishableKey, webhookSecret, scriptUrl } = config;
  return { stripe, fee, publishableKey, webhookSecret, scriptUrl };
}
