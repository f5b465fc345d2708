import type { ReceiptState } from '@fairtab/domain/receipts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, expect, test, vi } from 'vitest';
import { ServerFault, Unreachable } from '../../network/relay/errors';
import { rememberDiner } from '../../table/claiming/rememberedDiner';
import { recallPayChoice } from '../../table/paying/rememberedPayChoice';
import { keptWrites } from '../../network/outbox/writes';
import { rememberPendingPayment } from '../../table/paying/pendingPayment';
import { ErrorBoundary } from '../../app/boundaries/ErrorBoundary';
import { closePhones, openPhone, wireEvent, wireReceipt, withClaimBy, type TestSeat } from '../../testing/openPhone';
import { DINNER } from '../../testing/dinner';
import query, { type LiveReceiptScreenQuery } from './__generated__/LiveReceiptScreenQuery.graphql';
import { LiveReceiptScreen } from './LiveReceiptScreen';

afterEach(closePhones);

const MISTAKE = new TypeError("Cannot read properties of undefined (reading 'id')");
const ANA = { name: 'Ana', email: '', phone: '' };
const NOBODY_YET = { isHost: false, diner: null };
const ANAS_SEAT = { isHost: false, diner: 'ana-phone' };
const anasCoffee = { id: 'c1', itemId: 'coffee', guestId: 'ana-phone', claimerName: 'Ana' };
const ANAS_CLAIM = {
  __typename: 'ClaimItemPayload',
  claim: { id: 'c1' },
  receipt: { id: 'Receipt:dinner', viewerSeat: ANAS_SEAT },
  version: 2,
};
const bensCoffee = { id: 'c2', itemId: 'coffee', guestId: 'ben-phone', claimerName: 'Ben' };

async function atTheTable(state: ReceiptState, seat: TestSeat, extra: object = {}) {
  const phone = openPhone();
  openScreen(phone, state.id);
  await phone.answer('LiveReceiptScreenQuery', { receipt: { ...wireReceipt(state, seat), ...extra } });
  await screen.findByRole('region', { name: 'Live Receipt' });
  return { ...phone, user: userEvent.setup(), yourPart: within(screen.getByRole('region', { name: 'Your part' })) };
}

function openScreen(phone: ReturnType<typeof openPhone>, id: string): void {
  const queryRef = loadQuery<LiveReceiptScreenQuery>(phone.environment, query, { id });
  phone.show(
    <ErrorBoundary fallback={({ error }) => <p>Something broke: {error.message}</p>}>
      <Suspense>
        <LiveReceiptScreen queryRef={queryRef} params={{ id }} />
      </Suspense>
    </ErrorBoundary>,
  );
}

