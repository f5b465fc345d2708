import { beforeEach, describe, expect, it } from 'vitest';
import { claimItem } from '../../receipts/claims/claimItem';
import { NotSignedIn, TooManyAttempts } from '../../platform/errors';
import { addPaymentMethod } from '../../people/paymentMethods/addPaymentMethod';
import { payClaims } from '../../receipts/payments/payClaims';
import { createReceipt } from '../../receipts/createReceipt';
import { postLetter } from '../../messages/outgoing/postLetter';
import { newBrowser } from '../../testing/browsers';
import { moveGuest } from '../guests/moveGuest';
import { tableForTests } from '../../testing/tableForTests';
import { AS_READ, newScan, newScannedReceipt } from '../../testing/scans';
import { signedInAccount, type SignedInContext } from '../../testing/signedInAccount';
import { itemNamed } from '../../testing/table';
import { proven } from '../../people/addresses/ProvenAddress';
import { exportData } from './exportData';

const { database, table } = await tableForTests();
let ana: SignedInContext;
beforeEach(async () => {
  ana = await signedInAccount(table, {
    firstName: 'Ana',
    email: 'ana@example.com',
    passwordHash: 'HASH-OF-PASSWORD',
    totpSecret: 'SEALED-SECRET',
  });
});

async function live() {
  const { receipt: hosted } = await createReceipt(ana, {
    restaurantName: 'Trattoria',
    hostName: 'Hana',
    items: [{ name: 'Pizza', price: '20.00' }],
    payTo: [{ method: 'venmo', handle: '@ana-pays' }],
  });
  await table.claim(hosted, { item: 'Pizza', name: 'Ben', claimerEmail: 'ben@example.com' });
  const receipt = await table.newReceipt();
  await table.claim(receipt, { item: 'Nachos', name: 'Cleo', claimerEmail: 'cleo@example.com' });
  await claimItem(ana, { itemId: itemNamed(receipt, 'Beer').id, claimerName: 'Ana', claimerPhone: '415 555 0123' });
  await payClaims(ana, { receiptId: receipt.id, method: 'zelle', handle: 'ana@example.com' });
  await addPaymentMethod(ana, { type: 'venmo', displayName: 'Mine', identifier: '@ana-pays' });
}

