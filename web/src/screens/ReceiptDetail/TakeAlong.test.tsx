import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { endSession, startSession } from '../../network/session/session';
import { DINNER } from '../../testing/dinner';
import { closePhones, openPhone, wireReceipt, type TestSeat } from '../../testing/openPhone';
import query, { type ReceiptDetailScreenQuery } from './__generated__/ReceiptDetailScreenQuery.graphql';
import { ReceiptDetailScreen } from './ReceiptDetailScreen';

const HOST = { isHost: true, diner: 'lucia' };
const BEN = { isHost: false, diner: 'ben' };
const NO_CHANGES = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
const PHOTO = { url: '/api/photos/p1', width: 900, height: 1600 };
const NOTE = { label: 'Team lunch', project: '', attendees: 'Ana, Ben' };

async function open({ seat, photos = [] }: { seat: TestSeat; photos?: (typeof PHOTO)[] }) {
  const phone = openPhone();
  const queryRef = loadQuery<ReceiptDetailScreenQuery>(phone.environment, query, { id: 'dinner' });
  phone.show(
    <Suspense>
      <ReceiptDetailScreen queryRef={queryRef} params={{ id: 'dinner' }} />
    </Suspense>,
  );
  await phone.answer('ReceiptDetailScreenQuery', {
    receipt: { ...wireReceipt(DINNER, seat), visibility: 'LINK', photos, changes: NO_CHANGES },
  });
  const region = within(await screen.findByRole('region', { name: 'Take it with you' }));
  const answerNote = (note: typeof NOTE | null) =>
    phone.answer('useBusinessNoteQuery', { receipt: { ...wireReceipt(DINNER, seat), businessNote: note } });
  return { ...phone, region, answerNote, user: userEvent.setup() };
}

afterEach(() => {
  vi.restoreAllMocks();
  closePhones();
  endSession();
});

describe('taking a receipt along', () => {
  it('offers its files to everybody, and one with photos where there are some', async () => {
    const { region, isAsked } = await open({ seat: BEN, photos: [PHOTO] });
    const links = region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['PDF', '/api/receipts/dinner/pdf'],
      ['PDF with photo', '/api/receipts/dinner/pdf?photos=true'],
      ['CSV', '/api/receipts/dinner/csv'],
      ['Splitwise', '/api/receipts/dinner/splitwise'],
      ['Spliit', '/api/receipts/dinner/spliit'],
    ]);
    expect(region.queryByText('For your books')).toBeNull();
    expect(isAsked('useBusinessNoteQuery')).toBe(false);
  });

  it('has decimal commas in the CSV where the browser writes them', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    const { region } = await open({ seat: BEN });
    const link = region.getByRole('link', { name: 'CSV' });
    expect(link.getAttribute('href')).toBe('/api/receipts/dinner/csv?dialect=semicolon');
  });

  it('says without a signal that files need one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { region } = await open({ seat: BEN });
    expect(region.queryAllByRole('link')).toEqual([]);
    expect(region.getByRole('status').textContent).toContain('Files need a signal');
  });

  it('keeps no books for a host without an account', async () => {
    const { region } = await open({ seat: HOST });
    expect(region.queryByText('For your books')).toBeNull();
  });
});

describe('the note for the books', () => {
  it('is written by the host, and shown once the server has it', async () => {
    startSession('hana');
    const { region, answer, answerNote, user, variablesOf, toasts } = await open({ seat: HOST });
    await answerNote(null);
    await user.click(region.getByRole('button', { name: 'Add a note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'For your books' }));
    await user.type(dialog.getByLabelText(/^Label/), NOTE.label);
    await user.type(dialog.getByLabelText(/^Attendees/), NOTE.attendees);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await variablesOf('BusinessNoteDialogMutation'))['input']).toEqual({
      receiptId: 'Receipt:dinner',
      ...NOTE,
    });
    expect(region.queryByText('Team lunch · Ana, Ben')).toBeNull();
    await answer('BusinessNoteDialogMutation', {
      setBusinessNote: {
        __typename: 'SetBusinessNotePayload',
        receipt: { ...wireReceipt(DINNER, HOST), businessNote: NOTE },
      },
    });
    expect(region.getByText('Team lunch · Ana, Ben')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts).toMatchObject([{ title: 'Saved for your books' }]);
  });

  it('stays typed when it could not be saved, and says what to correct', async () => {
    startSession('hana');
    const { region, answer, answerNote, user } = await open({ seat: HOST });
    await answerNote(NOTE);
    await user.click(region.getByRole('button', { name: 'Change your note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'For your books' }));
    const project = dialog.getByLabelText<HTMLInputElement>(/^Project/);
    await user.type(project, 'Apollo');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await answer('BusinessNoteDialogMutation', {
      setBusinessNote: {
        __typename: 'InvalidInput',
        message: 'Please check the fields.',
        fields: [{ path: 'project', message: 'The project is too long' }],
      },
    });
    expect(dialog.getByRole('alert').textContent).toContain('Not saved yet');
    expect(dialog.getByText('The project is too long')).toBeTruthy();
    expect(project.value).toBe('Apollo');
    expect(region.getByText('Team lunch · Ana, Ben')).toBeTruthy();
  });

  it('that could not be loaded is not taken for an empty one, and is loaded again with one tap', async () => {
    startSession('hana');
    const { region, answerNote, fail, user } = await open({ seat: HOST });
    await fail('useBusinessNoteQuery', new Unreachable());
    expect(region.queryByRole('button', { name: 'Add a note' })).toBeNull();
    await user.click(region.getByRole('button', { name: 'Load it' }));
    await answerNote(NOTE);
    expect(region.getByText('Team lunch · Ana, Ben')).toBeTruthy();
  });
});
