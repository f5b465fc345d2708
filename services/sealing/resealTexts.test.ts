import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPaymentMethod } from '../paymentMethods/addPaymentMethod';
import { listPaymentMethods } from '../paymentMethods/savedMethods';
import { Sealer, sealingKey, type SealingKey } from './Sealer';
import { createTestDatabase, type TestDatabase } from '../testing/database';
import { signedInAccount } from '../testing/signedInAccount';
import { setTable, type Table } from '../testing/table';
import { resealTexts } from './resealTexts';

let database: TestDatabase;
let table: Table;
beforeAll(async () => {
  database = await createTestDatabase();
  table = setTable(database.db);
});
afterAll(() => database.drop());

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

it('throws and names DATA_KEYS when the key of a text is missing', async () => {
  await expect(resealTexts({ db: database.db, sealer: new Sealer([keyOf(3)]) })).rejects.toThrow(/DATA_KEYS/);
});
