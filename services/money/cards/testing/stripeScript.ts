/**
 * A stand-in for the processor's script: one field in the place of the card's, which takes the outcome. What it says to the
 * page is what the real one says; that a claim is paid comes from the webhook alone.
 */
export const STRIPE_SCRIPT = `
const origin = new URL(document.currentScript.src).origin;
window.Stripe = () => ({
  elements: ({ clientSecret }) => {
    let input;
    return {
      clientSecret,
      outcome: () => input.value,
      submit: async () => ({}),
      create: () => {
        const handlers = {};
        return {
          on: (name, handler) => void (handlers[name] = handler),
          mount: (place) => {
            const label = document.createElement('label');
            label.textContent = 'Card number ';
            input = document.createElement('input');
            label.append(input);
            place.append(label);
            setTimeout(() => handlers.ready?.(), 0);
          },
          destroy: () => undefined,
        };
      },
    };
  },
  confirmPayment: async ({ elements }) => {
    const body = new URLSearchParams({ client_secret: elements.clientSecret, card: elements.outcome() });
    const response = await fetch(origin + '/browser/confirm', { method: 'POST', body });
    const json = await response.json();
    return response.ok ? { paymentIntent: json } : { error: json.error };
  },
});
`;