describe('the data of an account', () => {
  it('contain what it was reminded of, the messages to it, and the browsers that show them', async () => {
    const receipt = await table.newReceipt();
    const { guestId } = ana.viewer;
    const at = new Date('2026-05-22T19:30:00Z');
    const { prisma } = database.db;
    await prisma.reminder.create({ data: { receiptId: receipt.id, guestId, sentAt: [at] } });
    await prisma.pushSubscription.create({
      data: { id: guestId, guestId, endpoint: 'https://push.example/ana', p256dh: 'PUBLIC-KEY', auth: 'PUSH-SECRET' },
    });
    const mail = { subject: 'Hello', text: '', createdAt: at };
    await prisma.mail.createMany({
      data: [
        { ...mail, id: `${guestId}-1`, channel: 'push', recipient: guestId, ownerGuestId: guestId },
        { ...mail, id: `${guestId}-2`, recipient: 'somebody-else@example.com' },
      ],
    });
    const text = await exportData(ana);
    expect(JSON.parse(text)).toMatchObject({
      reminders: [{ receipt: { restaurantName: 'Casa Nacho' }, sentAt: [at.toISOString()], forgottenAt: null }],
      messages: [{ channel: 'push', recipient: guestId, subject: 'Hello' }],
      browsersWithMessages: [{ endpoint: 'https://push.example/ana' }],
    });
    expect(text).not.toContain('PUSH-SECRET');
    expect(text).not.toContain('somebody-else');
  });

  it('contain nothing that went to an address or number in its profile for somebody else', async () => {
    const { guestId, session } = ana.viewer;
    const { prisma } = database.db;
    const [email, phone] = ['victim@example.com', '+14155550123'];
    // Verified or not, a message has one owner: of two accounts that share an address, each reads its own.
    for (const emailVerifiedAt of [null, new Date()]) {
      await prisma.user.update({ where: { id: session.userId }, data: { email, phone, emailVerifiedAt } });
      const victim = (await signedInAccount(table, { email, emailVerifiedAt: new Date() })).viewer;
      const to = { channel: 'email' as const, recipient: proven(email) };
      const message = { createdAt: new Date(), to };
      const letter = (subject: string) => ({ subject, greeting: '', paragraphs: [] });
      const write = (subject: string, how: object) =>
        postLetter(prisma, { ...message, owner: null, letter: letter(subject), id: ana.newId(), ...how });
      await write('$31.70 for Clinic Cafe is still open', { owner: { guestId: victim.guestId } });
      await write('The password was changed', { owner: { userId: victim.session.userId } });
      await write('The code of somebody', {
        to: { channel: 'sms', recipient: phone },
        owner: { guestId: victim.guestId },
      });
      await write('Do you want the newsletter?', { owner: null });
      await write('Hello Ana', { owner: { guestId } });
      const { messages } = JSON.parse(await exportData(ana)) as { messages: { subject: string }[] };
      expect(messages.map(({ subject }) => subject)).toEqual(['Hello Ana']);
      await prisma.mail.deleteMany();
    }
  });

  it('contain what was sent to the browser before it signed in', async () => {
    const { prisma } = database.db;
    const browser = newBrowser(table);
    const receipt = await table.newReceipt();
    await claimItem(await browser.context(), { itemId: itemNamed(receipt, 'Beer').id, claimerName: 'Ana' });
    const { guestId } = (await browser.context()).viewer;
    if (guestId === null) throw new Error('The browser is no guest');
    const letter = { subject: 'Your Beer is still open', greeting: '', paragraphs: [] };
    const to = { channel: 'email', recipient: proven('ana@example.com') } as const;
    const mail = { letter, owner: { guestId }, to, createdAt: new Date() };
    await postLetter(prisma, { ...mail, id: `${guestId}-1` });
    await postLetter(prisma, { ...mail, owner: null, named: [guestId], id: `${guestId}-2` });
    await moveGuest(ana, { from: guestId, to: ana.viewer.guestId });
    expect(JSON.parse(await exportData(ana))).toMatchObject({ messages: [{ subject: 'Your Beer is still open' }] });
    expect(await prisma.mail.findUnique({ where: { id: `${guestId}-2` } })).toMatchObject({
      namedGuestIds: [ana.viewer.guestId],
    });
  });

  it('contain everything that is stored about it, in dollars', async () => {
    await live();
    const data: unknown = JSON.parse(await exportData(ana));
    expect(data).toMatchObject({
      profile: { username: expect.any(String), firstName: 'Ana', email: 'ana@example.com', photo: null },
      security: { isTwoFactorOn: false, sessions: [{ userAgent: 'a test' }] },
      paymentMethods: [{ type: 'venmo', displayName: 'Mine', identifier: 'ana-pays', isDefault: true }],
      notificationPreferences: { emailReceipts: true, digestFrequency: 'daily' },
      hostedReceipts: [
        {
          restaurantName: 'Trattoria',
          total: '20.00',
          items: [{ name: 'Pizza', price: '20.00', quantity: 1 }],
          claims: [{ item: 'Pizza', claimerName: 'Ben', claimerEmail: 'ben@example.com', amount: '20.00' }],
          payTo: [{ method: 'venmo', handle: 'ana-pays' }],
          history: [{ actorName: 'Hana' }, { actorName: 'Ben' }],
        },
      ],
      claimsOnOthersReceipts: [
        {
          receipt: { restaurantName: 'Casa Nacho' },
          item: 'Beer',
          amount: '5.87',
          status: 'paid',
          claimerPhone: '415 555 0123',
          payment: { amount: '5.87', method: 'zelle', handle: 'ana@example.com' },
        },
      ],
    });
  });

  it('link the photos, with their readings and corrections', async () => {
    const { receipt, photoIds } = await newScannedReceipt(ana, { ...AS_READ, tax: '0.50', keepsCorrections: true });
    await newScan(ana, { status: 'failed', failure: 'unclear', bill: undefined, pages: undefined });
    await newScannedReceipt(table.hostOf(await table.newReceipt()));
    const data = JSON.parse(await exportData(ana)) as { scans: unknown[] };
    expect(data.scans).toHaveLength(2);
    expect(data).toMatchObject({
      hostedReceipts: [{ uploadMethod: 'upload', photosShared: false }],
      scans: [
        {
          receiptId: receipt.id,
          status: 'done',
          photos: photoIds.map((id) => `https://fairtab.example/api/photos/${id}`),
          words: [expect.stringContaining('2 Burger 9.00')],
          bill: {
            restaurantName: 'CAFE ROMA',
            items: [{ name: 'Burger', quantity: 2, line: '9.00' }, {}, {}],
            tip: null,
          },
          corrections: [{ field: 'tax', read: '1.00', confirmed: '0.50', words: ['Tax', '1.00'] }],
        },
        { receiptId: null, status: 'failed', failure: 'unclear', words: [], bill: null, corrections: null },
      ],
      photosNotRead: [],
    });
  });

  it('contain no secret, no inner id, and nothing that others entered on others’ receipts', async () => {
    await live();
    const text = await exportData(ana);
    for (const hidden of ['HASH-OF', 'SEALED', 'tokenHash', 'guestId', ana.viewer.guestId, 'cleo@example.com', 'Cleo'])
      expect(text).not.toContain(hidden);
  });

  it('are for the account alone', async () => {
    await live();
    expect(await exportData(await signedInAccount(table))).not.toContain('ana@example.com');
    await expect(exportData(table.stranger())).rejects.toBeInstanceOf(NotSignedIn);
  });

  it('can be fetched twenty times an hour', async () => {
    for (let n = 0; n < 20; n++) await exportData(ana);
    await expect(exportData(ana)).rejects.toBeInstanceOf(TooManyAttempts);
  });
});