function lookAtThePage(): void {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const coffee = () => screen.getByRole('button', { name: /^Claim Coffee/ });

test('what was asked for with a dish is below its name, and in no button', async () => {
  const items = DINNER.items.map((item) => (item.id === 'coffee' ? { ...item, note: 'Oat milk' } : item));
  await atTheTable({ ...DINNER, items }, NOBODY_YET);
  expect(screen.getByRole('heading', { name: 'Coffee Oat milk' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Oat milk/ })).toBeNull();
});

test('one tap claims at the price on the button, before the server answers', async () => {
  rememberDiner(ANA);
  const { user, yourPart, variablesOf, answer, pushes, toasts } = await atTheTable(DINNER, NOBODY_YET);
  const [price] = /\$[\d.]+$/.exec(coffee().getAttribute('aria-label') ?? '') ?? [];
  await user.click(coffee());
  const { input } = await variablesOf('tapMovesClaimItemMutation');
  expect(`$${String(input.expectedAmount)}`).toBe(price);
  expect(input).toMatchObject({ itemId: 'coffee', claimerName: 'Ana', units: 1, splitCount: 1 });
  expect(await yourPart.findByText(price ?? '')).toBeTruthy();
  expect(toasts).toEqual([]);

  await answer('tapMovesClaimItemMutation', { claimItem: ANAS_CLAIM });
  expect((await yourPart.findByText('Added: Coffee')).textContent).toBe('Item claimed! Added: Coffee');
  expect(yourPart.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(toasts).toEqual([]);
  expect(yourPart.getByText(price ?? '')).toBeTruthy();
  await pushes(withClaimBy(DINNER, anasCoffee));
  expect(yourPart.getByText(price ?? '')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change Coffee for Ana', expanded: false })).toBeTruthy();
});

test('the own first claim is no news, although its push may come before this device knows its diner', async () => {
  rememberDiner(ANA);
  const { user, yourPart, push, answer, toasts } = await atTheTable(DINNER, NOBODY_YET);
  await user.click(coffee());
  const summary = 'Ana claimed Coffee for $4.06';
  await push(
    'receiptChangesSubscription',
    eventOf(withClaimBy(DINNER, anasCoffee), { diner: 'ana-phone', actorName: 'Ana', summary }),
  );
  await answer('tapMovesClaimItemMutation', { claimItem: ANAS_CLAIM });
  expect(await yourPart.findByText('Added: Coffee')).toBeTruthy();
  expect(toasts).toEqual([]);
});

test('what others do while a tap is on its way is shown beside it', async () => {
  rememberDiner(ANA);
  const { user, pushes } = await atTheTable(DINNER, NOBODY_YET);
  await user.click(coffee());
  const bens = { id: 'c2', itemId: 'nachos', guestId: 'ben-phone', claimerName: 'Ben' };
  await pushes(withClaimBy(DINNER, bens));
  expect(await within(screen.getByRole('listitem', { name: 'Nachos' })).findByText('Ben')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Claim Coffee/ })).toBeNull();
});

test('an answered tap whose state is not pushed is asked for', async () => {
  rememberDiner(ANA);
  const { user, answer, isAsked } = await atTheTable(DINNER, NOBODY_YET);
  await user.click(coffee());
  await answer('tapMovesClaimItemMutation', { claimItem: ANAS_CLAIM });
  await waitFor(() => expect(isAsked('LiveReceiptScreenQuery')).toBe(true), { timeout: 5_000 });
});

test('a claim that came too late is rolled back, and the toast says what is left', async () => {
  rememberDiner(ANA);
  const { user, yourPart, answer, toasts, isAsked } = await atTheTable(DINNER, NOBODY_YET);
  await user.click(coffee());
  await answer('tapMovesClaimItemMutation', {
    claimItem: {
      __typename: 'AlreadyClaimed',
      message: 'Coffee is already fully claimed.',
    },
  });
  await waitFor(() =>
    expect(toasts).toMatchObject([{ title: 'Somebody was faster', message: 'Coffee is already fully claimed.' }]),
  );
  expect(yourPart.getByText('$0.00')).toBeTruthy();
  expect(isAsked('LiveReceiptScreenQuery')).toBe(true);
  await answer('LiveReceiptScreenQuery', { receipt: wireReceipt(withClaimBy(DINNER, bensCoffee), NOBODY_YET) });
  expect(screen.queryByRole('button', { name: /^Claim Coffee/ })).toBeNull();
});

test('a server fault takes nothing away: the claim waits, and is sent again with its key', async () => {
  rememberDiner(ANA);
  const { user, yourPart, variablesOf, fail, toasts } = await atTheTable(DINNER, NOBODY_YET);
  await user.click(coffee());
  const first = await variablesOf('tapMovesClaimItemMutation');
  await fail('tapMovesClaimItemMutation', new ServerFault(500, 'Internal'));
  expect(screen.getByText(/^Waiting to be claimed/)).toBeTruthy();
  expect(toasts).toEqual([]);
  expect(yourPart.getByText('$4.07')).toBeTruthy();
  expect((await variablesOf('tapMovesClaimItemMutation'))['input']).toEqual(first['input']);
});

test('a claim without a connection is shown as waiting and keeps its key', async () => {
  rememberDiner(ANA);
  const { user, variablesOf, fail, answer } = await atTheTable(DINNER, NOBODY_YET);
  await user.click(coffee());
  const first = await variablesOf('tapMovesClaimItemMutation');
  await fail('tapMovesClaimItemMutation', new Unreachable());
  expect(screen.getByText(/^Waiting to be claimed/)).toBeTruthy();
  const second = await variablesOf('tapMovesClaimItemMutation');
  expect(second['input']).toEqual(first['input']);
  await answer('tapMovesClaimItemMutation', { claimItem: ANAS_CLAIM });
  expect(screen.queryByText(/^Waiting to be claimed/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Claim Coffee/ })).toBeNull();
});

test('a mistake in our code is shown and logged, and the claim is not kept', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  rememberDiner(ANA);
  const { user, fail, isAsked } = await atTheTable(DINNER, NOBODY_YET);
  await user.click(coffee());
  await fail('tapMovesClaimItemMutation', MISTAKE);
  expect(await screen.findByText(`Something broke: ${MISTAKE.message}`)).toBeTruthy();
  expect(logged.mock.calls.flat()).toContain(MISTAKE);
  expect(keptWrites(DINNER.id)).toEqual([]);
  expect(isAsked('tapMovesClaimItemMutation')).toBe(false);
  logged.mockRestore();
});

