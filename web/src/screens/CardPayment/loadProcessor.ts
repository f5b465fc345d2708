import type { StripeConstructor } from '@stripe/stripe-js';

declare global {
  interface Window {
    Stripe?: StripeConstructor;
  }
}

/** The version of the processor's script that fits the server's library. */
const VERSION = 'endive';

/**
 * Loads the processor's script from its own origin, which is the only place from which it may come. The card's number is typed
 * into a frame of the processor and never reaches Fairtab.
 * @throws when it does not arrive, so that it may be tried again.
 */
export async function loadProcessor(origin: string): Promise<StripeConstructor> {
  const known = installed();
  if (known) return known;
  const script = document.createElement('script');
  script.src = `${origin}/${VERSION}/stripe.js`;
  await new Promise<void>((loaded, failed) => {
    script.onload = () => loaded();
    script.onerror = () => failed(new Error('The script of the card processor did not arrive'));
    document.head.append(script);
  }).catch((error: unknown) => {
    script.remove();
    throw error;
  });
  const loaded = installed();
  if (!loaded) throw new Error('The script of the card processor is another one');
  return loaded;
}

function installed(): StripeConstructor | undefined {
  return window.Stripe;
}
