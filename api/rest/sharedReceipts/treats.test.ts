import { describe, expect, it } from 'vitest';
import { sharedReceiptFixture } from '../../testing/SharedReceiptFixture';

const at = sharedReceiptFixture();
const path = (): string => `/api/shared-receipts/${at().id}/treats`;

/** Ana has both Negroni, Ben the Nachos. */
async function claimAll() {
  const ben = at().api.browser();
  const { body: negroni } = await at().claim(at().ana, { itemIndex: 0, claimerName: 'Ana' });
  await at().claim(ben, { itemIndex: 1, claimerName: 'Ben' });
  return { ben, claimIds: [negroni['id']] };
}

describe('/api/shared-receipts/{id}/treats', () => {
  it('moves a claim to who treats, and back', async () => {
    const { ben, claimIds } = await claimAll();
    const taken = await at().send(ben, 'POST', path(), { body: { claimIds, claimerName: 'Ben', amount: '31.20' } });
    expect(taken).toMatchObject({
      status: 200,
      body: {
        claims: [{ claimerName: 'Ben', treatedName: 'Ana', amount: '31.20' }, { treatedName: null }],
        people: [
          { name: 'Ana', owes: '0.00', paid: '0.00' },
          { name: 'Ben', owes: '52.00' },
        ],
      },
    });
    const back = await at().send(at().ana, 'DELETE', path(), { body: { claimIds } });
    expect(back).toMatchObject({ status: 200, body: { claims: [{ claimerName: 'Ana', treatedName: null }, {}] } });
  });

  it('spreads a claim over people whom the host chooses, to the cent', async () => {
    const { ben, claimIds } = await claimAll();
    const people = (await at().read(ben)).people;
    const body = {
      claimIds,
      claimerName: 'Hana',
      people: people.filter(({ name }) => name === 'Ben').map(({ id }) => id),
    };
    const spread = await at().send(at().host, 'POST', path(), { body });
    expect(spread.body['people']).toMatchObject([
      { name: 'Ben', owes: '36.40' },
      { name: 'Ana', owes: '0.00' },
      { name: 'Hana', owes: '15.60' },
    ]);
    expect((await at().send(ben, 'POST', path(), { body })).status).toBe(403);
  });

  it('refuses a stranger, and names what is missing', async () => {
    const { claimIds } = await claimAll();
    const stranger = at().api.browser();
    expect(await at().send(stranger, 'POST', path(), { body: { claimIds, claimerName: 'Eve' } })).toMatchObject({
      status: 403,
      body: { message: 'Claim something first. Then you can pay for others, too.' },
    });
    const empty = await at().send(at().ana, 'POST', path(), { body: { claimIds: [], claimerName: 'Ana' } });
    expect(empty).toMatchObject({ status: 422, body: { fields: [{ path: 'claimIds' }] } });
  });
});
