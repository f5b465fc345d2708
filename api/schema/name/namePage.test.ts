import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpAndLogIn } from '../../testing/accountActions';
import type { Browser } from '../../testing/Browser';
import { attempt, type Refusal } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

const PAGE = 'username displayName url ways { method handle link(amount: "18.40") }';
const XSS = '<script>alert(1)</script>';

let api: RunningApi;
let ana: Browser;
let username: string;
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://fairtab.example' } });
});
afterAll(() => api.close());
beforeEach(async () => {
  ana = api.browser();
  ({ username } = await signUpAndLogIn(ana));
});

const lookUp = async (name: string) =>
  api.browser().ask(`query($name: String!) { namePage(username: $name) { ${PAGE} } }`, { name });
const save = (input: object): Promise<Refusal & { user?: unknown }> =>
  attempt(ana, {
    mutation: 'saveNamePage',
    payload: 'user { namePage { isOn displayName } paymentMethods { displayName isShown } }',
    input: { isOn: true, displayName: 'Ana', paymentMethodIds: [], ...input },
  });
async function add(input: object): Promise<string> {
  const added = await attempt(ana, { mutation: 'addPaymentMethod', payload: 'paymentMethod { id }', input });
  return (added as unknown as { paymentMethod: { id: string } }).paymentMethod.id;
}

describe('the page of a name over GraphQL', () => {
  it('shows everybody what its owner chose, with links that carry an amount', async () => {
    const venmo = await add({ type: 'VENMO', displayName: 'Mine', identifier: '@ana-pays' });
    await add({ type: 'PAYPAL', displayName: 'Other', identifier: 'anapays' });
    expect(await save({ paymentMethodIds: [venmo], displayName: XSS })).toMatchObject({
      user: {
        namePage: { isOn: true, displayName: XSS },
        paymentMethods: [
          { displayName: 'Mine', isShown: true },
          { displayName: 'Other', isShown: false },
        ],
      },
    });
    expect(await lookUp(username.toUpperCase())).toMatchObject({
      errors: [],
      data: {
        namePage: {
          username,
          displayName: XSS,
          url: `https://fairtab.example/@${username}`,
          ways: [{ method: 'VENMO', handle: 'ana-pays', link: 'https://venmo.com/ana-pays?txn=pay&amount=18.40' }],
        },
      },
    });
  });

  it('answers for a name that is unknown as for one whose page is off', async () => {
    const unknown = await lookUp('nobody-has-this-name');
    expect(unknown).toMatchObject({ data: { namePage: null }, errors: [] });
    expect(await lookUp(username)).toEqual(unknown);
    await save({});
    expect(await lookUp(username)).not.toEqual(unknown);
    await save({ isOn: false });
    expect(await lookUp(username)).toEqual(unknown);
  });

  it('says what is wrong with a name or a method', async () => {
    const card = await add({ type: 'CARD', displayName: 'Visa', identifier: '4242' });
    expect(await save({ displayName: ' ' })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await save({ paymentMethodIds: [card] })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await save({ paymentMethodIds: ['0'] })).toMatchObject({ __typename: 'NotFound' });
  });

  it('is an error with a code after too many names from one address', async () => {
    await lookUp(username);
    await api.database.db.pool.query("UPDATE rate_limit SET points = 600 WHERE key LIKE 'namesFromAddress%'");
    const { errors } = await lookUp(username);
    expect(errors).toMatchObject([{ extensions: { code: 'TOO_MANY_ATTEMPTS' } }]);
    await api.database.db.pool.query('DELETE FROM rate_limit');
  });
});
