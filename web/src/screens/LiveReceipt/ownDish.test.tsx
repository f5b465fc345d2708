import type { ReceiptState } from '@fairtab/domain/receipts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { rememberDiner } from '../../table/claiming/rememberedDiner';
import { DINNER } from '../../testing/dinner';
import { closePhones, openPhone, wireReceipt, withClaimBy } from '../../testing/openPhone';
import query, { type LiveReceiptScreenQuery } from './__generated__/LiveReceiptScreenQuery.graphql';
import { LiveReceiptScreen } from './LiveReceiptScreen';

beforeAll(() => import('../../table/claiming/ClaimDialog').then(() => undefined), 60_000);
afterEach(closePhones);

const CLAIM = 'tapMovesClaimItemMutation';
const TABLE = [
  { id: 'c1', itemId: 'coffee', guestId: 'ana', claimerName: 'Ana' },
  { id: 'c2', itemId: 'negroni', guestId: 'ben', claimerName: 'Ben' },
  { id: 'c3', itemId: 'nachos', guestId: 'cleo', claimerName: 'Cleo' },
].reduce<ReceiptState>(withClaimBy, DINNER);

async function sitAsAna(state = TABLE) {
  rememberDiner({ name: 'Ana', email: '', phone: '' });
  const phone = openPhone();
  const queryRef = loadQuery<LiveReceiptScreenQuery>(phone.environment, query, { id: DINNER.id });
  phone.show(
    <Suspense>
      <LiveReceiptScreen queryRef={queryRef} params={{ id: DINNER.id }} />
    </Suspense>,
  );
  await phone.answer('LiveReceiptScreenQuery', { receipt: wireReceipt(state, { isHost: false, diner: 'ana' }) });
  await screen.findByRole('region', { name: 'Live Receipt' });
  return { ...phone, user: userEvent.setup() };
}

const coffee = () => screen.getByRole('button', { name: 'Change Coffee for Ana' });
const answerWith = (id: string, version: number) => ({
  claimItem: {
    __typename: 'ClaimItemPayload',
    claim: { id },
    receipt: { id: 'Receipt:dinner', viewerSeat: { isHost: false, diner: 'ana' } },
    version,
  },
});

