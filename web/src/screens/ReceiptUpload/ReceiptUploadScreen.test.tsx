import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { endSession, startSession } from '../../network/session/session';
import { closePhones, openPhone } from '../../testing/openPhone';
import { catchUploads, DONE_SCAN, photoFile } from '../../testing/scannedBill';
import query, { type ReceiptUploadScreenQuery } from './__generated__/ReceiptUploadScreenQuery.graphql';
import { ReceiptUploadScreen } from './ReceiptUploadScreen';

const MUTATION = 'useSubmitReceiptMutation';

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

async function open({ userId = 'maya', isByHand = true } = {}) {
  const phone = openPhone();
  const queryRef = loadQuery<ReceiptUploadScreenQuery>(phone.environment, query, {});
  phone.show(
    <Suspense>
      <ReceiptUploadScreen queryRef={queryRef} params={{}} />
      <Address />
    </Suspense>,
  );
  const viewer = { __typename: 'User', id: `User:${userId}`, userId, lastCurrency: 'USD' };
  await phone.answer('ReceiptUploadScreenQuery', { viewer });
  const user = userEvent.setup({ applyAccept: false });
  if (isByHand) await user.click(screen.getByRole('tab', { name: 'Enter Manually' }));
  return { ...phone, user, address: () => screen.getByTestId('address').textContent };
}

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const create = () => screen.getByRole('button', { name: 'Create Receipt' });
const messageOf = (input: HTMLElement): string =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

async function typeBill(user: UserEvent): Promise<void> {
  await user.type(field('Restaurant name'), 'Nopa');
  await user.type(field('Item 1'), 'Wine');
  await user.type(field('Price'), '10');
}

afterEach(() => {
  closePhones();
  endSession();
  vi.unstubAllGlobals();
});

describe('a missing value', () => {
  it('shows the documented text beside its field, and nothing is sent', async () => {
    const { user, isAsked } = await open();
    await user.click(create());
    await waitFor(() => expect(messageOf(field('Restaurant name'))).toBe('Restaurant name is required'));
    expect(screen.getByRole('alert').textContent).toContain('At least one item is required');
    expect(messageOf(field('Item 1'))).toBe('Item name is required');
    expect(messageOf(field('Price'))).toBe('Price is required');
    expect(isAsked(MUTATION)).toBe(false);
  });

  it('shows a message in a half-filled row', async () => {
    const { user, isAsked } = await open();
    await typeBill(user);
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    await user.type(field('Item 2'), 'Bread');
    await user.click(create());
    await waitFor(() =>
      expect(messageOf(screen.getAllByRole('textbox', { name: 'Price' })[1] as HTMLElement)).toBe('Price is required'),
    );
    expect(isAsked(MUTATION)).toBe(false);
  });
});

