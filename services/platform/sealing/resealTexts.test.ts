import { expect, it } from 'vitest';
import { addPaymentMethod } from '../../people/paymentMethods/addPaymentMethod';
import { listPaymentMethods } from '../../people/paymentMethods/savedMethods';
import { openHandle } from '../../receipts/payments/payerHandle';
import { payClaims } from '../../receipts/payments/payClaims';
import { Sealer, sealingKey, type SealingKey } from './Sealer';
import { tableForTests } from '../../testing/tableForTests';
import { signedInAccount } from '../../testing/signedInAccount';
import { resealTexts } from './resealTexts';

const { database, table } = await tableForTests();

const keyOf = (byte: number): SealingKey => sealingKey(Buffer.alloc(32, byte).toString('base64'));

it('seals everything with the new key, so that the old one can be dropped', async () => {
  const [oldKey, newKey] = [keyOf(1), keyOf(2)];
  const before = new Sealer([oldKey]);
  const ana = { ...(await signedInAccount(table)), sealer: before };
  const { userId } = ana.viewer.session;
  const place = `account.totp_secret:${userId}`;
  await database.db.prisma.user.update({ where: { id: userId }, data: { totpSecret: before.seal('TOTP', place) } });
  await addPaymentMethod(ana, { type: 'venmo', displayName: 'Mine', identifier: '@ana-pays' });
  const ben = { ...(await signedInAccount(table)), sealer: new Sealer([newKey]) };
  await addPaymentMethod(ben, { type: 'card', displayName: 'Visa', identifier: '4242' });

  const rotated = new Sealer([newKey, oldKey]);
  expect(await resealTexts({ db: database.db, sealer: rotated })).toBe(2);
  expect(await resealTexts({ db: database.db, sealer: rotated })).toBe(0);

  const after = new Sealer([newKey]);
  expect(await listPaymentMethods({ ...ana, sealer: after })).toMatchObject([{ identifier: 'ana-pays' }]);
  expect(await listPaymentMethods({ ...ben, sealer: after })).toMatchObject([{ identifier: '4242' }]);
  const { totpSecret } = await database.db.prisma.user.findUniqueOrThrow({ where: { id: userId } });
  expect(after.open(totpSecret ?? '', place)).toBe('TOTP');
});

it('seals the handles of payments that an earlier version kept as they were', async () => {
  const sealer = new Sealer([keyOf(4)]);
  await database.db.prisma.savedPaymentMethod.deleteMany();
  await database.db.prisma.user.updateMany({ data: { totpSecret: null } });
  const receipt = await table.newReceipt();
  const { claim } = await table.claim(receipt, { item: 'Beer', name: 'Ana' });
  const ana = { ...table.guest(claim.guestId), sealer };
  const { paymentId } = await payClaims(ana, { receiptId: receipt.id, method: 'venmo', handle: '@ana-pays' });
  const { prisma } = database.db;
  const stored = () => prisma.payment.findUniqueOrThrow({ where: { id: paymentId } });
  expect((await stored()).handle).not.toContain('ana-pays');

  await prisma.payment.update({ where: { id: paymentId }, data: { handle: 'ana-pays' } });
  expect(openHandle(sealer, await stored())).toBe('ana-pays');
  expect(await resealTexts({ db: database.db, sealer })).toBe(1);
  const sealed = await stored();
  expect(sealer.isSealed(sealed.handle ?? '')).toBe(true);
  expect(openHandle(sealer, sealed)).toBe('ana-pays');
  // A text that is copied to another payment does not open there.
  expect(() => openHandle(sealer, { ...sealed, id: 'another' })).toThrow();
});

it('throws and names DATA_KEYS when the key of a text is missing', async () => {
  await expect(resealTexts({ db: database.db, sealer: new Sealer([keyOf(3)]) })).rejects.toThrow(/DATA_KEYS/);
});