test('a row at rest is one control, and an own dish opens in place with the faces of the table', async () => {
  const { user } = await sitAsAna();
  const rows = screen.getAllByRole('listitem').filter((row) => row.hasAttribute('data-item'));
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(within(row).getAllByRole('button')).toHaveLength(1);
  await user.click(coffee());
  expect(coffee().getAttribute('aria-expanded')).toBe('true');
  // Its code may still be on its way.
  const choices = within(await screen.findByRole('group', { name: 'Your part of Coffee' }, { timeout: 15_000 }));
  expect(choices.getByRole('button', { name: 'Just me', pressed: true })).toBeTruthy();
  expect(choices.getByRole('button', { name: 'Share Coffee with Ben', pressed: false })).toBeTruthy();
  await user.keyboard('{Tab}{Escape}');
  expect(coffee().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(coffee());
});

test('a dish for three takes two taps on faces, also before the first is answered, and replaces the claim in one step', async () => {
  const { user, variablesOf, answer, toasts } = await sitAsAna();
  await user.click(coffee());
  const choices = within(screen.getByRole('group', { name: 'Your part of Coffee' }));
  await user.click(choices.getByRole('button', { name: 'Share Coffee with Ben' }));
  expect((await variablesOf(CLAIM))['input']).toMatchObject({ splitCount: 2, replaces: ['c1'] });
  await user.click(choices.getByRole('button', { name: 'Share Coffee with Cleo' }));
  expect(choices.getByRole('button', { name: 'Share Coffee with Cleo', pressed: true })).toBeTruthy();
  await answer(CLAIM, answerWith('c4', 5));
  await waitFor(async () =>
    expect((await variablesOf(CLAIM))['input']).toMatchObject({
      splitCount: 3,
      shareWith: ['ben:ben', 'cleo:cleo'],
      replaces: ['c4'],
    }),
  );
  expect(toasts).toEqual([]);
});

test('a dish that others have opens who had it', async () => {
  const { user, pushes } = await sitAsAna();
  await pushes(withClaimBy(TABLE, { id: 'c5', itemId: 'negroni', guestId: 'ben', claimerName: 'Ben' }));
  await user.click(screen.getByRole('button', { name: 'More about Negroni' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Negroni' }, { timeout: 15_000 }));
  expect(dialog.getByRole('list', { name: 'Who had it' })).toBeTruthy();
});

test('Claim Item says an own dish otherwise when nothing else of it is left', async () => {
  const { user, variablesOf } = await sitAsAna();
  await user.click(coffee());
  await user.click(screen.getByRole('button', { name: 'More ways to claim Coffee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Claim Item' }, { timeout: 15_000 }));
  const shared = dialog.getByRole('spinbutton', { name: /^Shared by how many people/ });
  await user.clear(shared);
  await user.type(shared, '4');
  await user.click(dialog.getByRole('button', { name: /^Claim for \$1\.0/ }));
  expect((await variablesOf(CLAIM))['input']).toMatchObject({ claimerName: 'Ana', splitCount: 4, replaces: ['c1'] });
});

/** Claim Item for the coffee, 4.07 with tax and tip, with unequal parts asked for. */
async function claimUnequally() {
  const table = await sitAsAna();
  await table.user.click(coffee());
  await table.user.click(screen.getByRole('button', { name: 'More ways to claim Coffee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Claim Item' }, { timeout: 15_000 }));
  await table.user.click(dialog.getByRole('button', { name: 'Not in equal parts?' }));
  const type = async (field: HTMLElement, text: string): Promise<void> => {
    await table.user.clear(field);
    await table.user.type(field, text);
  };
  return { ...table, dialog, type };
}

test('two of five shares of a dish are claimed at their price', async () => {
  const { user, variablesOf, dialog, type } = await claimUnequally();
  await type(dialog.getByRole('spinbutton', { name: 'Of how many?' }), '5');
  await user.click(dialog.getByRole('button', { name: 'Claim for $1.63' }));
  expect((await variablesOf(CLAIM))['input']).toMatchObject({ units: 2, splitCount: 5, replaces: ['c1'] });
});

test('a percentage of a dish is claimed in its smallest numbers', async () => {
  const { user, variablesOf, dialog, type } = await claimUnequally();
  await user.click(dialog.getByText('Percent'));
  await type(dialog.getByRole('spinbutton', { name: 'Percent of it' }), '75');
  await user.click(dialog.getByRole('button', { name: 'Claim for $3.05' }));
  expect((await variablesOf(CLAIM))['input']).toMatchObject({ units: 3, splitCount: 4, shareWith: [] });
});

test('an amount of a dish is claimed to the cent, shown as a part of it, and never more than is left', async () => {
  const { user, variablesOf, dialog, type, answer } = await claimUnequally();
  await user.click(dialog.getByText('Amount'));
  expect(dialog.getByText('$4.07 of it is left.')).toBeTruthy();
  const amount = dialog.getByLabelText('What you pay of it');
  await type(amount, '4.08');
  expect(dialog.getByText('Only $4.07 of it is left.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Claim' }).getAttribute('aria-disabled')).toBe('true');
  await type(amount, '1.5');
  await user.click(dialog.getByRole('button', { name: 'Claim for $1.50' }));
  const { input } = await variablesOf(CLAIM);
  expect(input).toMatchObject({ wantedAmount: '1.50', expectedAmount: '1.50' });
  expect(input).not.toHaveProperty('units');
  const row = coffee().closest('li');
  expect(row?.textContent).toContain('$1.50');
  await answer(CLAIM, answerWith('c4', 5));
});

test('what is claimed in the dialog while a tap on the same dish is under way is sent after it', async () => {
  const { user, variablesOf, answer } = await sitAsAna(DINNER);
  await user.click(screen.getByRole('button', { name: /^Claim 1\/4 Nachos/ }));
  expect((await variablesOf(CLAIM))['input']).toMatchObject({ units: 1, splitCount: 4 });
  fireEvent.contextMenu(screen.getByRole('button', { name: 'Change Nachos for Ana' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Claim Item' }, { timeout: 15_000 }));
  const shared = dialog.getByRole('spinbutton', { name: /^Shared by how many people/ });
  await user.clear(shared);
  await user.type(shared, '2');
  await user.click(dialog.getByRole('button', { name: /^Claim for/ }));
  expect((await variablesOf(CLAIM))['input']).toMatchObject({ splitCount: 4 });
  await answer(CLAIM, answerWith('c4', 5));
  await waitFor(async () => expect((await variablesOf(CLAIM))['input']).toMatchObject({ splitCount: 2 }));
});
