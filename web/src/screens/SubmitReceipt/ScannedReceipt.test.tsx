import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftChange } from '../../billEntry/billDraft/Draft';
import { remember } from '../../billEntry/billDraft/draftMemory';
import { closePhones, openPhone } from '../../testing/openPhone';
import { boxAt, scannedDraft, scanOf } from '../../testing/reviewedScan';
import { SCANNED_BILL } from '../../testing/scannedBill';
import type { ScannedBill } from '../../photos/scanning/Scan';
import { SubmitReceiptScreen } from './SubmitReceiptScreen';

const MUTATION = 'useSubmitReceiptMutation';
/** The total is a dollar more than the items, tax and tip. */
const OFF: Partial<ScannedBill> = {
  total: { value: '29.50', confidence: 0.99, isUnsure: false, boxes: [boxAt(6)] },
};

/** The one line that is marked was looked at. */
const LOOKED_AT: DraftChange = { kind: 'settle', place: 'items.2' };

async function open({ bill = {}, changes = [] }: { bill?: Partial<ScannedBill>; changes?: DraftChange[] } = {}) {
  const draft = scannedDraft(scanOf(bill), ...changes);
  remember({ place: 'fairtab.draft', state: { draft, attempt: null, submitted: null } });
  const phone = openPhone();
  phone.show(<SubmitReceiptScreen />);
  if (draft.step === 2) await screen.findByText('More on the bill', {}, { timeout: 10_000 });
  return { ...phone, user: userEvent.setup() };
}

