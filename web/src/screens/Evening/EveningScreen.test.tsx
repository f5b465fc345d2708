import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setConnectionState } from '../../network/relay/connection';
import { closeBrowsers, openBrowserAt } from '../../testing/openBrowserAt';
import query, { type EveningScreenQuery } from './__generated__/EveningScreenQuery.graphql';
import { EveningScreen } from './EveningScreen';

const person = (key: string, net = '0.00') => ({ __typename: 'EveningPerson', key, name: key, net });
const [ANA, BEN, CLEO] = [person('Ana', '22.00'), person('Ben', '11.00'), person('Cleo', '-33.00')];
const receipt = (id: string, hostName: string, isHost = false) => ({
  __typename: 'Receipt',
  id,
  linkId: id,
  restaurantName: id,
  hostName,
  total: '44.00',
  unclaimed: id === 'Roma' ? '5.00' : '0.00',
  contributions: id === 'Taxi' ? [{ __typename: 'Contribution', personId: 'Cleo' }] : [],
  viewerSeat: { __typename: 'Seat', isHost },
});
const transfer = (details: object) => ({
  __typename: 'Transfer',
  key: 't1',
  status: 'OPEN',
  method: null,
  isDisputed: false,
  amount: '22.00',
  from: CLEO,
  to: ANA,
  ways: [{ __typename: 'PayTo', method: 'VENMO', handle: 'ana-b' }],
  ...details,
});
const planned = (to: object, amount: string) => ({ __typename: 'PlannedTransfer', from: CLEO, to, amount });
const EVENING = {
  __typename: 'Evening',
  id: 'evening',
  name: 'Friday',
  currency: 'USD',
  url: 'https://fairtab.example/evenings/x',
  planKey: 'plan',
  viewerKey: 'Cleo' as string | null,
  viewerBeganIt: false,
  receipts: [receipt('Roma', 'Ana'), receipt('Taxi', 'Ben')],
  people: [ANA, BEN, CLEO],
  planned: [planned(ANA, '22.00'), planned(BEN, '11.00')],
  asked: [ANA, BEN],
  proposal: null as object | null,
  transfers: [] as object[],
};
const proposal = (agreed: object[], isOutdated = false) => ({
  __typename: 'SettlementProposal',
  isOutdated,
  proposedBy: CLEO,
  agreed,
});

async function open(evening: object | null) {
  const browser = openBrowserAt('/evenings/x');
  const queryRef = loadQuery<EveningScreenQuery>(browser.environment, query, { id: 'x' });
  browser.show(
    <Suspense>
      <EveningScreen queryRef={queryRef} params={{ eveningId: 'x' }} />
    </Suspense>,
  );
  await browser.answer('EveningScreenQuery', { evening });
  await screen.findByRole('heading', { level: 1 });
  return { browser, user: userEvent.setup() };
}
const region = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => {
  closeBrowsers();
  setConnectionState('idle');
});

