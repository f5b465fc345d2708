import { expect, it } from 'vitest';
import { InvalidInput, NotSignedIn } from '../../platform/errors';
import { tableForTests } from '../../testing/tableForTests';
import { signedInAccount } from '../../testing/signedInAccount';
import { readPreferences, savePreferences } from './preferences';

const { database, table } = await tableForTests();

it('turns receipts and payments by e-mail and receipts, payments and reminders by push on by default', async () => {
  const { digestFrequency, ...toggles } = await readPreferences(await signedInAccount(table));
  const on = Object.entries(toggles).flatMap(([name, isOn]) => (isOn ? [name] : []));
  expect(on).toEqual(['emailReceipts', 'emailPayments', 'pushReceipts', 'pushPayments', 'pushReminders']);
  expect(digestFrequency).toBe('daily');
});

it('has the same defaults in the database as without a row', async () => {
  const ana = await signedInAccount(table);
  const before = await readPreferences(ana);
  await database.db.prisma.notificationPreferences.create({ data: { userId: ana.viewer.session.userId } });
  expect(await readPreferences(ana)).toEqual(before);
});

it('keep fields that are left out, also when two are saved for the first time at once', async () => {
  const ana = await signedInAccount(table);
  const before = await readPreferences(ana);
  await Promise.all([
    savePreferences(ana, { emailMarketing: true, emailReceipts: null }),
    savePreferences(ana, { digestFrequency: 'weekly', pushReceipts: false }),
  ]);
  expect(await readPreferences(ana)).toEqual({
    ...before,
    emailMarketing: true,
    pushReceipts: false,
    digestFrequency: 'weekly',
  });
});

it('belong to one account, and need one', async () => {
  const [ana, ben] = [await signedInAccount(table), await signedInAccount(table)];
  await savePreferences(ana, { emailMarketing: true });
  expect((await readPreferences(ben)).emailMarketing).toBe(false);
  await expect(readPreferences(table.stranger())).rejects.toBeInstanceOf(NotSignedIn);
  await expect(savePreferences(table.stranger(), { emailMarketing: true })).rejects.toBeInstanceOf(NotSignedIn);
  await expect(savePreferences(ana, { emailMarketing: 'yes' })).rejects.toBeInstanceOf(InvalidInput);
  await expect(savePreferences(ana, { digestFrequency: 'hourly' })).rejects.toBeInstanceOf(InvalidInput);
});
