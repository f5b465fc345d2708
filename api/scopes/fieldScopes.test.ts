import { ACCESS_SCOPES, type AccessScope } from '@fairtab/domain/programs/accessScopes';
import { getNamedType, isInterfaceType, isObjectType, isUnionType, parse, type GraphQLNamedType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../schema/schema';
import { FIELD_SCOPES, NODE_SCOPES } from './fieldScopes';
import { refuseByScope } from './refuseByScope';

const NODE = schema.getType('Node');
const fieldsOf = (name: string): string[] => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
};

/** The codes that a document is refused with, for an access token with these scopes; null when it may run. */
function refusalOf(document: string, scopes?: readonly AccessScope[]): unknown {
  const viewer = { guestId: 'g', session: { id: 't', userId: 'u' }, ...(scopes && { scopes }) };
  const refusal = refuseByScope(viewer, { schema, document: parse(document) });
  return refusal && { code: refusal.extensions['code'], message: refusal.message };
}

describe('the tables of scopes', () => {
  it.each(['Query', 'Mutation', 'Subscription', 'User', 'CardProcessing'])(
    'name every field of %s, and no field that is gone',
    (name) => {
      expect(Object.keys(FIELD_SCOPES[name] ?? {}).sort()).toEqual(fieldsOf(name).sort());
    },
  );

  it('name every type that has global ids', () => {
    if (!isInterfaceType(NODE)) throw new Error('There is no Node');
    const names = schema.getPossibleTypes(NODE).map(({ name }) => name);
    expect(Object.keys(NODE_SCOPES).sort()).toEqual(names.sort());
  });

  it('leave nothing of an account to be reached from a receipt, an evening, a scan or a name but through a field with a scope', () => {
    const reached = new Set<string>();
    const follow = (type: GraphQLNamedType): void => {
      if (reached.has(type.name) || type.name in FIELD_SCOPES) return;
      reached.add(type.name);
      if (isUnionType(type)) type.getTypes().forEach(follow);
      if (isObjectType(type)) Object.values(type.getFields()).forEach((field) => follow(getNamedType(field.type)));
    };
    for (const name of ['Receipt', 'Evening', 'Scan', 'NamePage', 'ReceiptChanged'])
      follow(schema.getType(name) ?? fail());
    const ofAccounts =
      'AccessToken Passkey Session SavedPaymentMethod NotificationPreferences NamePageSettings PaymentRequest Counterparty Export AccountJob User CardAccount';
    expect(ofAccounts.split(' ').filter((name) => reached.has(name))).toEqual([]);
  });
});

function fail(): never {
  throw new Error('The schema has no such type');
}

describe('a document that comes with an access token', () => {
  const missing = (scope: string) => ({
    code: 'missing_scope',
    message: `This access token lacks the scope ${scope}.`,
  });

  it('runs for a session, whatever it asks for', () => {
    expect(refusalOf('{ viewer { sessions { id } accessTokens { id } } }')).toBeNull();
  });

  it('is refused for each field of the account that needs another scope', () => {
    const document = '{ viewer { userId ...Money } } fragment Money on User { paymentMethods { id } }';
    expect(refusalOf(document, ['payments'])).toBeNull();
    expect(refusalOf(document, ['claims'])).toEqual(missing('payments'));
    expect(refusalOf('{ viewer { ... { exports { id } } } }', ['payments'])).toEqual(missing('exports'));
    expect(refusalOf('{ viewer { a: email } }', ['payments'])).toEqual(missing('account:read'));
  });

  it('is refused when the payload of a write it may send leads on to the account', () => {
    const document = (fields: string) =>
      `mutation { payPerson(input: {}) { ... on PayPersonPayload { payments { id } user { ${fields} } } } }`;
    expect(refusalOf(document('userId'), ['payments'])).toBeNull();
    expect(refusalOf(document('email'), ['payments'])).toEqual(missing('account:read'));
    expect(refusalOf(document('dataExport'), ACCESS_SCOPES)).toMatchObject({ code: 'not_for_tokens' });
  });

  it('is refused by the types that it asks node and nodes for', () => {
    for (const field of ['node(id: "x")', 'nodes(ids: ["x"])']) {
      expect(refusalOf(`{ ${field} { __typename id } }`, ['claims'])).toBeNull();
      expect(refusalOf(`{ ${field} { ... on Export { url } } }`, ['claims'])).toEqual(missing('exports'));
      expect(
        refusalOf(`{ ${field} { ...A } } fragment A on Node { ... on Session { device } }`, ACCESS_SCOPES),
      ).toMatchObject({ code: 'not_for_tokens' });
      expect(refusalOf(`{ ${field} { ... on User { email } } }`, ['claims'])).toEqual(missing('account:read'));
      expect(refusalOf(`{ ${field} { ... on Receipt { total } } }`, ['exports'])).toEqual(missing('receipts:read'));
    }
  });

  it('is refused by a fragment that was fine elsewhere and is not by a global id', () => {
    const fragment = 'fragment Card on Export { url }';
    const document = `{ viewer { exports { ...Card } } node(id: "x") { ...Card } } ${fragment}`;
    expect(refusalOf(document, ['exports'])).toBeNull();
    const job = `mutation { startExport(input: {}) { ... on StartExportPayload { export { job { id } } } } }`;
    expect(refusalOf(job, ['exports'])).toBeNull();
    expect(
      refusalOf('{ receipt(id: "x") { ...R } node(id: "x") { ...R } } fragment R on Receipt { total }', ['claims']),
    ).toBeNull();
  });

  it('may not start what its scopes do not reach, whatever the name of the operation', () => {
    expect(refusalOf('subscription { receiptChanged(id: "x") { __typename } }', ['exports'])).toEqual(
      missing('receipts:read'),
    );
    expect(refusalOf('mutation { createAccessToken(input: {}) { __typename } }', ACCESS_SCOPES)).toMatchObject({
      code: 'not_for_tokens',
    });
    expect(refusalOf('{ __schema { queryType { name } } }', ['claims'])).toBeNull();
    expect(refusalOf('{ viewer { aFieldOfTomorrow } }', ACCESS_SCOPES)).toMatchObject({ code: 'not_for_tokens' });
  });
});
