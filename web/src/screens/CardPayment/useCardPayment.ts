import { t } from '@fairtab/domain/language/t';
import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { loadProcessor } from './loadProcessor';
import { useMutate } from '../../network/relay/useMutate';
import type { startCardPaymentMutation } from './__generated__/startCardPaymentMutation.graphql';
import { startCardPayment } from './startCardPayment';

/**
 * preparing: the card's field is on its way. failed: it did not come. ready: the card can be typed in. sending: the bank is
 * asked. sent: the bank has answered or will, and the processor tells Fairtab.
 */
export type CardState =
  | { readonly kind: 'preparing' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ready' | 'sending'; readonly problem: string | null }
  | { readonly kind: 'sent'; readonly cardPaymentId: string };

interface Begun {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
  readonly cardPaymentId: string;
}

export interface CardPaymentMoves {
  readonly state: CardState;
  readonly pay: () => void;
  readonly tryAgain: () => void;
}

const UNREACHABLE = (): string => t('The card form did not arrive. Please try again, or pay in another way.');

/** Begins the payment, puts the processor's field into `place`, and sends the card. That a claim is paid comes from the server alone. */
export function useCardPayment({
  place,
  linkId,
  total,
  processor: { scriptUrl, publishableKey },
}: {
  place: RefObject<HTMLElement | null>;
  linkId: string;
  total: string;
  processor: { readonly scriptUrl: string; readonly publishableKey: string };
}): CardPaymentMoves {
  const mutate = useMutate();
  const [state, setState] = useState<CardState>({ kind: 'preparing' });
  const [begun, setBegun] = useState<Begun | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isGone = false;
    let field: StripePaymentElement | null = null;
    const begin = async (): Promise<void> => {
      const input = { receiptId: linkId, expectedTotal: total };
      const loading = loadProcessor(scriptUrl).catch(() => null);
      const outcome = await mutate<startCardPaymentMutation>({ mutation: startCardPayment, variables: { input } });
      const construct = await loading;
      if (isGone || !place.current) return;
      if (outcome.kind !== 'done' || !construct) {
        setState({ kind: 'failed', message: outcome.kind === 'done' ? UNREACHABLE() : outcome.message });
        return;
      }
      const { clientSecret, cardPayment } = outcome.payload;
      const stripe = construct(publishableKey);
      const elements = stripe.elements({ clientSecret });
      field = elements.create('payment');
      field.on('ready', () => setState({ kind: 'ready', problem: null }));
      field.on('loaderror', () => setState({ kind: 'failed', message: UNREACHABLE() }));
      field.mount(place.current);
      setBegun({ stripe, elements, cardPaymentId: cardPayment.id });
    };
    void begin();
    return () => {
      isGone = true;
      field?.destroy();
    };
  }, [linkId, total, scriptUrl, publishableKey, mutate, place, tries]);

  const pay = useCallback(() => {
    if (!begun) return;
    const { stripe, elements, cardPaymentId } = begun;
    const send = async (): Promise<void> => {
      setState({ kind: 'sending', problem: null });
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: location.href },
        redirect: 'if_required',
      });
      if (error) setState({ kind: 'ready', problem: error.message ?? t('The bank refused this card.') });
      else setState({ kind: 'sent', cardPaymentId });
    };
    send().catch(() =>
      setState({ kind: 'ready', problem: t('No connection. Nothing was charged as far as we know.') }),
    );
  }, [begun]);

  const tryAgain = useCallback(() => {
    setState({ kind: 'preparing' });
    setTries((count) => count + 1);
  }, []);
  return { state, pay, tryAgain };
}
