import type { ReceiptState } from '@fairtab/domain/receipts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { loadQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { newDraft, recall, WIZARD_DRAFT } from '../../billEntry/billDraft/draftMemory';
import { Unreachable } from '../../network/relay/errors';
import { closePhones, openPhone, wireEvent, wireReceipt, withClaimBy, type TestSeat } from '../../testing/openPhone';
import { DINNER } from '../../testing/dinner';
import query, { type ReceiptDetailScreenQuery } from './__generated__/ReceiptDetailScreenQuery.graphql';
import { ReceiptDetailScreen } from './ReceiptDetailScreen';

const HOST = { isHost: true, diner: 'lucia' };
const BEN = { isHost: false, diner: 'ben' };
const entry = (id: string, summary: string) => ({
  __typename: 'Change',
  id,
  version: 2,
  at: '2026-11-20T21:00:00.000Z',
  kind: 'CLAIMED',
  diner: 'ben',
  actorName: 'Ben',
  summary,
});
const trail = (entries: readonly ReturnType<typeof entry>[], endCursor: string | null = null) => ({
  edges: entries.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});
const withBen = withClaimBy(DINNER, { id: 'c1', itemId: 'coffee', guestId: 'ben', claimerName: 'Ben' });
const evenly: ReceiptState = {
  ...DINNER,
  version: 2,
  items: [
    {
      id: 'even',
      name: 'Equal share',
      priceCents: 3733,
      quantity: 1,
      splitWith: 3,
      taxClass: 'ordinary',
      discountCents: 0,
    },
  ],
  evenSplit: { people: 3, dishes: DINNER.items },
};

const PHOTO = { url: '/api/photos/p1', width: 900, height: 1600 };

const wire = (state: ReceiptState, seat: TestSeat) => ({
  ...wireReceipt(state, seat),
  visibility: 'LINK',
  changes: trail([]),
});

