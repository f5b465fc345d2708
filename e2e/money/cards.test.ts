import { startStripeDouble, type RunningStripe } from '@fairtab/services/money/cards/testing/startStripeDouble';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { problemsOn } from '../rig/axe';
import { PHONE } from '../rig/browser';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';
import { setUpProduct } from '../rig/setUpApp';

const DINNER = {
  restaurantName: 'Trattoria',
  hostName: 'Hana',
  venmo: 'hana-eats',
  items: [{ name: 'Pizza', price: '25.00' }],
};

describe('paying by card', () => {
  let stripe: RunningStripe;
  beforeAll(async () => {
    stripe = await startStripeDouble();
  });
  afterAll(() => stripe.stop());
  const { app, product } = setUpProduct({ envOf: () => stripe.env });
  beforeAll(() => {
    stripe.double.onEvent = (event) => void stripe.deliver(event, product().url);
  });

  /** The processor is the only other place that these browsers reach. */
  const lettingIn = async <Person extends Diner>(person: Person): Promise<Person> => {
    await person.page.context().route(
      (url) => url.origin === stripe.url,
      (route) => route.continue(),
    );
    return person;
  };

  test('shows the fee first, is refused once, pays, and goes back when the host refunds it', async () => {
    const hana = await lettingIn(await app().accountHolder());
    await hana.signsUpAndIn('hana.cards');
    await hana.goTo('/payment-methods');
    const cards = hana.page.getByRole('region', { name: 'Cards' });
    await hana.button('Set Up', cards).click();
    await expect(hana.page).toHaveTitle('Outside');
    stripe.double.makeReady(stripe.double.all('account')[0]?.id ?? '');
    await hana.goTo('/payment-methods');
    await expect(cards).toContainText('On');
    expect(await problemsOn(hana.page)).toEqual([]);

    const link = await hana.createsReceipt(DINNER);
    const ana = await lettingIn(await app().diner(PHONE));
    await ana.open(link);
    await ana.claim('Pizza', { as: 'Ana' });
    await ana.seesOwnClaim('Pizza', 'Ana');
    await ana.openPayDialog();
    await ana.sees('By card here it is $25.00 for the host and $0.75 fee.');
    await ana.page.getByRole('link', { name: 'Pay by card · $25.75' }).click();

    await expect(ana.page.getByRole('definition')).toHaveText(['$25.00', '$0.75', '$25.75']);
    const card = ana.page.getByLabel('Card number');
    await card.fill('declined');
    await ana.button('Pay $25.75').click();
    await ana.sees('Your card was declined.');
    expect(await problemsOn(ana.page)).toEqual([]);
    await card.fill('4242');
    await ana.button('Pay $25.75').click();
    await ana.sees('Paid. Thank you!');
    await ana.page.getByRole('link', { name: 'Back to the receipt' }).first().click();
    await ana.expectRemaining('$0.00');

    await hana.goTo(link.replace('/live-receipt/', '/receipts/'));
    await hana.button('Refund $25.00 to Ana').click();
    await hana.button('Give $25.00 and the fee back').click();
    await hana.sees('$25.00 by card went back to Ana');
    await ana.expectRemaining('$25.00');
  });
});