test('a waiting claim whose answer breaks the page is not sent again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  rememberDiner(ANA);
  const { user, fail } = await atTheTable(DINNER, NOBODY_YET);
  await user.click(coffee());
  await fail('tapMovesClaimItemMutation', new Unreachable());
  expect(keptWrites(DINNER.id)).toHaveLength(1);
  await fail('tapMovesClaimItemMutation', MISTAKE);
  expect(await screen.findByText(`Something broke: ${MISTAKE.message}`)).toBeTruthy();
  expect(keptWrites(DINNER.id)).toEqual([]);
  logged.mockRestore();
});

test('the first tap asks for a name, and an empty one claims nothing', async () => {
  const { user, variablesOf } = await atTheTable(DINNER, NOBODY_YET);
  await user.click(coffee());
  const dialog = within(await screen.findByRole('dialog'));
  const claim = dialog.getByRole('button', { name: /^Claim for/ });
  expect(claim.getAttribute('aria-disabled')).toBe('true');
  await user.type(dialog.getByLabelText('Your Name'), 'Ana');
  await user.click(claim);
  expect((await variablesOf('tapMovesClaimItemMutation'))['input']).toMatchObject({ claimerName: 'Ana' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('paying without a choice among several asks for one; the choice is remembered for the next time', async () => {
  const payTo = [
    { method: 'VENMO', handle: 'lucia-r' },
    { method: 'CASH', handle: '' },
  ];
  const { user, variablesOf, isAsked, toasts } = await atTheTable(withClaimBy(DINNER, anasCoffee), ANAS_SEAT, {
    payTo,
  });
  await user.click(screen.getByRole('button', { name: /^Pay \$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^I paid/ }));
  expect(toasts).toMatchObject([{ title: 'Select payment method', message: "Please choose how you'd like to pay." }]);
  expect(isAsked('tapMovesPayClaimsMutation')).toBe(false);
  await user.click(dialog.getByRole('radio', { name: /Venmo/ }));
  await user.type(dialog.getByLabelText(/Your Venmo username/), '@ana-b');
  await user.click(dialog.getByRole('button', { name: /^I paid/ }));
  expect((await variablesOf('tapMovesPayClaimsMutation'))['input']).toMatchObject({
    claimIds: ['c1'],
    method: 'VENMO',
    handle: '@ana-b',
  });
  expect(recallPayChoice()).toMatchObject({ method: 'VENMO', handles: { VENMO: '@ana-b' } });
});

test('the only way that the host asked for is chosen, and named on the button', async () => {
  const { user } = await atTheTable(withClaimBy(DINNER, anasCoffee), ANAS_SEAT);
  await user.click(screen.getByRole('button', { name: /^Pay \$4\.\d\d with Venmo$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Venmo/ }).checked).toBe(true);
});

test('an own dish is given back from its open row, and the undo claims the same part again', async () => {
  const { user, variablesOf, answer, toasts, yourPart } = await atTheTable(withClaimBy(DINNER, anasCoffee), ANAS_SEAT);
  await user.click(screen.getByRole('button', { name: 'Change Coffee for Ana' }));
  await user.click(screen.getByRole('button', { name: 'Unclaim Coffee for Ana' }));
  await answer('tapMovesUnclaimMutation', { unclaim: { __typename: 'UnclaimPayload', version: 3 } });
  expect(await yourPart.findByText('Given back: Coffee')).toBeTruthy();
  expect(toasts).toEqual([]);
  await user.click(yourPart.getByRole('button', { name: 'Undo' }));
  expect((await variablesOf('tapMovesClaimItemMutation'))['input']).toMatchObject({
    itemId: 'coffee',
    claimerName: 'Ana',
    units: 1,
    splitCount: 1,
  });
});

test('coming back from the pay app asks whether it went through, and a yes marks the claims paid', async () => {
  const { user, variablesOf } = await atTheTable(withClaimBy(DINNER, anasCoffee), ANAS_SEAT);
  rememberPendingPayment('dinner', {
    claimIds: ['c1'],
    method: 'VENMO',
    handle: 'ana-b',
    amount: '4.06',
    idempotencyKey: 'k1',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  lookAtThePage();
  const dialog = within(await screen.findByRole('dialog', { name: 'Did it go through?' }));
  await user.click(dialog.getByRole('button', { name: /^Yes/ }));
  expect((await variablesOf('tapMovesPayClaimsMutation'))['input']).toMatchObject({
    claimIds: ['c1'],
    method: 'VENMO',
    handle: 'ana-b',
    idempotencyKey: 'k1',
  });
});

test('answering “not yet” leaves the claims unpaid and does not ask again', async () => {
  rememberPendingPayment('dinner', {
    claimIds: ['c1'],
    method: 'VENMO',
    handle: '',
    amount: '4.06',
    idempotencyKey: 'k1',
  });
  const { user, isAsked, yourPart } = await atTheTable(withClaimBy(DINNER, anasCoffee), ANAS_SEAT);
  const dialog = within(await screen.findByRole('dialog', { name: 'Did it go through?' }));
  await user.click(dialog.getByRole('button', { name: 'Not yet' }));
  expect(isAsked('tapMovesPayClaimsMutation')).toBe(false);
  lookAtThePage();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(yourPart.getByRole('button', { name: /^Pay/ })).toBeTruthy();
});

test('another diner’s action appears on the bill and as a toast', async () => {
  const { push, toasts } = await atTheTable(DINNER, ANAS_SEAT);
  const event = eventOf(withClaimBy(DINNER, bensCoffee), {
    diner: 'ben-phone',
    summary: 'Ben claimed Coffee for $4.06',
  });
  await push('receiptChangesSubscription', event);
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Ben claimed Coffee for $4.06' }]));
  expect(screen.queryByRole('button', { name: /^Claim Coffee/ })).toBeNull();
});

test('the push about this phone’s own action shows no toast', async () => {
  const { push, toasts } = await atTheTable(DINNER, ANAS_SEAT);
  const event = eventOf(withClaimBy(DINNER, anasCoffee), { diner: 'ana-phone', summary: 'Ana claimed Coffee' });
  await push('receiptChangesSubscription', event);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Claim Coffee/ })).toBeNull());
  expect(toasts).toEqual([]);
});

test('a dispute about this phone’s diner shows no toast, because a notice says it', async () => {
  const { push, toasts } = await atTheTable(DINNER, ANAS_SEAT);
  const dispute = { kind: 'DISPUTED', diner: 'host-phone', summary: 'Maya says $4.06 did not arrive' };
  const event = eventOf(withClaimBy(DINNER, anasCoffee), { ...dispute, about: ['ana-phone'] });
  await push('receiptChangesSubscription', event);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Claim Coffee/ })).toBeNull());
  expect(toasts).toEqual([]);
});