/** Another screen, to leave the receipt. */
function OrElsewhere({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (pathname === '/elsewhere') return <p>Elsewhere</p>;
  return (
    <>
      <p>At {pathname}</p>
      <button onClick={() => void navigate('/elsewhere')}>Leave</button>
      {children}
    </>
  );
}

async function open({ state = DINNER, seat = HOST, photos = [] as (typeof PHOTO)[], changes = trail([]) } = {}) {
  const phone = openPhone();
  const queryRef = loadQuery<ReceiptDetailScreenQuery>(phone.environment, query, { id: 'dinner' });
  phone.show(
    <OrElsewhere>
      <Suspense>
        <ReceiptDetailScreen queryRef={queryRef} params={{ id: 'dinner' }} />
      </Suspense>
    </OrElsewhere>,
  );
  await phone.answer('ReceiptDetailScreenQuery', { receipt: { ...wire(state, seat), photos, changes } });
  await screen.findByRole('heading', { name: 'Receipt' });
  return { ...phone, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

afterEach(closePhones);

describe('the host', () => {
  it('renames the receipt and changes nothing else', async () => {
    const { user, variablesOf } = await open();
    await user.click(button('Rename'));
    const dialog = within(screen.getByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: 'Restaurant name' });
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Restaurant name is required')).toBeTruthy();
    await user.type(name, 'Lucia’s');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await variablesOf('otherMovesEditReceiptMutation'))['input']).toEqual({
      idempotencyKey: expect.any(String),
      receiptId: 'Receipt:dinner',
      restaurantName: 'Lucia’s',
      description: '',
    });
  });

  it('splits the bill again as a new one, and reads it when another one that was begun would be lost', async () => {
    const { user } = await open();
    const begin = async () => {
      await user.click(button('Split this bill again'));
      return screen.findByRole('dialog', { name: 'Split this bill again' }, { timeout: 15_000 });
    };
    const dialog = await begin();
    expect(dialog.textContent).not.toContain('lost');
    await user.click(within(dialog).getByRole('button', { name: 'Begin a new bill' }));
    expect(await screen.findByText('At /submit-receipt')).toBeTruthy();
    const begun = recall({ place: WIZARD_DRAFT, fresh: newDraft('2026-11-27') }).draft;
    expect(begun).toMatchObject({ step: 2, restaurantName: 'Trattoria Lucia', tip: '5.00' });
    expect((await begin()).textContent).toContain('Trattoria Lucia is not shared yet, and would be lost.');
  });

  it('chooses who can see the receipt, and a choice that fails to save is rolled back', async () => {
    const { user, variablesOf, fail, toasts } = await open();
    await user.click(screen.getByRole('radio', { name: /^Only me/ }));
    expect((await variablesOf('useShareReceiptMutation'))['input']).toMatchObject({ visibility: 'PRIVATE' });
    expect(screen.getByRole('radio', { name: /^Only me/ })).toHaveProperty('checked', true);
    await fail('useShareReceiptMutation', new Unreachable());
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'That did not work' }]));
    expect(screen.getByRole('radio', { name: /^Anyone with the link/ })).toHaveProperty('checked', true);
  });

  it('splits the receipt evenly, sees the dishes as a list, and goes back to items', async () => {
    const { user, variablesOf, answer } = await open();
    await user.click(button('More: People'));
    await user.click(button('Split evenly among 3'));
    expect((await variablesOf('useSplitReceiptEvenlyMutation'))['input']).toEqual({
      idempotencyKey: expect.any(String),
      receiptId: 'Receipt:dinner',
      people: 3,
    });
    await answer('useSplitReceiptEvenlyMutation', {
      splitEvenly: { __typename: 'SplitEvenlyPayload', receipt: wireReceipt(evenly, HOST) },
    });
    expect(screen.getByText('Evenly among 3 people.')).toBeTruthy();
    expect(screen.getByText('2 × Negroni')).toBeTruthy();
    await user.click(button('Split by item'));
    expect(await variablesOf('useSplitReceiptByItemMutation')).toBeTruthy();
  });

  it('sees why the split can no longer be changed once something is claimed', async () => {
    await open({ state: withBen });
    expect(screen.queryByRole('button', { name: /^Split evenly/ })).toBeNull();
    expect(screen.getByText(/as long as nothing is claimed/)).toBeTruthy();
  });

  it('deletes the receipt with one tap and restores it with another', async () => {
    const { user, variablesOf, answer, toasts } = await open();
    await user.click(button('Delete receipt'));
    await answer('useReceiptDeletionMutation', {
      deleteReceipt: { __typename: 'DeleteReceiptPayload', deletedReceiptId: 'Receipt:dinner' },
    });
    expect(screen.getByRole('heading', { name: 'Receipt deleted' })).toBeTruthy();
    expect(toasts).toMatchObject([{ title: 'Receipt deleted', action: { label: 'Undo' }, shownMs: 10_000 }]);
    await user.click(button('Undo'));
    expect((await variablesOf('useReceiptDeletionRestoreMutation'))['input']).toEqual({
      receiptId: 'Receipt:dinner',
      idempotencyKey: expect.any(String),
    });
    await answer('useReceiptDeletionRestoreMutation', {
      restoreReceipt: { __typename: 'RestoreReceiptPayload', receipt: wireReceipt(DINNER, HOST) },
    });
    expect(screen.getByRole('heading', { name: 'Trattoria Lucia' })).toBeTruthy();
    expect(toasts.at(-1)).toMatchObject({ title: 'Receipt restored' });
  });

  it('restores the receipt from the toast', async () => {
    const { user, answer, toasts, isAsked } = await open();
    await user.click(button('Delete receipt'));
    await answer('useReceiptDeletionMutation', {
      deleteReceipt: { __typename: 'DeleteReceiptPayload', deletedReceiptId: 'Receipt:dinner' },
    });
    act(() => toasts[0]?.action?.onAction());
    await waitFor(() => expect(isAsked('useReceiptDeletionRestoreMutation')).toBe(true));
  });

  it('returns to the receipt when the toast is tapped on another screen', async () => {
    const { user, answer, toasts } = await open();
    await user.click(button('Delete receipt'));
    await answer('useReceiptDeletionMutation', {
      deleteReceipt: { __typename: 'DeleteReceiptPayload', deletedReceiptId: 'Receipt:dinner' },
    });
    await user.click(button('Leave'));
    expect(screen.getByText('Elsewhere')).toBeTruthy();
    act(() => toasts[0]?.action?.onAction());
    await answer('useReceiptDeletionRestoreMutation', {
      restoreReceipt: { __typename: 'RestoreReceiptPayload', receipt: wireReceipt(DINNER, HOST) },
    });
    expect(await screen.findByText('At /receipts/dinner')).toBeTruthy();
  });
});

