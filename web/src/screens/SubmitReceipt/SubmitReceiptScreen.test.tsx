import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { anaWith, CARD, VENMO, ZELLE } from '../../testing/savedMethods';
import { closePhones, openPhone } from '../../testing/openPhone';
import { endSession, startSession } from '../../network/session/session';
import { SubmitReceiptScreen } from './SubmitReceiptScreen';

const MUTATION = 'useSubmitReceiptMutation';
let phone: ReturnType<typeof openPhone>;

function open(): UserEvent {
  phone = openPhone();
  phone.show(<SubmitReceiptScreen />);
  return userEvent.setup();
}

const names = (): HTMLInputElement[] => screen.getAllByPlaceholderText('Name');
const prices = (): HTMLInputElement[] => screen.getAllByRole('textbox', { name: 'Price' });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

async function typeBill(user: UserEvent): Promise<void> {
  await user.click(button('Continue to Manual Entry'));
  await user.type(screen.getByRole('textbox', { name: /Restaurant name/ }), 'Chez');
  await user.type(names()[0] as HTMLElement, 'Wine');
  await user.type(prices()[0] as HTMLElement, '10');
}

async function reviewBill(user: UserEvent): Promise<void> {
  await user.click(button('Review'));
  await screen.findByRole('button', { name: 'Submit Receipt' });
}

const sentInput = async () => (await phone.variablesOf(MUTATION))['input'] as { idempotencyKey: string };

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  closePhones();
  vi.unstubAllGlobals();
});

describe('typing in a bill', () => {
  it('adds a row and focuses it when Enter is pressed in the last one', async () => {
    const user = open();
    await typeBill(user);
    await user.keyboard('{Enter}');
    expect(names()).toHaveLength(2);
    expect(document.activeElement).toBe(names()[1]);
    expect(prices()[0]?.value).toBe('10.00');
  });

  it('focuses the next row when Enter is pressed before the last one', async () => {
    const user = open();
    await typeBill(user);
    await user.click(button('Add Item'));
    await user.click(names()[0] as HTMLElement);
    await user.keyboard('{Enter}');
    expect(names()).toHaveLength(2);
    expect(document.activeElement).toBe(names()[1]);
  });

  it('cannot remove the only row', async () => {
    const user = open();
    await typeBill(user);
    const remove = button('Remove Wine');
    expect(remove.getAttribute('aria-disabled')).toBe('true');
    await user.click(remove);
    expect(names()).toHaveLength(1);
  });

  it('keeps a quantity that is not a number, and says beside it what is wanted', async () => {
    const user = open();
    await typeBill(user);
    const quantity = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Qty' });
    await user.clear(quantity);
    await user.type(quantity, 'many');
    await user.tab();
    expect(quantity.value).toBe('many');
    expect(screen.getByText('Quantity must be above 0 and at most 999, with up to 3 decimals')).toBeTruthy();
  });

  it('takes a weight, and a price that is of the whole line', async () => {
    const user = open();
    await typeBill(user);
    const quantity = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Qty' });
    await user.clear(quantity);
    await user.type(quantity, '2,5');
    await user.tab();
    expect(quantity.value).toBe('2.5');
    expect(screen.getByText(/^2\.5 × \$[\d.]+ = \$[\d.]+$/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'The price is for all 2.5' }));
    expect(screen.getByText(/^2\.5 for \$[\d.]+$/)).toBeTruthy();
  });

  it('asks for items when no row has a name and a price', async () => {
    const user = open();
    await user.click(button('Continue to Manual Entry'));
    await user.type(names()[0] as HTMLElement, 'no price');
    await user.click(button('Review'));
    await waitFor(() =>
      expect(phone.toasts).toEqual([
        { title: 'Add some items', message: 'Please add at least one item to your receipt.', variant: 'destructive' },
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Submit Receipt' })).toBeNull();
  });

  it('shows a rule of the domain beside the field that breaks it', async () => {
    const user = open();
    await typeBill(user);
    await user.type(screen.getByRole('textbox', { name: /PayPal/ }), 'no name!');
    await user.click(button('Review'));
    const field = await waitFor(
      () => {
        const input = screen.getByRole('textbox', { name: /PayPal/ });
        expect(input.getAttribute('aria-invalid')).toBe('true');
        return input;
      },
      { timeout: 5000 },
    );
    const problem = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(problem?.textContent).toContain('PayPal');
  });

  it('shows by how much the printed total differs', async () => {
    const user = open();
    await typeBill(user);
    await user.type(screen.getByRole('textbox', { name: 'Printed total' }), '12.5');
    expect(screen.getByText(/\$2\.50 less than the printed total/)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Service fees' }), '2.5');
    expect(screen.getByText(/add up to the total/)).toBeTruthy();
  });

  it('keeps everything after a reload', async () => {
    const user = open();
    await typeBill(user);
    cleanup();
    open();
    expect(names()[0]?.value).toBe('Wine');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Restaurant name/ }).value).toBe('Chez');
  });
});

