import { databaseForTests } from '@fairtab/services/testing/database';
import { isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../schema/schema';
import { attempt, claim, createReceipt, itemNamed } from '../receiptActions';
import { startApiFixture, type ApiFixture } from '../fixtures/startApiFixture';
import {
  newWriteFixture,
  newWriter,
  newWriteTemplate,
  readHostRows,
  type WriteTemplate,
} from '../fixtures/WriteFixture';
import { startApiProcess } from '../startApiProcess';
import { inputTypeOf, mutationDocument, payloadTypeOf } from './mutationDocuments';
import { verdictsOf } from '../fixtures/viewerKinds';
import { RECEIPT_MUTATIONS } from './receiptMutations';

const database = await databaseForTests();
let base: ApiFixture;
let template: WriteTemplate;
beforeAll(async () => {
  base = await startApiFixture({ database });
  template = await newWriteTemplate('link', base.passwordHash);
});
afterAll(() => base.api.close());

const names = [...new Set(Object.keys(RECEIPT_MUTATIONS).map((name) => name.split(' ')[0] ?? ''))];
const rowsOfHost = Object.entries(RECEIPT_MUTATIONS)
  .filter(([, { verdicts }]) => verdictsOf(verdicts).host === 'yes')
  .map(([name, row]) => ({ name, row }));

describe('a mutation of a receipt', () => {
  it.each(names)('takes an idempotency key: %s', (mutation) => {
    const input = schema.getType(inputTypeOf(mutation));
    expect(isInputObjectType(input) && Object.keys(input.getFields())).toContain('idempotencyKey');
  });

  it.each(rowsOfHost)('acts once when it is sent twice with the same key: $name', async ({ name, row }) => {
    const [mutation = ''] = name.split(' ');
    const fixture = await newWriteFixture(base, template);
    const { browser } = await newWriter(fixture, 'host');
    const input = {
      ...(await row.input?.(fixture, await newWriter(fixture, 'host'))),
      idempotencyKey: crypto.randomUUID(),
    };
    const send = () => browser.result(mutationDocument(schema, { mutation, row }), { input });

    const first = await send();
    expect(first).toMatchObject({ __typename: payloadTypeOf(schema, mutation).name });
    const rows = await readHostRows(fixture);
    expect(await send()).toEqual(first);
    expect(await readHostRows(fixture)).toEqual(rows);
  });

  it.each(names)('refuses a key that is none: %s', async (mutation) => {
    const row = RECEIPT_MUTATIONS[mutation];
    const fixture = await newWriteFixture(base, template);
    const writer = await newWriter(fixture, 'host');
    if (!row) throw new Error(`There is no row for ${mutation}`);
    const input = { ...(await row.input?.(fixture, writer)), idempotencyKey: 'ключ' };
    const before = await readHostRows(fixture);
    const refused = await writer.browser.result(mutationDocument(schema, { mutation, row }), { input });
    expect(refused).toMatchObject({ __typename: 'InvalidInput' });
    expect(await readHostRows(fixture)).toEqual(before);
  });
});

describe('a claim that was given back', () => {
  it('is answered as given back to a retry at a process that never knew the claim', async () => {
    const other = await startApiProcess(database.url);
    const ana = base.api.browser();
    const receipt = await createReceipt(base.api.browser());
    const made = await claim(ana, { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
    const input = { claimId: made.claim.id, idempotencyKey: crypto.randomUUID() };
    const request = { mutation: 'unclaim', input, payload: 'deletedClaimId receipt { version }' };
    const answer = { __typename: 'UnclaimPayload', deletedClaimId: made.claim.id, receipt: { version: 3 } };
    expect(await attempt(ana, request)).toEqual(answer);
    expect(await attempt(ana.at(other.url), request)).toEqual(answer);
    // The key is worth nothing in another hand, and nothing for another request.
    expect(await attempt(base.api.browser().at(other.url), request)).toMatchObject({ __typename: 'NotFound' });
    const again = await claim(ana, { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
    const reused = { ...request, input: { ...input, claimId: again.claim.id } };
    expect(await attempt(ana, reused)).toMatchObject({ __typename: 'Conflict' });
    await other.kill();
  });
});
