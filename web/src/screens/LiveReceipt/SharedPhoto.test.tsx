import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, expect, test } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { closePhones, openPhone, wireReceipt } from '../../testing/openPhone';
import { DINNER } from '../../testing/dinner';
import query, { type LiveReceiptScreenQuery } from './__generated__/LiveReceiptScreenQuery.graphql';
import { LiveReceiptScreen } from './LiveReceiptScreen';

const QUERY = 'SharedPhotosDialogQuery';
const PHOTO = { url: '/api/photos/p1', width: 900, height: 1600 };

afterEach(closePhones);

async function asDiner({ photosShared }: { photosShared: boolean }) {
  const phone = openPhone();
  const queryRef = loadQuery<LiveReceiptScreenQuery>(phone.environment, query, { id: DINNER.id });
  phone.show(
    <Suspense>
      <LiveReceiptScreen queryRef={queryRef} params={{ id: DINNER.id }} />
    </Suspense>,
  );
  const receipt = wireReceipt({ ...DINNER, photosShared }, { isHost: false, diner: 'ben' });
  await phone.answer('LiveReceiptScreenQuery', { receipt });
  await screen.findByRole('region', { name: 'Live Receipt' });
  return { ...phone, user: userEvent.setup() };
}

const button = () => screen.queryByRole('button', { name: 'Photo of the bill' });
const answerWith = (photos: object[]) => ({ receipt: { __typename: 'Receipt', id: 'Receipt:dinner', photos } });

test('diners can open the photo that the host shows', async () => {
  const { user, variablesOf, answer } = await asDiner({ photosShared: true });
  await user.click(button() as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
  expect((await variablesOf(QUERY))['id']).toBe('dinner');
  await answer(QUERY, answerWith([PHOTO]));
  const image = await dialog.findByRole('img', { name: 'Photo of the receipt, page 1' });
  expect(image.getAttribute('src')).toBe('/api/photos/p1');
});

test('diners see no photo before the host shows it', async () => {
  await asDiner({ photosShared: false });
  expect(button()).toBeNull();
});

test('a photo that fails to load can be tried again, and a hidden one shows a message', async () => {
  const { user, fail, answer } = await asDiner({ photosShared: true });
  await user.click(button() as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
  await fail(QUERY, new Unreachable());
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await answer(QUERY, answerWith([]));
  expect(await dialog.findByText('The host does not show the photo any more.')).toBeTruthy();
});
