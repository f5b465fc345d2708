import { beforeEach, describe, expect, it } from 'vitest';
import { claimItem } from '../../receipts/claims/claimItem';
import type { ServiceContext } from '../../context';
import type { Letter } from '../mail/letter';
import { payClaims } from '../../receipts/payments/payClaims';
import { createReceipt } from '../../receipts/createReceipt';
import { tableForTests } from '../../testing/tableForTests';
import { signedInAccount, type SignedInContext } from '../../testing/signedInAccount';
import { findNews } from './findNews';
import { savePreferences } from './preferences';
import { tellHost } from './tellHost';

/** Friday afternoon in New York. */
const START = new Date('2026-05-22T15:00:00-04:00');
const MINUTE_MS = 60_000;

const { database, table } = await tableForTests({ now: () => time });
let hana: SignedInContext;
let time: Date;
let fairtab: ServiceContext;
beforeEach(async () => {
  time = START;
  await database.db.prisma.receipt.deleteMany();
  await database.db.prisma.mail.deleteMany();
  hana = await signedInAccount(table, { email: 'hana@example.com', emailVerifiedAt: START, firstName: 'Hana' });
  fairtab = table.stranger();
});

const host = async (restaurantName = 'Casa Nacho') =>
  (await createReceipt(hana, { restaurantName, items: [{ name: 'Beer', price: '5.00' }] })).receipt;
const claimAndPay = async (receipt: Awaited<ReturnType<typeof host>>) => {
  const claimed = await claimItem(table.stranger(), { itemId: receipt.items[0]?.id, claimerName: 'Ana' });
  const ana = table.guest(claimed.claim.guestId);
  return { pay: () => payClaims(ana, { receiptId: receipt.id, method: 'cash' }) };
};
const after = (minutes: number) => {
  time = new Date(time.getTime() + minutes * MINUTE_MS);
};
const work = async () => {
  for (const guestId of await findNews(fairtab)) await tellHost(fairtab, { guestId });
};
const mails = async () =>
  (await database.db.prisma.mail.findMany({ orderBy: { createdAt: 'asc' } })).map(({ recipient, letter }) => ({
    recipient,
    ...(letter as unknown as Letter),
  }));

describe('a host without a digest', () => {
  beforeEach(() => savePreferences(hana, { digestFrequency: 'never' }));

  it('is written no link that leads nowhere: the news wait until it is known where Fairtab is reached', async () => {
    await claimAndPay(await host());
    after(10);
    const [guestId = ''] = await findNews(fairtab);
    await expect(tellHost({ ...fairtab, origin: null }, { guestId })).rejects.toThrow('Set PUBLIC_URL');
    expect(await mails()).toEqual([]);
    await work();
    expect(await mails()).toHaveLength(1);
  });

  it('hears ten minutes later, in one mail, what a table did, who still owes, and where to look', async () => {
    const receipt = await host();
    await claimAndPay(receipt);
    after(9);
    await work();
    expect(await mails()).toEqual([]);
    after(1);
    await work();
    await work();
    expect(await mails()).toMatchObject([
      {
        recipient: 'hana@example.com',
        subject: 'Ana claimed Beer for $5.00',
        greeting: 'Hello Hana,',
        rows: [{ label: '“Ana” still owes', amount: '$5.00' }],
        action: { url: `https://fairtab.example/live-receipt/${receipt.id}` },
      },
    ]);
  });

  it('hears when everything is settled', async () => {
    const { pay } = await claimAndPay(await host());
    await pay();
    after(10);
    await work();
    expect(await mails()).toMatchObject([{ subject: 'Everything at “Casa Nacho” is settled', rows: [] }]);
  });

  it('hears of nothing twice, and of nothing that the host did', async () => {
    const receipt = await host();
    await claimItem(hana, { itemId: receipt.items[0]?.id, claimerName: 'Hana' });
    after(20);
    expect(await findNews(fairtab)).toEqual([]);
  });

  it('hears only of what the toggles are on for', async () => {
    await savePreferences(hana, { emailReceipts: false });
    const { pay } = await claimAndPay(await host());
    after(10);
    await work();
    expect(await mails()).toEqual([]);
    await pay();
    after(10);
    await work();
    expect((await mails())[0]?.paragraphs).toHaveLength(2);
    await savePreferences(hana, { emailPayments: false });
    await claimAndPay(await host());
    after(10);
    await work();
    expect(await mails()).toHaveLength(1);
  });

  it('is written to once when several workers look at once', async () => {
    await claimAndPay(await host());
    after(10);
    const { guestId } = hana.viewer;
    await Promise.all(Array.from({ length: 6 }, () => tellHost(fairtab, { guestId })));
    expect(await mails()).toHaveLength(1);
  });
});

describe('a digest', () => {
  it('comes the next morning by default, with all receipts', async () => {
    await claimAndPay(await host());
    after(60);
    await claimAndPay(await host('Trattoria'));
    await work();
    time = new Date('2026-05-23T08:59:00-04:00');
    await work();
    expect(await mails()).toEqual([]);
    time = new Date('2026-05-23T09:00:00-04:00');
    await work();
    expect(await mails()).toMatchObject([
      { subject: 'News from 2 of your receipts', action: { url: 'https://fairtab.example/dashboard' } },
    ]);
    time = new Date('2026-05-24T12:00:00-04:00');
    await work();
    expect(await mails()).toHaveLength(1);
  });

  it('comes after seven days when it is weekly', async () => {
    await savePreferences(hana, { digestFrequency: 'weekly' });
    await claimAndPay(await host());
    for (let day = 0; day < 7; day++) {
      await work();
      expect(await mails()).toEqual([]);
      after(24 * 60);
    }
    await work();
    expect(await mails()).toHaveLength(1);
  });
});

it('a host without a verified address is not told', async () => {
  await database.db.prisma.user.update({ where: { id: hana.viewer.session.userId }, data: { emailVerifiedAt: null } });
  await claimAndPay(await host());
  after(10);
  await work();
  expect(await mails()).toEqual([]);
  expect(await database.db.prisma.receiptNews.count()).toBe(0);
});