describe('how the host is paid', () => {
  afterEach(endSession);
  const handle = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

  it('is filled in from the account’s saved methods', async () => {
    startSession('secret');
    const user = open();
    await phone.answer('ownDetailsQuery', { viewer: anaWith([VENMO, ZELLE, CARD]) });
    await user.click(button('Continue to Manual Entry'));
    expect(handle(/^Venmo/).value).toBe('@ana-b');
    expect(handle(/^Zelle/).value).toBe('ana@example.com');
    expect(handle(/^PayPal/).value).toBe('');
    expect(handle(/^Your name/).value).toBe('Ana');
  });

  it('is not replaced once it is typed', async () => {
    startSession('secret');
    const user = open();
    await user.click(button('Continue to Manual Entry'));
    await user.type(handle(/^Venmo/), '@somebody');
    await phone.answer('ownDetailsQuery', { viewer: anaWith([VENMO]) });
    expect(handle(/^Venmo/).value).toBe('@somebody');
  });

  it('is checked on Review and not on blur, so that nothing moves', async () => {
    const user = open();
    await typeBill(user);
    await user.type(handle(/^Venmo/), '!');
    await user.tab();
    expect(screen.queryByText(/A Venmo username has/)).toBeNull();
    await user.click(button('Review'));
    expect(await screen.findByText(/A Venmo username has/)).toBeTruthy();
  });
});

describe('submitting', () => {
  const created = { linkId: 'link', restaurantName: 'Chez', description: '', id: 'r' };
  const answerWith = (result: object) => phone.answer(MUTATION, { createReceipt: result });

  it('shows the bill, goes back to edit it, and opens the share view', async () => {
    const user = open();
    await typeBill(user);
    await reviewBill(user);
    expect(screen.getByText('What happens next?')).toBeTruthy();
    await user.click(button('Back to Edit'));
    expect(names()[0]?.value).toBe('Wine');
    await reviewBill(user);
    await user.click(button('Submit Receipt'));
    expect(await sentInput()).toMatchObject({
      restaurantName: 'Chez',
      items: [{ name: 'Wine', price: '10.00', quantity: 1, splitWith: 1 }],
    });
    await answerWith({ __typename: 'CreateReceiptPayload', receipt: created });
    await screen.findByRole('heading', { name: 'Your table is open.' });
    expect(screen.getByRole('link', { name: 'View Receipt Details' }).getAttribute('href')).toBe('/receipts/link');
  });

  it('sends the same key again after bad Wi-Fi, even after a reload', async () => {
    const user = open();
    await typeBill(user);
    await reviewBill(user);
    await user.click(button('Submit Receipt'));
    const { idempotencyKey } = await sentInput();
    await phone.fail(MUTATION, new Unreachable());
    await waitFor(() => expect(phone.toasts.at(-1)?.title).toBe('Error processing receipt'));
    cleanup();
    const again = open();
    await again.click(button('Submit Receipt'));
    expect(idempotencyKey).toBeTruthy();
    expect((await sentInput()).idempotencyKey).toBe(idempotencyKey);
  });

  it('shows the server’s message and focuses its field', async () => {
    const user = open();
    await typeBill(user);
    await reviewBill(user);
    await user.click(button('Submit Receipt'));
    await answerWith({
      __typename: 'InvalidInput',
      message: 'Price is too strange',
      fields: [{ path: 'items.0.price', message: 'Price is too strange' }],
    });
    await waitFor(() =>
      expect(phone.toasts.at(-1)).toEqual({
        title: 'Error processing receipt',
        message: 'Price is too strange',
        variant: 'destructive',
      }),
    );
    expect(prices()[0]?.getAttribute('aria-invalid')).toBe('true');
  });

  it('starts an empty bill with Split Another Receipt and remembers how the host is paid', async () => {
    const user = open();
    await typeBill(user);
    await user.type(screen.getByRole('textbox', { name: /Venmo/ }), '@ana-b');
    await reviewBill(user);
    await user.click(button('Submit Receipt'));
    await answerWith({ __typename: 'CreateReceiptPayload', receipt: created });
    await user.click(await screen.findByRole('button', { name: 'Split Another Receipt' }));
    await user.click(button('Continue to Manual Entry'));
    expect(names().map(({ value }) => value)).toEqual(['']);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Venmo/ }).value).toBe('@ana-b');
    expect(within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem')).toHaveLength(3);
  });
});