describe('the page of an evening', () => {
  it('says what it comes to for everybody, what would settle it, and what is unclaimed', async () => {
    await open(EVENING);
    expect(screen.getByText('2 receipts · 3 people')).toBeTruthy();
    expect(region('What it comes to').getByText('Cleo (you)')).toBeTruthy();
    expect(region('What it comes to').getByText('pays $33.00')).toBeTruthy();
    expect(region('Settle it').getByText('2 transfers settle all that is open.')).toBeTruthy();
    expect(region('Settle it').getByText('Cleo pays Ben')).toBeTruthy();
    expect(region('Receipts').getByText(/^\$5\.00 is not claimed yet/)).toBeTruthy();
    expect(region('Receipts').getByText('Ana paid $44.00')).toBeTruthy();
    expect(region('Receipts').getByText('Ben and others paid $44.00')).toBeTruthy();
    const toClaim = region('Receipts').getAllByRole('link', { name: /^Claim your part of/ });
    expect(toClaim.map((link) => link.getAttribute('href'))).toEqual(['/live-receipt/Roma']);
    expect(region('Receipts').queryByRole('button', { name: /^Take/ })).toBeNull();
  });

  it('lets a diner propose what was seen', async () => {
    const { browser, user } = await open(EVENING);
    await user.click(screen.getByRole('button', { name: 'Propose to Settle' }));
    const evening = { ...EVENING, proposal: proposal([]) };
    const payload = { __typename: 'SettleEveningPayload', evening };
    const sent = await browser.variablesOf('useEveningMovesSettleMutation');
    await browser.answer('useEveningMovesSettleMutation', { settleEvening: payload });
    expect(sent).toEqual({ input: { eveningId: 'evening', planKey: 'plan' } });
    expect(await screen.findByText('It waits for Ana and Ben.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Propose to Settle' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Take Back the Proposal' })).toBeTruthy();
  });

  it('tells the last host that it settles the evening', async () => {
    await open({ ...EVENING, viewerKey: 'Ben', proposal: proposal([ANA]) });
    expect(screen.getByRole('button', { name: 'Settle the Evening' })).toBeTruthy();
  });

  it('says that a proposal is void when something changed', async () => {
    await open({ ...EVENING, proposal: proposal([ANA], true) });
    expect(screen.getByText('Something changed since Cleo proposed to settle')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Propose to Settle' })).toBeTruthy();
  });

  it('offers a stranger nothing to tap', async () => {
    await open({ ...EVENING, viewerKey: null, transfers: [transfer({ status: 'REPORTED', method: 'CASH' })] });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Copy Link']);
  });

  it('leads the payer of a transfer to the pay app, and reports it', async () => {
    const settled = { ...EVENING, planKey: null, planned: [], asked: [] };
    const { browser, user } = await open({ ...settled, transfers: [transfer({})] });
    const link = screen.getByRole('link', { name: 'Open Venmo · $22.00' });
    expect(link.getAttribute('href')).toBe('https://venmo.com/ana-b?txn=pay&amount=22.00&note=Friday');
    await user.click(screen.getByRole('button', { name: 'I Paid by Venmo' }));
    const evening = { ...settled, transfers: [transfer({ status: 'REPORTED', method: 'VENMO' })] };
    const payload = { __typename: 'ReportTransferPayload', evening };
    const sent = await browser.variablesOf('useEveningMovesReportMutation');
    await browser.answer('useEveningMovesReportMutation', { reportTransfer: payload });
    expect(sent).toEqual({ input: { transferId: 't1', method: 'VENMO' } });
    expect(await screen.findByText('Cleo says it was paid by Venmo.')).toBeTruthy();
  });

  it('lets the recipient say whether it arrived, and tells what was refused', async () => {
    const transfers = [transfer({ status: 'REPORTED', method: 'CASH' })];
    const { browser, user } = await open({ ...EVENING, viewerKey: 'Ana', transfers });
    expect(screen.getByRole('button', { name: 'It did not arrive' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'It Arrived' }));
    const refusal = { __typename: 'Conflict', message: 'It changed.' };
    await browser.answer('useEveningMovesConfirmMutation', { confirmTransfer: refusal });
    expect(browser.toasts.map(({ message }) => message)).toEqual(['It changed.']);
    expect(screen.getByRole('button', { name: 'It Arrived' })).toBeTruthy();
  });

  it('lets who began it take out every receipt, and says when there is none', async () => {
    await open({ ...EVENING, viewerBeganIt: true });
    expect(screen.getByRole('button', { name: 'Take Taxi out of the evening' })).toBeTruthy();
    closeBrowsers();
    await open({ ...EVENING, receipts: [], people: [], planKey: null, planned: [], asked: [] });
    expect(screen.getByText(/^No receipt is here/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Settle it' })).toBeNull();
  });

  it('asks somebody who takes part what else they paid, and shows its receipt', async () => {
    const { browser, user } = await open(EVENING);
    await user.click(screen.getByRole('button', { name: 'I Paid Something Else' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What else did you pay?' }, { timeout: 10_000 }));
    expect(dialog.getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('3');
    await user.click(dialog.getByRole('button', { name: 'Put It in the Evening' }));
    expect(dialog.getByText('Say what it was')).toBeTruthy();
    expect(dialog.getByText('Amount is required')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'What it was' }), 'Night bus');
    await user.type(dialog.getByRole('textbox', { name: 'How much it was' }), '24');
    await user.click(dialog.getByRole('button', { name: /^Less/ }));
    await user.click(dialog.getByRole('button', { name: 'Put It in the Evening' }));
    const refusal = { __typename: 'Conflict', message: 'An evening has at most 50 receipts.' };
    const first = await browser.variablesOf('CreditDialogMutation');
    await browser.answer('CreditDialogMutation', { addCredit: refusal });
    expect((await dialog.findByRole('alert')).textContent).toBe('An evening has at most 50 receipts.');

    await user.click(dialog.getByRole('button', { name: 'Put It in the Evening' }));
    const sent = await browser.variablesOf('CreditDialogMutation');
    expect(sent).toEqual(first);
    expect(sent['input']).toMatchObject({ eveningId: 'evening', name: 'Night bus', amount: '24.00', people: 2 });
    const evening = { ...EVENING, receipts: [...EVENING.receipts, receipt('Night bus', 'Cleo', true)] };
    await browser.answer('CreditDialogMutation', { addCredit: { __typename: 'AddCreditPayload', evening } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(region('Receipts').getByText('Night bus')).toBeTruthy();
    expect(browser.toasts.map(({ title }) => title)).toEqual(['Night bus is in the evening']);
  });

  it('shows beside its field what the server finds wrong', async () => {
    const { browser, user } = await open(EVENING);
    await user.click(screen.getByRole('button', { name: 'I Paid Something Else' }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    await user.type(dialog.getByRole('textbox', { name: 'What it was' }), 'Bus');
    await user.type(dialog.getByRole('textbox', { name: 'How much it was' }), '24');
    await user.click(dialog.getByRole('button', { name: 'Put It in the Evening' }));
    const fields = [{ __typename: 'InvalidField', path: 'amount', message: 'That is too much.' }];
    const refusal = { __typename: 'InvalidInput', message: 'Please check the form.', fields };
    await browser.answer('CreditDialogMutation', { addCredit: refusal });
    expect(await dialog.findByText('That is too much.')).toBeTruthy();
  });

  it('asks about an amount that is more than the evening, until it is confirmed or another one', async () => {
    const { browser, user } = await open(EVENING);
    await user.click(screen.getByRole('button', { name: 'I Paid Something Else' }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    const amount = dialog.getByRole('textbox', { name: 'How much it was' });
    await user.type(dialog.getByRole('textbox', { name: 'What it was' }), 'Bus');
    await user.type(amount, '9999');
    const message = '$9,999.00 is more than everything on this evening so far, $25.00. Is it right?';
    const fields = [{ __typename: 'InvalidField', path: 'isAmountConfirmed', message }];
    const question = { addCredit: { __typename: 'InvalidInput', message, fields } };
    const send = (name: string) => user.click(dialog.getByRole('button', { name }));
    await send('Put It in the Evening');
    expect((await browser.variablesOf('CreditDialogMutation'))['input']).toMatchObject({ isAmountConfirmed: false });
    await browser.answer('CreditDialogMutation', question);
    expect((await dialog.findByRole('alert')).textContent).toBe(message);

    await user.clear(amount);
    await user.type(amount, '9998');
    expect(dialog.queryByRole('alert')).toBeNull();
    await send('Put It in the Evening');
    expect((await browser.variablesOf('CreditDialogMutation'))['input']).toMatchObject({ isAmountConfirmed: false });
    await browser.answer('CreditDialogMutation', question);
    await dialog.findByRole('alert');
    await send('Yes, Put It in the Evening');
    const sent = await browser.variablesOf('CreditDialogMutation');
    expect(sent['input']).toMatchObject({ amount: '9998.00', isAmountConfirmed: true });
  });

  it('asks for the evening again when something changed, and after it was cut off', async () => {
    const { browser } = await open(EVENING);
    expect(await browser.variablesOf('useFollowEveningSubscription')).toEqual({ id: 'x' });
    const arrives = async (name: string): Promise<void> => {
      const evening = { ...EVENING, receipts: [receipt(name, 'Ben')] };
      await browser.answer('EveningScreenQuery', { evening });
      expect(region('Receipts').getByText(name)).toBeTruthy();
    };
    await browser.push('useFollowEveningSubscription', { eveningChanged: { id: 'evening' } });
    await arrives('Bus');
    act(() => setConnectionState('down'));
    await act(async () => setConnectionState('live'));
    await arrives('Train');
  });

  it('follows the evening again when the server has ended that, and looks whether it is still there', async () => {
    const { browser } = await open(EVENING);
    await browser.end('useFollowEveningSubscription');
    await browser.answer('EveningScreenQuery', { evening: EVENING });
    await waitFor(() => expect(browser.isAsked('useFollowEveningSubscription')).toBe(true), { timeout: 5_000 });
    await browser.end('useFollowEveningSubscription');
    await browser.answer('EveningScreenQuery', { evening: null });
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
  });

  it('says so while the device is offline', async () => {
    await open(EVENING);
    const offline = 'Offline. This is the evening as it was when you were last online.';
    expect(screen.queryAllByText(offline)).toHaveLength(0);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    // For the eye, and for a screen reader.
    expect(screen.getAllByText(offline)).toHaveLength(2);
    onLine.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryAllByText(offline)).toHaveLength(0);
  });

  it('looks like any address that does not exist when there is none', async () => {
    await open(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
  });
});