describe('the photo of the bill', () => {
  const shown = () => screen.getByRole('switch', { name: /^Diners can see it/ });

  it('is shown large after a tap', async () => {
    const { user } = await open({ photos: [PHOTO, { ...PHOTO, url: '/api/photos/p2' }] });
    await user.click(button('Photo of the receipt, page 2'));
    const dialog = within(screen.getByRole('dialog', { name: 'Photos of the bill' }));
    expect(dialog.getAllByRole('img')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is shown to diners after the host turns it on', async () => {
    const { user, variablesOf, answer, toasts } = await open({ photos: [PHOTO] });
    expect(shown()).toHaveProperty('checked', false);
    await user.click(shown());
    expect(shown()).toHaveProperty('checked', true);
    expect((await variablesOf('useSharePhotosMutation'))['input']).toEqual({
      idempotencyKey: expect.any(String),
      receiptId: 'Receipt:dinner',
      areShared: true,
    });
    const receipt = { __typename: 'Receipt', id: 'Receipt:dinner', photosShared: true };
    await answer('useSharePhotosMutation', { sharePhotos: { __typename: 'SharePhotosPayload', receipt } });
    expect(toasts).toMatchObject([{ title: 'Diners can see the photo' }]);
  });

  it('stays hidden when the change fails to save', async () => {
    const { user, answer, toasts } = await open({ photos: [PHOTO] });
    await user.click(shown());
    await answer('useSharePhotosMutation', { sharePhotos: { __typename: 'NotFound', message: 'It is not there.' } });
    expect(shown()).toHaveProperty('checked', false);
    expect(toasts).toMatchObject([{ title: 'That did not work', message: 'It is not there.' }]);
  });

  it('can be loaded again when it fails', async () => {
    const { user } = await open({ photos: [PHOTO] });
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('alert').textContent).toContain('The photo could not be loaded.');
    await user.click(button('Try again'));
    expect(screen.getByRole('img')).toBeTruthy();
  });

  it('does not exist on a bill that was typed in', async () => {
    await open();
    expect(screen.queryByText('Photo of the bill')).toBeNull();
  });
});

describe('a diner', () => {
  it('sees the photo that the host shows, without the switch', async () => {
    await open({ state: { ...withBen, photosShared: true }, seat: BEN, photos: [PHOTO] });
    expect(screen.getByRole('heading', { name: 'Photo of the bill' })).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('sees nothing that only the host can change', async () => {
    await open({ state: withBen, seat: BEN });
    expect(screen.queryByRole('heading', { name: 'Manage' })).toBeNull();
  });

  it('pays in the dialog without an account', async () => {
    const { user } = await open({ state: withBen, seat: BEN });
    await user.click(button('Pay Your Share'));
    expect(await screen.findByRole('dialog', {}, { timeout: 5000 })).toBeTruthy();
  });
});

it('the trail shows a page at a time, with new entries on top', async () => {
  const { user, variablesOf, answer, push } = await open({ changes: trail([entry('3', 'Theo paid')], 'after-3') });
  const trailTexts = () =>
    within(screen.getByRole('region', { name: 'History' }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent);
  await user.click(button('Show earlier'));
  expect(await variablesOf('TrailQuery')).toMatchObject({ id: 'Receipt:dinner', cursor: 'after-3' });
  await answer('TrailQuery', {
    node: { __typename: 'Receipt', id: 'Receipt:dinner', changes: trail([entry('2', 'Theo claimed')]) },
  });
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  const changes = [entry('4', 'Ben claimed'), entry('5', 'Ben paid')];
  await push('receiptChangesSubscription', { receiptChanged: wireEvent(withBen, { since: 2, changes }) });
  expect(trailTexts()).toEqual(['Ben paid', 'Ben claimed', 'Theo paid', 'Theo claimed']);
});