// The form is long. Queries by role that skip the check for hidden elements take a third of the time.
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name, hidden: true });
const field = (label: string | RegExp): HTMLElement => screen.getByLabelText(label, { selector: 'input' });
const itemName = (position: number): HTMLElement => field(`Item ${position}`);
const place = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-place="${name}"]`);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
/** What was read at a place, on one line. */
const line = (name: string): HTMLElement => within(place(name)).getByRole('button', { name: /^Edit /, hidden: true });
const described = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const photo = () => screen.findByAltText('Photo of the receipt, page 1', {}, { timeout: 10_000 });
const outlined = () =>
  [...document.querySelectorAll('[data-outlined]')].map((path) => path.getAttribute('data-outlined'));
/** A tap on the middle of a line of the photo, which is shown at 900 by 1600. */
const tapLine = (line: number, image: HTMLElement) =>
  fireEvent.click(image, { clientX: 450, clientY: (0.115 + line * 0.05) * 1600 });

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 900, 1600));
});
afterEach(() => {
  closePhones();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a place that was hard to read', () => {
  it('comes first, and is described by a text until it is ticked off', async () => {
    const { user } = await open();
    const names = [...document.querySelectorAll('[data-place^="items."]')].map((row) => row.getAttribute('data-place'));
    expect(names).toEqual(['items.2', 'items.1']);
    expect(described(line('items.2'))).toContain('Check this');
    expect(described(line('items.1'))).not.toContain('Check this');
    expect(screen.getByText('One place to check')).toBeTruthy();
    await user.click(screen.getByText('Looks right'));
    expect(described(line('items.2'))).not.toContain('Check this');
    expect(document.activeElement).toBe(line('items.2'));
    expect(screen.getByText('Every amount is confirmed by the sums on the receipt')).toBeTruthy();
  });

  it('opens its fields on a tap, and is settled by an edit', async () => {
    const { user } = await open();
    await user.click(line('items.2'));
    expect(document.activeElement).toBe(itemName(2));
    expect(described(itemName(2))).toContain('Check this');
    await user.type(itemName(2), 's');
    expect(described(itemName(2))).not.toContain('Check this');
    await user.click(button('Done'));
    expect(document.activeElement).toBe(line('items.2'));
    expect(line('items.2').textContent).toContain('Breads');
  });

  it('stays beside a new row, which keeps its fields while it is typed', async () => {
    const { user } = await open();
    await user.click(button('Add Item'));
    expect(document.activeElement).toBe(itemName(3));
    await user.keyboard('Soup');
    expect(document.activeElement).toBe(itemName(3));
    expect(described(line('items.2'))).toContain('Check this');
    await user.click(button('Done'));
    expect(line('items.3').textContent).toContain('Soup');
    expect(document.activeElement).toBe(line('items.3'));
  });

  it('can be reached from the summary on top', async () => {
    const { user } = await open();
    await user.click(button('Check “Bread”'));
    expect(document.activeElement).toBe(itemName(2));
  });
});

describe('what was asked for with a dish', () => {
  it('is below its name and not in it, and is sent as it was edited', async () => {
    const { user, variablesOf } = await open({ changes: [LOOKED_AT] });
    expect(line('items.2').textContent).toContain('No butter');
    expect(within(place('items.1')).queryByLabelText('Note')).toBeNull();
    await user.click(line('items.2'));
    expect(itemName(2)).toHaveProperty('value', 'Bread');
    await user.clear(field('Note'));
    await user.type(field('Note'), 'Warm');
    await user.click(button('I confirm this information is accurate'));
    await user.click(await screen.findByText('Submit Receipt', {}, { timeout: 10_000 }));
    const { items } = (await variablesOf(MUTATION))['input'] as { items: object[] };
    expect(items[0]).not.toHaveProperty('note');
    expect(items[1]).toMatchObject({ name: 'Bread', note: 'Warm' });
  });
});

describe('a coupon below a dish', () => {
  it('is taken off what its row says, which names it', async () => {
    const items = SCANNED_BILL.items.map((item) => (item.name === 'Wine' ? { ...item, discount: '18.00' } : item));
    await open({ bill: { items, discount: { value: '18.00', confidence: 0.99, isUnsure: false, boxes: [] } } });
    expect(line('items.1').textContent).toContain('$18.00 off by a coupon$0.00');
    expect(line('items.2').textContent).toContain('$4.50');
  });
});

describe('the photo', () => {
  it('highlights the line of the focused field', async () => {
    await open();
    fireEvent.load(await photo());
    fireEvent.focus(line('items.2'));
    expect(outlined()).toEqual(['items.2']);
    fireEvent.focus(line('tax'));
    expect(outlined()).toEqual(['tax']);
    fireEvent.focus(field(/^Your name/));
    expect(outlined()).toEqual([]);
  });

  it('moves the focus to the row whose line is tapped', async () => {
    await open();
    const image = await photo();
    fireEvent.load(image);
    tapLine(3, image);
    expect(document.activeElement).toBe(itemName(2));
    tapLine(12, image);
    expect(document.activeElement).toBe(itemName(2));
  });

  it('can be loaded again when it fails', async () => {
    const { user } = await open();
    fireEvent.error(await photo());
    expect(screen.getByText('The photo could not be loaded.')).toBeTruthy();
    await user.click(button('Try again'));
    fireEvent.load(await photo());
    expect(screen.queryByText('The photo could not be loaded.')).toBeNull();
  });

  it('is a strip on phones that opens the whole photo, from which a tap leads back to its row', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    const { user } = await open();
    await user.click(await screen.findByText('Whole photo', {}, { timeout: 10_000 }));
    const image = await within(screen.getByRole('dialog')).findByRole('img');
    fireEvent.load(image);
    tapLine(2, image);
    await waitFor(() => expect(document.activeElement).toBe(itemName(1)));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button('Hide the photo'));
    expect(button('Whole photo')).toBeTruthy();
  });
});

describe('a photo with letters that are too small', () => {
  const advice = 'Please take it again from closer.';
  const sure = scanOf().bill.items.map((item) => ({ ...item, isUnsure: false }));
  it.each([
    ['does not add up', OFF],
    ['has places to check', {}],
    ['has none', { items: sure }],
    ['has no items', { items: [], subtotal: null, tax: null, tip: null }],
  ])('is to be taken again, also when the bill %s', async (_which, changes: Partial<ScannedBill>) => {
    await open({ bill: { balanced: false, ...changes, advice } });
    expect(screen.getAllByText(advice)).toHaveLength(1);
  });
});

describe('a document with more pages than are read', () => {
  const message = 'The last 2 pages of the document were not read. Please add what is on them.';
  const doubt = { kind: 'PAGES_LEFT_OUT' as const, message, difference: null, isHandwrittenTip: false, item: null };

  it.each([
    ['that adds up', { items: scanOf().bill.items.map((item) => ({ ...item, isUnsure: false })) }],
    ['with places to check', {}],
    ['that does not add up', OFF],
    ['of which only the total was read', { items: [] }],
  ])('says so on top, once, for a bill %s', async (_, changes) => {
    await open({ bill: { balanced: false, ...changes, doubts: [doubt] } });
    expect(screen.getAllByText(message)).toHaveLength(1);
  });
});

describe('many places that were hard to read', () => {
  it('are named at the button up to the fifth, and counted', async () => {
    const [item] = scanOf().bill.items;
    if (!item) throw new Error('The scan has an item');
    const items = Array.from({ length: 9 }, (_, at) => ({
      ...item,
      name: `Dish ${at}`,
      isUnsure: true,
      isAmountUnsure: true,
    }));
    await open({ bill: { items, balanced: false } });
    expect(screen.getAllByText(/^Still marked: .*“Dish 0”.*“Dish 4”, and \d+ more\.$/)).toHaveLength(1);
  });
});

describe('a bill that does not add up', () => {
  it('shows the difference and the most likely mistake', async () => {
    const { user } = await open({ bill: OFF });
    expect(screen.getByText('Off by $1.00')).toBeTruthy();
    await user.click(screen.getAllByText('Show me')[0] as HTMLElement);
    expect(document.activeElement).toBe(field('Printed total'));
  });

  it('is checked again after each edit', async () => {
    const { user } = await open({ bill: OFF });
    await user.click(line('tax'));
    const tax = field('Tax');
    await user.clear(tax);
    await user.type(tax, '3');
    expect(screen.queryByText(/^Off by/)).toBeNull();
    expect(screen.getByText('Items add up to the total')).toBeTruthy();
  });

  it('is confirmed only after the host acknowledges the difference', async () => {
    const { user } = await open({ bill: OFF });
    await user.click(button('I confirm this information is accurate'));
    const dialog = within(screen.getByRole('dialog', { name: 'The numbers do not add up by $1.00' }));
    await user.click(dialog.getByRole('button', { name: 'Confirm anyway' }));
    expect(screen.queryByRole('button', { name: 'Confirmed accurate' })).toBeNull();
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Confirm anyway' }));
    // The step to the review comes once the rules are loaded.
    expect(await screen.findByText(/^(Confirmed accurate|Ready for the table\?)$/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the confirmation', () => {
  it('is the step to the review, and is sent with the receipt', async () => {
    const { user, variablesOf } = await open({ changes: [LOOKED_AT] });
    expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit Receipt' })).toBeNull();

    const keeps = screen.getByRole('checkbox', { name: /^Keep my corrections/ });
    expect(keeps).toHaveProperty('checked', false);
    await user.click(keeps);
    await user.click(button('I confirm this information is accurate'));
    // The rules are loaded when they are first needed.
    await user.click(await screen.findByText('Submit Receipt', {}, { timeout: 10_000 }));
    expect((await variablesOf(MUTATION))['input']).toMatchObject({
      scanId: 'scan-1',
      confirmsScan: true,
      keepsCorrections: true,
      restaurantName: 'Nopa',
      items: [
        { name: 'Wine', price: '9.00', quantity: 2 },
        { name: 'Bread', price: '4.50', quantity: 1 },
      ],
      tip: '4.00',
      total: '28.50',
    });
  });

  it('leads to what is marked first, and confirms with the next tap', async () => {
    const { user } = await open();
    await user.click(button('I confirm this information is accurate'));
    expect(document.activeElement).toBe(itemName(2));
    expect(screen.getByText('Still marked: “Bread”. Confirm again if it is right.')).toBeTruthy();
    expect(screen.queryByText('Ready for the table?')).toBeNull();
    await user.click(button('I confirm this information is accurate'));
    expect(await screen.findByText('Ready for the table?', {}, { timeout: 10_000 })).toBeTruthy();
  });

  it('is taken back by an edit, with a message', async () => {
    const { user } = await open({ changes: [{ kind: 'confirmScan' }] });
    expect(button('Confirmed accurate')).toBeTruthy();
    expect(button('Review')).toBeTruthy();
    await user.click(line('items.1'));
    await user.type(itemName(1), 's');
    expect(button('I confirm this information is accurate')).toBeTruthy();
    expect(screen.getByText(/You changed the bill after confirming it/)).toBeTruthy();
  });

  it('is required for a draft that was left on the last step', async () => {
    const { user, isAsked } = await open({ changes: [{ kind: 'goTo', step: 3 }] });
    await user.click(button('Submit Receipt'));
    expect(screen.getByText('Not confirmed yet')).toBeTruthy();
    expect(isAsked(MUTATION)).toBe(false);
  });
});

describe('what few bills need', () => {
  const fold = (title: string) => screen.getByText(title).closest('details') as HTMLDetailsElement;

  it('is folded when the sums close, and the bill is confirmed with one tap', async () => {
    const { user } = await open({ changes: [LOOKED_AT] });
    expect(fold('More on the bill').open).toBe(false);
    expect(fold('More on the bill').textContent).toContain('Tax $2.00 · Total $28.50');
    expect(fold('Pay me by').open).toBe(false);
    await user.click(button('I confirm this information is accurate'));
    expect(await screen.findByText('Ready for the table?', {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.queryByText('Not confirmed yet')).toBeNull();
  });

  it('says which taxes were added up, and which the prices include', async () => {
    const charges = [
      { name: 'State Tax 8%', amount: '1.50', isIncluded: false },
      { name: 'City Tax', amount: '0.50', isIncluded: false },
    ];
    await open({ bill: { charges } });
    expect(fold('More on the bill').textContent).toContain('State Tax 8% $1.50 and City Tax $0.50');
    closePhones();
    await open({ bill: { tax: null, charges: [{ name: 'VAT 20%', amount: '3.75', isIncluded: true }] } });
    expect(fold('More on the bill').textContent).toContain('Included in the prices: VAT 20% $3.75 · Total $28.50');
  });

  it('is open while the sums do not close, and opens when a tap leads into it', async () => {
    await open({ bill: OFF });
    expect(fold('More on the bill').open).toBe(true);
    closePhones();
    const { user } = await open();
    const image = await photo();
    fireEvent.load(image);
    expect(fold('More on the bill').open).toBe(false);
    tapLine(5, image);
    expect(fold('More on the bill').open).toBe(true);
    expect(document.activeElement).toBe(field('Tax'));
    await user.click(button('Done'));
    expect(document.activeElement).toBe(line('tax'));
  });

  it('is open at a way to be paid that cannot be right', async () => {
    const { user } = await open({ changes: [LOOKED_AT] });
    await user.type(field(/^Venmo/), '!');
    await user.click(button('I confirm this information is accurate'));
    expect(await screen.findByText(/A Venmo username has/, {}, { timeout: 10_000 })).toBeTruthy();
    expect(fold('Pay me by').open).toBe(true);
  });
});

it('a tip that was not read is asked beside the dishes, and not again on the review', async () => {
  const total = { value: '24.50', confidence: 0.99, isUnsure: false, boxes: [boxAt(6)] };
  const { user, variablesOf } = await open({ bill: { tip: null, total }, changes: [LOOKED_AT] });
  await user.click(screen.getByText('20%'));
  expect(screen.getByText('The table shares $29.00.')).toBeTruthy();
  await user.click(button('I confirm this information is accurate'));
  await user.click(await screen.findByText('Submit Receipt', {}, { timeout: 10_000 }));
  expect(screen.queryByText('Tip?')).toBeNull();
  expect((await variablesOf(MUTATION))['input']).toMatchObject({ tip: '4.50', total: '29.00' });
});

it('a bill of which only the total was read can be split evenly', async () => {
  const bare = { items: [], tax: null, tip: null, fees: null, discount: null, subtotal: null };
  const { user, variablesOf } = await open({ bill: bare });
  expect(screen.getByText('Only the total could be read')).toBeTruthy();
  await user.click(button('Split $28.50 evenly'));
  const people = field('Among how many people?');
  await waitFor(() => expect(document.activeElement).toBe(people));
  await user.clear(people);
  await user.type(people, '3');
  await user.click(button('I confirm this information is accurate'));
  await user.click(await screen.findByText('Submit Receipt', {}, { timeout: 10_000 }));
  expect((await variablesOf(MUTATION))['input']).toMatchObject({
    splitEvenlyAmong: 3,
    items: [{ name: 'Everything on the bill', price: '28.50', quantity: 1 }],
    total: '28.50',
  });
});

it('a bill that was typed in needs no confirmation', async () => {
  const { scan: _, ...typed } = scannedDraft();
  remember({ place: 'fairtab.draft', state: { draft: { ...typed, scan: null }, attempt: null, submitted: null } });
  openPhone().show(<SubmitReceiptScreen />);
  expect(screen.queryByText('Is this what the receipt says?')).toBeNull();
  expect(screen.queryByRole('button', { name: /Looks right/ })).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
