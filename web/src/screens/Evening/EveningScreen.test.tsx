import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, describe, expect, it } from 'vitest';
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

afterEach(closeBrowsers);

describe('the page of an evening', () => {
  it('says what it comes to for everybody, what would settle it, and what is unclaimed', async () => {
    await open(EVENING);
    expect(screen.getByText('2 receipts · 3 people')).toBeTruthy();
    expect(region('What it comes to').getByText('Cleo (you)')).toBeTruthy();
    expect(region('What it comes to').getByText('pays $33.00')).toBeTruthy();
    expect(region('Settle it').getByText('2 transfers settle all that is open.')).toBeTruthy();
    expect(region('Settle it').getByText('Cleo pays Ben')).toBeTruthy();
    expect(region('Receipts').getByText('$5.00 is not claimed yet')).toBeTruthy();
    expect(region('Receipts').queryByRole('button')).toBeNull();
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

  it('looks like any address that does not exist when there is none', async () => {
    await open(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
  });
});
