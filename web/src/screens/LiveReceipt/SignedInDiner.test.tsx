import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, describe, expect, test } from 'vitest';
import { anaWith, CARD, VENMO } from '../../testing/savedMethods';
import { rememberDiner } from '../../table/claiming/rememberedDiner';
import { rememberPayChoice } from '../../table/paying/rememberedPayChoice';
import { closePhones, openPhone, wireReceipt, withClaimBy } from '../../testing/openPhone';
import { DINNER } from '../../testing/dinner';
import { endSession, startSession } from '../../network/session/session';
import query, { type LiveReceiptScreenQuery } from './__generated__/LiveReceiptScreenQuery.graphql';
import { LiveReceiptScreen } from './LiveReceiptScreen';

const OWN = 'ownDetailsQuery';
const ANAS_SEAT = { isHost: false, diner: 'ana-phone' };
const WITH_COFFEE = withClaimBy(DINNER, {
  id: 'c1',
  itemId: 'coffee',
  guestId: 'ana-phone',
  claimerName: 'Ana',
});

afterEach(() => {
  closePhones();
  endSession();
});

async function atTheTable(state = WITH_COFFEE, extra: object = {}) {
  const phone = openPhone();
  const queryRef = loadQuery<LiveReceiptScreenQuery>(phone.environment, query, { id: state.id });
  phone.show(
    <Suspense>
      <LiveReceiptScreen queryRef={queryRef} params={{ id: state.id }} />
    </Suspense>,
  );
  await phone.answer('LiveReceiptScreenQuery', { receipt: { ...wireReceipt(state, ANAS_SEAT), ...extra } });
  await screen.findByRole('region', { name: 'Live Receipt' });
  return { ...phone, user: userEvent.setup() };
}

/** Its code is loaded when it is first opened. */
const openDialog = async () => within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
const payButton = () => screen.getByRole('button', { name: /^Pay \$/ });

describe('a signed-in diner', () => {
  test('pays with a saved method without typing anything', async () => {
    startSession('secret');
    const { user, answer, variablesOf } = await atTheTable();
    await user.click(payButton());
    const dialog = await openDialog();
    expect(dialog.queryByRole('radio')).toBeNull();
    await answer(OWN, { viewer: anaWith([VENMO, CARD]) });
    const saved = await dialog.findByRole<HTMLInputElement>('radio', { name: /My Venmo/ });
    expect(saved.checked).toBe(true);
    expect(dialog.queryByLabelText(/username or handle/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: /^I paid/ }));
    const { input } = await variablesOf('tapMovesPayClaimsMutation');
    expect(input).toMatchObject({ claimIds: ['c1'], paymentMethodId: VENMO.id, expectedAmount: '4.07' });
    expect(input).not.toHaveProperty('method');
  });

  test('can pay another way, starting with the last one on this device', async () => {
    startSession('secret');
    rememberPayChoice({ method: 'CASH', handle: '' });
    const payTo = [
      { method: 'VENMO', handle: 'lucia-r' },
      { method: 'CASH', handle: '' },
    ];
    const { user, answer, variablesOf } = await atTheTable(WITH_COFFEE, { payTo });
    await user.click(payButton());
    const dialog = await openDialog();
    await answer(OWN, { viewer: anaWith([VENMO]) });
    expect((await dialog.findByRole<HTMLInputElement>('radio', { name: /^Cash(?! App)/ })).checked).toBe(true);
    await user.click(dialog.getByRole('radio', { name: /^Cash App/ }));
    await user.type(dialog.getByLabelText(/Your Cash App username/), '$ana');
    await user.click(dialog.getByRole('button', { name: /^I paid/ }));
    expect((await variablesOf('tapMovesPayClaimsMutation'))['input']).toMatchObject({
      method: 'CASHAPP',
      handle: '$ana',
    });
  });

  test('does not wait for saved methods, and late ones move nothing', async () => {
    startSession('secret');
    const { user, answer } = await atTheTable();
    await user.click(payButton());
    const dialog = await openDialog();
    await dialog.findByRole('radio', { name: /^Venmo/ }, { timeout: 5_000 });
    await answer(OWN, { viewer: anaWith([VENMO]) });
    expect(dialog.queryByRole('radio', { name: /My Venmo/ })).toBeNull();
  });

  test('finds the name filled in unless something was typed meanwhile', async () => {
    startSession('secret');
    const { user, answer } = await atTheTable(DINNER);
    await user.click(screen.getByRole('button', { name: /^Claim Coffee/ }));
    const name = (await openDialog()).getByLabelText<HTMLInputElement>('Your Name');
    await answer(OWN, { viewer: anaWith([]) });
    await waitFor(() => expect(name.value).toBe('Ana'));
    await user.clear(name);
    expect(name.value).toBe('');
    await user.type(name, 'Bea');
    expect(name.value).toBe('Bea');
  });

  test('replaces a name that is filled in late by typing', async () => {
    startSession('secret');
    const { user, answer } = await atTheTable(DINNER);
    await user.click(screen.getByRole('button', { name: /^Claim Coffee/ }));
    const name = (await openDialog()).getByLabelText<HTMLInputElement>('Your Name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    await answer(OWN, { viewer: anaWith([]) });
    await waitFor(() => expect(name.value).toBe('Ana'));
    await user.keyboard('Bea');
    expect(name.value).toBe('Bea');
  });

  test('keeps the name that this device remembers', async () => {
    startSession('secret');
    rememberDiner({ name: 'Bea', email: '', phone: '' });
    const { user, isAsked } = await atTheTable(DINNER);
    await user.pointer({ keys: '[MouseRight]', target: screen.getByRole('button', { name: /^Claim Coffee/ }) });
    expect((await openDialog()).getByLabelText<HTMLInputElement>('Your Name').value).toBe('Bea');
    expect(isAsked(OWN)).toBe(false);
  });
});

test('a visitor’s page fetches no account details', async () => {
  const { user, isAsked } = await atTheTable();
  await user.click(payButton());
  await (await openDialog()).findByRole('radio', { name: /^Venmo/ });
  expect(isAsked(OWN)).toBe(false);
});
