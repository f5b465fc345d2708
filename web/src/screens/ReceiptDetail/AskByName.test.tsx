import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from '../../network/session/session';
import { DINNER } from '../../testing/dinner';
import { closePhones, openPhone, wireReceipt, withClaimBy } from '../../testing/openPhone';
import query, { type ReceiptDetailScreenQuery } from './__generated__/ReceiptDetailScreenQuery.graphql';
import { ReceiptDetailScreen } from './ReceiptDetailScreen';

const ASK = 'AskDialogMutation';
const HOST = { isHost: true, diner: 'lucia' };
const claimBy = (guestId: string, claimerName: string) =>
  withClaimBy(DINNER, { id: 'c1', itemId: 'coffee', guestId, claimerName });
const forBenny = claimBy('lucia', 'Benny');

beforeEach(() => startSession('secret'));
afterEach(() => {
  closePhones();
  endSession();
});

async function open(state = forBenny, { visibility = 'LINK', seat = HOST } = {}) {
  const phone = openPhone();
  const queryRef = loadQuery<ReceiptDetailScreenQuery>(phone.environment, query, { id: 'dinner' });
  phone.show(
    <Suspense>
      <ReceiptDetailScreen queryRef={queryRef} params={{ id: 'dinner' }} />
    </Suspense>,
  );
  const changes = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  await phone.answer('ReceiptDetailScreenQuery', {
    receipt: { ...wireReceipt(state, seat), visibility, changes, photos: [] },
  });
  await screen.findByRole('heading', { name: 'Receipt' });
  return { ...phone, user: userEvent.setup() };
}
const askButton = () => screen.findByRole('button', { name: /^Ask for Benny’s \$/ }, { timeout: 10_000 });

describe('asking by username', () => {
  it('asks for what the host claimed for somebody, and says the same whoever has the name', async () => {
    const { user, variablesOf, answer, toasts } = await open();
    await user.click(await askButton());
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    const field = dialog.getByRole('textbox', { name: /^Username/ });
    await user.type(field, 'no name');
    await user.click(dialog.getByRole('button', { name: /^Ask for \$/ }));
    expect(dialog.getByText(/^Username can have letters/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, '@ana.b');
    await user.click(dialog.getByRole('button', { name: /^Ask for \$/ }));
    const { input } = await variablesOf(ASK);
    expect(input).toMatchObject({ receiptId: 'Receipt:dinner', username: 'ana.b' });
    await answer(ASK, {
      askToTakeOver: { __typename: 'AskToTakeOverPayload', receipt: { id: 'Receipt:dinner' } },
    });
    expect(toasts).toMatchObject([{ message: 'If @ana.b is here, they will see it.' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the dialog and says why when it is refused', async () => {
    const { user, answer } = await open();
    await user.click(await askButton());
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    await user.type(dialog.getByRole('textbox', { name: /^Username/ }), 'ana');
    await user.click(dialog.getByRole('button', { name: /^Ask for \$/ }));
    const message = 'You have asked @ana for this already.';
    await answer(ASK, { askToTakeOver: { __typename: 'Conflict', message } });
    expect(dialog.getByRole('alert').textContent).toContain(message);
  });

  it.each([
    ['the part of a diner with a phone', claimBy('ben', 'Benny'), {}],
    ['what the host had', claimBy('lucia', DINNER.hostName), {}],
    ['a private receipt', forBenny, { visibility: 'PRIVATE' }],
  ])('is not offered for %s', async (_what, state, options) => {
    await open(state, options);
    expect(screen.queryByRole('button', { name: /^Ask for/ })).toBeNull();
  });

  it('is not offered to a host without an account', async () => {
    endSession();
    await open();
    expect(screen.queryByRole('button', { name: /^Ask for/ })).toBeNull();
  });
});