describe('a complete bill', () => {
  const created = {
    __typename: 'CreateReceiptPayload',
    receipt: { id: 'r', linkId: 'link', restaurantName: 'Nopa', description: '' },
  };

  it('is created and opened, and the next one starts empty', async () => {
    const { user, variablesOf, answer, toasts, address } = await open();
    await typeBill(user);
    await user.click(create());
    expect((await variablesOf(MUTATION))['input']).toMatchObject({
      restaurantName: 'Nopa',
      items: [{ name: 'Wine', price: '10.00', quantity: 1, splitWith: 1 }],
      splitEvenlyAmong: null,
      payTo: [],
    });
    await answer(MUTATION, { createReceipt: created });
    expect(toasts).toEqual([{ title: 'Receipt created successfully!' }]);
    expect(address()).toBe('/receipts/link');
    cleanup();
    await open();
    expect(field('Restaurant name').value).toBe('');
  });

  it('has the same amounts as in the wizard, and says when they do not add up', async () => {
    const { user, variablesOf } = await open();
    await typeBill(user);
    await user.type(field('Tax'), '1');
    await user.type(field('Service fees'), '2');
    await user.type(field('Discount'), '0.50');
    await user.type(field('Printed total'), '13.50');
    expect(screen.getByText(/^\$1\.00 less than the printed total/)).toBeTruthy();
    await user.click(create());
    expect((await variablesOf(MUTATION))['input']).toMatchObject({
      tax: '1.00',
      fees: '2.00',
      discount: '0.50',
      total: '13.50',
    });
  });

  it('is split evenly among the given number of people', async () => {
    const { user, variablesOf } = await open();
    await typeBill(user);
    await user.click(screen.getByText('Split evenly'));
    const people = screen.getByRole('spinbutton', { name: 'Among how many people?' });
    await user.clear(people);
    await user.type(people, '4');
    expect(screen.getByText(/one share of about \$2.50/)).toBeTruthy();
    expect(screen.queryByRole('spinbutton', { name: 'Shared by' })).toBeNull();
    await user.click(create());
    expect((await variablesOf(MUTATION))['input']).toMatchObject({ splitEvenlyAmong: 4 });
  });

  it('begins with the account’s name and ways to be paid, which can be left off the bill', async () => {
    startSession('secret');
    const { user, variablesOf, answer } = await open();
    const zelle = { id: 'm2', type: 'ZELLE', displayName: 'Zelle', identifier: 'maya@example.com', isDefault: false };
    const paymentMethods = [
      { id: 'm1', type: 'VENMO', displayName: 'Venmo', identifier: 'maya-lind', isDefault: true },
      zelle,
    ];
    const viewer = { id: 'User:maya', username: 'maya', firstName: 'Maya', lastCurrency: 'USD', paymentMethods };
    await answer('ownDetailsQuery', { viewer });
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Venmo/ }).value).not.toBe(''));
    await typeBill(user);
    await user.clear(screen.getByRole('textbox', { name: /^Zelle/ }));
    await user.click(create());
    expect((await variablesOf(MUTATION))['input']).toMatchObject({
      hostName: 'Maya',
      payTo: [{ method: 'VENMO', handle: '@maya-lind' }],
    });
  });

  it('is sent again under the same key after a lost connection, also after a reload', async () => {
    const { user, variablesOf, fail, toasts } = await open();
    await typeBill(user);
    await user.click(create());
    const { idempotencyKey } = (await variablesOf(MUTATION))['input'] as { idempotencyKey: string };
    await fail(MUTATION, new Unreachable());
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Error creating receipt', variant: 'destructive' }]));
    cleanup();
    const again = await open();
    expect(field('Restaurant name').value).toBe('Nopa');
    await again.user.click(create());
    expect((await again.variablesOf(MUTATION))['input']).toMatchObject({ idempotencyKey });
  });

  it('is not shown to the next account on the same device, and can be discarded', async () => {
    const { user } = await open();
    await typeBill(user);
    cleanup();
    await open({ userId: 'theo' });
    expect(field('Restaurant name').value).toBe('');
    cleanup();
    const again = await open();
    await again.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('Restaurant name').value).toBe('');
  });
});

it('Cancel returns to the dashboard', async () => {
  const { user, address } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/dashboard');
});

describe('a photo', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });
  const picker = () => screen.getByLabelText('Photo of the receipt', { selector: 'input' });

  it('is the first tab, and arrow keys lead to the form', async () => {
    const { user } = await open({ isByHand: false });
    expect(tab('Upload Photo').getAttribute('aria-selected')).toBe('true');
    act(() => tab('Upload Photo').focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab('Enter Manually'));
    expect(screen.getByRole('tabpanel', { name: 'Enter Manually' }).textContent).toContain('Restaurant name');
    await user.keyboard('{Home}');
    expect(picker()).toBeTruthy();
  });

  it('is refused with this screen’s text when it is not an image', async () => {
    const { user, toasts } = await open({ isByHand: false });
    await user.upload(picker(), photoFile({ name: 'a.txt', type: 'text/plain' }));
    expect(toasts).toEqual([
      { title: 'Invalid file type', message: 'Please select an image file.', variant: 'destructive' },
    ]);
  });

  it('fills the form, which is not sent before the host confirms it', async () => {
    const uploads = catchUploads();
    const { user, toasts, answer, push, isAsked, variablesOf } = await open({ isByHand: false });
    await user.upload(picker(), photoFile());
    await user.click(screen.getByRole('button', { name: 'Process Receipt' }));
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    await uploads[0]?.answer(201, { id: 'photo-1' });
    const scan = { id: 'scan-1' };
    await answer('startScanMutation', { scanReceipt: { __typename: 'ScanReceiptPayload', scan } });
    await push('followScanSubscription', { scanProgress: DONE_SCAN });
    expect(toasts).toEqual([
      { title: 'Receipt processed successfully!', message: 'Found 2 items. Please check them.' },
    ]);
    expect(tab('Enter Manually').getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('button', { name: 'Edit Restaurant Nopa' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Edit Printed total $28.50' }, { timeout: 10_000 })).toBeTruthy();
    const confirm = screen.getByRole('button', { name: 'I confirm this information is accurate' });
    await user.click(create());
    await waitFor(() => expect(document.activeElement).toBe(confirm));
    expect(isAsked(MUTATION)).toBe(false);
    // The keyboard goes from the confirmation to the first field that is marked.
    await user.click(confirm);
    expect(document.activeElement).toHaveProperty('value', 'Bread');
    await user.click(confirm);
    expect(document.activeElement).toBe(create());
    await user.click(create());
    expect((await variablesOf(MUTATION))['input']).toMatchObject({ scanId: 'scan-1', confirmsScan: true });
  });
});
