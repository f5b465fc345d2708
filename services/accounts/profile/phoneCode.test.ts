import { beforeEach, expect, it } from 'vitest';
import { Conflict, InvalidInput, NotSignedIn, TooManyAttempts } from '../../platform/errors';
import { ONLY_MAIL } from '../../messages/mail/channels';
import { tableForTests } from '../../testing/tableForTests';
import { signedInAccount, type SignedInContext } from '../../testing/signedInAccount';
import { confirmPhone, sendPhoneCode } from './phoneCode';
import { updateProfile } from './updateProfile';

const START = new Date('2026-05-22T15:00:00Z');
const CHANNELS = { ...ONLY_MAIL, hasSms: true };

const { database, table } = await tableForTests({ now: () => time });
let time: Date;
beforeEach(async () => {
  time = START;
  await database.db.prisma.mail.deleteMany();
  await database.db.prisma.firstMessage.deleteMany();
});

const accountWith = async (phone: string | null): Promise<SignedInContext> => ({
  ...(await signedInAccount(table, { phone })),
  channels: CHANNELS,
});
const sentCodes = async () =>
  (await database.db.prisma.mail.findMany({ orderBy: { createdAt: 'asc' } })).map(
    ({ channel, recipient, subject }) => ({
      channel,
      recipient,
      code: /^\d{6}/.exec(subject)?.[0] ?? '',
    }),
  );
const lastCode = async () => (await sentCodes()).at(-1)?.code ?? '';
const isVerified = async ({ viewer }: SignedInContext) =>
  (await database.db.prisma.user.findUniqueOrThrow({ where: { id: viewer.session.userId } })).phoneVerifiedAt !== null;
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

it('confirms the number by the code that was sent there, once', async () => {
  const ana = await accountWith('212-555-0147');
  expect(await sendPhoneCode(ana)).toEqual({ phone: '212-555-0147' });
  expect(await sentCodes()).toMatchObject([{ channel: 'sms', recipient: '212-555-0147' }]);
  await confirmPhone(ana, { code: ` ${await lastCode()} ` });
  expect(await isVerified(ana)).toBe(true);
  await expect(sendPhoneCode(ana)).rejects.toBeInstanceOf(Conflict);
});

it('counts for nobody else, for no other number, and not for long', async () => {
  const [ana, ben] = [await accountWith('212-555-0147'), await accountWith('212-555-0148')];
  await sendPhoneCode(ana);
  const code = await lastCode();
  await expect(confirmPhone(ben, { code })).rejects.toBeInstanceOf(InvalidInput);
  await updateProfile(ana, { firstName: 'Ana', email: '', phone: '212-555-0199' });
  await expect(confirmPhone(ana, { code })).rejects.toBeInstanceOf(InvalidInput);
  await sendPhoneCode(ben);
  time = new Date(START.getTime() + 10 * 60_000);
  await expect(confirmPhone(ben, { code: await lastCode() })).rejects.toBeInstanceOf(InvalidInput);
  expect([await isVerified(ana), await isVerified(ben)]).toEqual([false, false]);
  await expect(sendPhoneCode(table.stranger())).rejects.toBeInstanceOf(NotSignedIn);
});

it('is void after five wrong codes, also at the same moment', async () => {
  const ana = await accountWith('212-555-0147');
  await sendPhoneCode(ana);
  const code = await lastCode();
  await Promise.allSettled(Array.from({ length: 5 }, () => confirmPhone(ana, { code: wrong(code) })));
  await expect(confirmPhone(ana, { code })).rejects.toBeInstanceOf(InvalidInput);
});

it('ends when the number changes', async () => {
  const ana = await accountWith('212-555-0147');
  await sendPhoneCode(ana);
  await confirmPhone(ana, { code: await lastCode() });
  await updateProfile(ana, { email: '', phone: '212-555-0199' });
  expect(await isVerified(ana)).toBe(false);
});

it.each(['+8816555012345', '+1 876 555 0147', '+4915123456789'])(
  'sends nothing to a country that is not configured: %s',
  async (phone) => {
    await expect(sendPhoneCode(await accountWith(phone))).rejects.toThrow(/country of this number/);
    expect(await sentCodes()).toEqual([]);
  },
);

it('sends three codes a day to one number, whichever accounts ask for them', async () => {
  const outcomes = [];
  for (const phone of ['212-555-0147', '+12125550147', '(212) 555 0147', '1 212 555 0147', '2125550147'])
    outcomes.push(...(await Promise.allSettled([sendPhoneCode(await accountWith(phone))])));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(outcomes.at(-1)).toMatchObject({ reason: expect.any(TooManyAttempts) });
});

it('pumps no numbers: a network has a budget, at the same moment', async () => {
  const accounts = await Promise.all(
    Array.from({ length: 8 }, (_, index) => accountWith(`212-555-01${String(10 + index)}`)),
  );
  const channels = { ...CHANNELS, firstMessages: { ...CHANNELS.firstMessages, network: 3 } };
  const client = { address: '203.0.113.9', userAgent: '' };
  await Promise.allSettled(accounts.map((account) => sendPhoneCode({ ...account, channels, client })));
  expect(await sentCodes()).toHaveLength(3);
});
