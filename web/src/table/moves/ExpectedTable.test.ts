import type { ReceiptState } from '@fairtab/domain/receipts';
import { createOperationDescriptor, createReaderSelector, readInlineData } from 'relay-runtime';
import { afterEach, expect, test, vi } from 'vitest';
import type { Write } from '../../network/outbox/writes';
import { VersionedStore } from '../../network/relay/VersionedStore';
import type { tableState_receipt$key } from '../__generated__/tableState_receipt.graphql';
import itemRow, { type ItemRow_item$data } from '../bill/__generated__/ItemRow_item.graphql';
import { tableState, type TableState } from '../tableState';
import { DINNER } from '../../testing/dinner';
import { manualEnvironment } from '../../testing/manualEnvironment';
import { wireReceipt, withClaimBy } from '../../testing/openPhone';
import query, { type ExpectedTableQuery$data } from './__generated__/ExpectedTableQuery.graphql';
import { expectedTable } from './ExpectedTable';
import { tapMoves } from './tapMoves';

afterEach(() => vi.unstubAllGlobals());

const ANA = { isHost: false, diner: 'ana-phone' };
const bensCoffee = { id: 'c9', itemId: 'coffee', guestId: 'ben-phone', claimerName: 'Ben' };

function phone() {
  const { environment } = manualEnvironment();
  const operation = createOperationDescriptor(query, { id: DINNER.id });
  const tell = async (state: ReceiptState): Promise<void> => {
    environment.commitPayload(operation, { receipt: wireReceipt(state, ANA) });
    await Promise.resolve();
  };
  const shown = (): TableState => {
    const { receipt } = environment.lookup(operation.fragment).data as ExpectedTableQuery$data;
    return readInlineData<tableState_receipt$key>(tableState, receipt as unknown as tableState_receipt$key);
  };
  const claims = (name: string): readonly string[] => {
    const item = shown().items.find((line) => line.name === name);
    return (item?.claims ?? []).map(({ id, claimerName, pieces }) => `${id} ${claimerName} ${pieces[0]?.start ?? ''}`);
  };
  /** Who has a line, as its row on the screen was told. */
  const row = (name: string): (() => readonly string[]) => {
    const id = shown().items.find((line) => line.name === name)?.id ?? '';
    let drawn = environment.lookup(createReaderSelector(itemRow, id, {}, operation.request));
    environment.subscribe(drawn, (next) => (drawn = next));
    return () => (drawn.data as ItemRow_item$data).claims.map(({ claimerName }) => claimerName);
  };
  return { environment, tell, claims, row, table: expectedTable(environment, DINNER.id) };
}

function tap(key: string, itemId: string): Write {
  const input = { itemId, claimerName: 'Ana', units: 1, splitCount: 1 };
  return { key, move: 'claimItem', input, about: [itemId], words: '', done: { title: '' }, refused: '' };
}

const move = tapMoves.claimItem;

test('taps are decided in their order, also when the first is answered before the second', async () => {
  const { tell, table, claims } = phone();
  await tell(DINNER);
  table.expect(tap('first', 'negroni'), move);
  table.expect(tap('second', 'negroni'), move);
  expect(claims('Negroni')).toEqual(['new:first Ana 0', 'new:second Ana 1']);
  table.answered({ write: tap('first', 'negroni'), move }, { version: 2, claim: { id: 'c1' } });
  expect(claims('Negroni')).toEqual(['c1 Ana 0', 'new:second Ana 1']);
});

test('what others did meanwhile counts, and a tap is expected until the store has its version', async () => {
  const { tell, table, claims } = phone();
  await tell(DINNER);
  table.expect(tap('first', 'negroni'), move);
  const withBen = withClaimBy(DINNER, bensCoffee);
  await tell(withBen);
  expect([claims('Coffee'), claims('Negroni')]).toEqual([['c9 Ben 0'], ['new:first Ana 0']]);
  table.answered({ write: tap('first', 'negroni'), move }, { version: withBen.version + 1, claim: { id: 'c1' } });
  const mine = { id: 'c1', itemId: 'negroni', guestId: 'ana-phone', claimerName: 'Ana' };
  await tell(withClaimBy(withBen, mine));
  expect(claims('Negroni')).toEqual(['c1 Ana 0']);
  // Nothing lies on that state any more.
  await tell({ ...withBen, version: withBen.version + 2 });
  expect(claims('Negroni')).toEqual([]);
});

test('the row of a dish that somebody else takes is drawn anew while a tap on another one waits', async () => {
  const { tell, table, row } = phone();
  await tell(DINNER);
  const coffee = row('Coffee');
  table.expect(tap('first', 'negroni'), move);
  await tell(withClaimBy(DINNER, bensCoffee));
  expect(coffee()).toEqual(['Ben']);
});

test('a tap that somebody was faster with is not shown on the state that tells it', async () => {
  const { tell, table, claims } = phone();
  await tell(DINNER);
  table.expect(tap('first', 'coffee'), move);
  await tell(withClaimBy(DINNER, bensCoffee));
  expect(claims('Coffee')).toEqual(['c9 Ben 0']);
  table.forget('first');
  expect(claims('Coffee')).toEqual(['c9 Ben 0']);
});

test('an answered tap is gone when the server’s database went back in time', async () => {
  const { environment, tell, table, claims } = phone();
  await tell({ ...DINNER, version: 7 });
  table.answered({ write: tap('first', 'coffee'), move }, { version: 8, claim: { id: 'c1' } });
  expect(claims('Coffee')).toEqual(['c1 Ana 0']);
  const store = environment.getStore();
  if (store instanceof VersionedStore) store.letGoBack(`Receipt:${DINNER.id}`);
  await tell({ ...DINNER, version: 3 });
  expect(claims('Coffee')).toEqual([]);
});

test('a move that this page cannot compute shows nothing and stops nothing', async () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const { tell, table, claims } = phone();
  await tell(DINNER);
  const mistake = new RangeError('no such line');
  const broken = {
    ...move,
    step: () => {
      throw mistake;
    },
  };
  table.expect(tap('first', 'coffee'), broken);
  expect(claims('Coffee')).toEqual([]);
  expect(reported).toEqual([mistake]);
});
