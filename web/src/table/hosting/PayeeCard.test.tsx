import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { recallDiner } from '../claiming/rememberedDiner';
import { DINNER } from '../../testing/dinner';
import { closePhones, openPhone, wireReceipt } from '../../testing/openPhone';
import { PayeeCard } from './PayeeCard';
import { recallPayee, rememberPayee } from './rememberedPayee';

afterEach(closePhones);

const UNSAID = {
  __typename: 'Receipt',
  id: 'Receipt:dinner',
  currency: 'USD',
  hostName: 'Host',
  payTo: [] as object[],
};
const MUTATION = 'useSavePayeeMutation';

async function openCard(receipt: object = UNSAID) {
  const phone = openPhone();
  phone.show(<PayeeCard linkId="dinner" />);
  await phone.answer('PayeeCardQuery', { receipt });
  await screen.findByRole('region', { name: /^How/ });
  return { ...phone, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('a new host says name and way with one tap and one field, a pasted link included, and the device keeps both', async () => {
  const { user, variablesOf } = await openCard();
  await user.type(field('Who paid?'), 'Priya');
  await user.click(button('Venmo'));
  await user.type(field('Venmo'), 'https://venmo.com/u/priya-pays');
  await user.click(button('Cash'));
  await user.click(button('Put it on the bill'));
  expect((await variablesOf(MUTATION))['input']).toEqual({
    receiptId: 'Receipt:dinner',
    hostName: 'Priya',
    payTo: [
      { method: 'VENMO', handle: '@priya-pays' },
      { method: 'CASH', handle: '' },
    ],
  });
});

test('what was saved is remembered as people write it, and the host is asked for no other name', async () => {
  const { user, answer } = await openCard();
  await user.type(field('Who paid?'), 'Priya');
  await user.click(button('PayPal'));
  await user.type(field('PayPal'), 'https://paypal.me/priya/');
  await user.click(button('Put it on the bill'));
  const state = wireReceipt(DINNER, { isHost: true, diner: 'lucia' });
  const receipt = { ...state, hostName: 'Priya', payTo: [{ method: 'PAYPAL', handle: 'priya' }] };
  await answer(MUTATION, { editReceipt: { __typename: 'EditReceiptPayload', receipt } });
  await waitFor(() => expect(recallPayee().handles.paypal).toBe('priya'));
  expect(recallDiner()?.name).toBe('Priya');
});

test('a host in Europe is paid to an IBAN, which has to be right', async () => {
  const { user, isAsked, variablesOf } = await openCard({ ...UNSAID, currency: 'EUR' });
  expect(screen.queryByRole('button', { name: 'Venmo' })).toBeNull();
  await user.type(field('Who paid?'), 'Priya');
  await user.click(button('Bank transfer'));
  await user.type(field('Bank transfer'), 'DE88 3704 0044 0532 0130 00');
  await user.click(button('Put it on the bill'));
  expect(await screen.findByText('This IBAN has a typing error. Compare it with the one of your bank')).toBeTruthy();
  expect(isAsked(MUTATION)).toBe(false);
  await user.clear(field('Bank transfer'));
  await user.type(field('Bank transfer'), 'de89370400440532013000');
  await user.click(button('Put it on the bill'));
  expect((await variablesOf(MUTATION))['input']).toMatchObject({
    payTo: [{ method: 'BANK', handle: 'DE89 3704 0044 0532 0130 00' }],
  });
});

test('a wrong handle is refused beside its field, and nothing is sent', async () => {
  const { user, isAsked } = await openCard();
  await user.click(button('Zelle'));
  await user.type(field('Zelle'), 'priya');
  await user.click(button('Put it on the bill'));
  expect(await screen.findByText('Zelle needs an email address or a US phone number')).toBeTruthy();
  expect(field('Zelle').getAttribute('aria-invalid')).toBe('true');
  expect(isAsked(MUTATION)).toBe(false);
});

test('a refusal of the server loses nothing that was typed', async () => {
  const { user, answer } = await openCard();
  await user.type(field('Who paid?'), 'Fairtab');
  await user.click(button('Cash'));
  await user.click(button('Put it on the bill'));
  const fields = [{ path: 'hostName', message: 'That name is ours' }];
  await answer(MUTATION, { editReceipt: { __typename: 'InvalidInput', message: 'That name is ours', fields } });
  expect(await screen.findByText('That name is ours')).toBeTruthy();
  expect(field('Who paid?').value).toBe('Fairtab');
  expect(button('Cash').getAttribute('aria-pressed')).toBe('true');
});

test('the last ways of this device are filled in, and one tap puts them on the bill', async () => {
  rememberPayee({
    hostName: 'Priya',
    handles: { venmo: '@priya-pays', cashapp: '', paypal: '', zelle: '', bank: '' },
    takesCash: true,
  });
  const { user, variablesOf } = await openCard();
  await user.click(button('Put it on the bill'));
  expect((await variablesOf(MUTATION))['input']).toMatchObject({
    hostName: 'Priya',
    payTo: [{ method: 'VENMO', handle: '@priya-pays' }, { method: 'CASH' }],
  });
});

test('whoever skips it sees what the diners see, and can say it later', async () => {
  const { user } = await openCard();
  await user.click(button('Not now'));
  const card = within(screen.getByRole('region', { name: 'How they pay you' }));
  expect(card.getByText('Your friends see no way to pay you, and no name. They have to ask.')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Say how' }));
  expect(field('Who paid?')).toBeTruthy();
});

test('a way that is known is one line, and a change keeps what the form does not ask about', async () => {
  const { user, variablesOf } = await openCard({
    ...UNSAID,
    hostName: 'Priya',
    payTo: [
      { method: 'VENMO', handle: 'priya-pays' },
      { method: 'BANK', handle: '1234' },
    ],
  });
  expect(screen.getByText('Priya: Venmo @priya-pays and bank transfer ending in 1234')).toBeTruthy();
  await user.click(button('Change'));
  await user.click(button('Venmo'));
  await user.click(button('Put it on the bill'));
  expect((await variablesOf(MUTATION))['input']).toMatchObject({ payTo: [{ method: 'BANK', handle: '1234' }] });
});
