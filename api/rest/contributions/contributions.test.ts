import { describe, expect, it } from 'vitest';
import { sharedReceiptFixture } from '../../testing/SharedReceiptFixture';

const at = sharedReceiptFixture();
const path = (): string => `/api/shared-receipts/${at().id}/contributions`;

/** Ben had the Nachos, for 20.80. */
async function bens() {
  const ben = at().api.browser();
  await at().claim(ben, { itemIndex: 1, claimerName: 'Ben' });
  const people = (await at().read(ben))['people'] as { id: string; name: string; owes: string }[];
  const person = people.find(({ name }) => name === 'Ben');
  return { ben, personId: person?.id ?? '', owes: Number(person?.owes) };
}

describe('/api/shared-receipts/{id}/contributions', () => {
  it('covers what somebody had who paid the restaurant, and the rest is passed on and taken back', async () => {
    const { ben, personId, owes } = await bens();
    const amount = (owes + 1.5).toFixed(2);
    const said = await at().send(at().host, 'POST', path(), { body: { personId, amount } });
    expect(said).toMatchObject({
      status: 200,
      body: {
        people: [{ name: 'Ben', owes: '0.00' }],
        contributions: [{ personId, name: 'Ben', amount, owed: '1.50', passedOn: '0.00', settled: '0.00' }],
        claims: [{ covered: owes.toFixed(2), status: 'claimed' }],
      },
    });
    const passed = await at().send(ben, 'POST', `${path()}/passed-on`, { body: { personId, amount: '1.50' } });
    expect(passed).toMatchObject({ status: 200, body: { contributions: [{ owed: '0.00', passedOn: '1.50' }] } });
    const back = await at().send(at().host, 'DELETE', `${path()}/passed-on`, { body: { personId } });
    expect(back).toMatchObject({ status: 200, body: { contributions: [{ owed: '1.50', passedOn: '0.00' }] } });
  });

  it('is of somebody with a name only, and is taken away by nothing', async () => {
    const walt = await at().send(at().host, 'POST', path(), { body: { name: 'Walt', amount: '3.00' } });
    expect(walt.body['contributions']).toMatchObject([{ name: 'Walt', amount: '3.00', owed: '3.00' }]);
    const gone = await at().send(at().host, 'POST', path(), { body: { name: 'walt', amount: 0 } });
    expect(gone).toMatchObject({ status: 200, body: { contributions: [] } });
  });

  it('is said of everybody at once, and says which amount is wrong', async () => {
    const { ben, personId } = await bens();
    const contributions = [
      { name: 'Walt', amount: '3.00' },
      { personId, amount: '4.00' },
    ];
    const said = await at().send(at().host, 'PUT', path(), { body: { contributions } });
    expect(said).toMatchObject({
      status: 200,
      body: { contributions: [{ amount: '3.00' }, { personId, amount: '4.00' }] },
    });
    expect((await at().send(ben, 'PUT', path(), { body: { contributions: [] } })).status).toBe(404);
    const tooMuch = [
      { personId, amount: '4.00' },
      { name: 'Walt', amount: '9999.00' },
    ];
    const refused = await at().send(at().host, 'PUT', path(), { body: { contributions: tooMuch } });
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'contributions.1.amount' }] } });
    const nobody = await at().send(at().host, 'PUT', path(), { body: { contributions: [] } });
    expect(nobody).toMatchObject({ status: 200, body: { contributions: [] } });
  });

  it('refuses others than the host, and says what is wrong', async () => {
    const { ben, personId } = await bens();
    expect((await at().send(ben, 'POST', path(), { body: { personId, amount: '1.00' } })).status).toBe(404);
    const stranger = await at().send(at().api.browser(), 'POST', `${path()}/passed-on`, { body: { personId } });
    expect(stranger.status).toBe(403);
    const tooMuch = await at().send(at().host, 'POST', path(), { body: { personId, amount: '9999.00' } });
    expect(tooMuch).toMatchObject({ status: 422, body: { fields: [{ path: 'amount' }] } });
    const nobody = await at().send(at().host, 'POST', path(), { body: { amount: '1.00' } });
    expect(nobody).toMatchObject({ status: 422, body: { fields: [{ path: 'personId' }] } });
    const nameless = await at().send(at().host, 'POST', path(), { body: { name: '\u2800', amount: '1.00' } });
    expect(nameless).toMatchObject({ status: 422, body: { fields: [{ path: 'name', message: 'Name is required' }] } });
    const nothing = await at().send(at().host, 'POST', `${path()}/passed-on`, { body: { personId } });
    expect(nothing.status).toBe(404);
  });
});