test('a dispute about somebody else shows a toast', async () => {
  const { push, toasts } = await atTheTable(DINNER, ANAS_SEAT);
  const dispute = { kind: 'DISPUTED', diner: 'host-phone', summary: 'Maya says $4.06 did not arrive' };
  await push(
    'receiptChangesSubscription',
    eventOf(withClaimBy(DINNER, bensCoffee), { ...dispute, about: ['ben-phone'] }),
  );
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Maya says $4.06 did not arrive' }]));
});

test('a receipt that is deleted meanwhile disappears from the screen', async () => {
  const { end, answer } = await atTheTable(DINNER, ANAS_SEAT);
  await end('receiptChangesSubscription');
  await answer('LiveReceiptScreenQuery', { receipt: null });
  expect(await screen.findByRole('heading', { name: 'The host took this bill away' })).toBeTruthy();
});

test('a subscription that the server ends is started again while the receipt can be seen', async () => {
  const { end, answer, isAsked } = await atTheTable(DINNER, ANAS_SEAT);
  await end('receiptChangesSubscription');
  await answer('LiveReceiptScreenQuery', { receipt: wireReceipt(DINNER, ANAS_SEAT) });
  expect(screen.getByRole('button', { name: /^Claim Coffee/ })).toBeTruthy();
  await waitFor(() => expect(isAsked('receiptChangesSubscription')).toBe(true), { timeout: 5_000 });
});

test('an unknown link shows that nothing was found, with a link to the start page', async () => {
  const phone = openPhone();
  openScreen(phone, 'gone');
  await phone.answer('LiveReceiptScreenQuery', { receipt: null });
  expect(await screen.findByRole('heading', { name: 'Receipt Not Found' })).toBeTruthy();
  expect(screen.getByText('This receipt link may be invalid or expired.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
});

function eventOf(
  state: ReceiptState,
  change: { diner: string; summary: string; kind?: string; about?: string[]; actorName?: string },
) {
  const { version } = state;
  const changes = [
    {
      __typename: 'Change',
      id: `v${version}`,
      version,
      at: '2026-11-20T21:00:00.000Z',
      kind: 'CLAIMED',
      actorName: 'Somebody',
      about: [],
      ...change,
    },
  ];
  return { receiptChanged: wireEvent(state, { since: version - 1, changes }) };
}
