import { RecordSource } from 'relay-runtime';
import { expect, it, vi } from 'vitest';
import { VersionedStore } from './VersionedStore';

const receipt = (version: number, more: object = {}) => ({
  r: {
    __id: 'r',
    __typename: 'Receipt',
    version,
    paid: `${version}.00`,
    items: { __refs: ['i'] },
    seat: { __ref: 's' },
    ...more,
  },
  i: { __id: 'i', __typename: 'Item', unitsLeft: String(10 - version) },
  s: { __id: 's', __typename: 'Seat', diner: `seat in answer ${version}` },
});

function storeWith(version: number) {
  const store = new VersionedStore(new RecordSource());
  const publish = (records: object) => store.publish(RecordSource.create(records as never));
  publish(receipt(version));
  return { store, publish, read: (id: string) => store.getSource().get(id) };
}

it('keeps a newer receipt and its items when an older answer comes late', () => {
  const { store, publish, read } = storeWith(6);
  publish(receipt(5));
  expect(store.versionOf('r')).toBe(6);
  expect(read('r')).toMatchObject({ version: 6, paid: '6.00' });
  expect(read('i')).toMatchObject({ unitsLeft: '4' });
});

it('takes from an older answer what it does not have, and what is about the viewer', () => {
  const { publish, read } = storeWith(6);
  publish(receipt(5, { visibility: 'LINK' }));
  expect(read('r')).toMatchObject({ version: 6, visibility: 'LINK' });
  expect(read('s')).toMatchObject({ diner: 'seat in answer 5' });
});

it('takes an answer of the same version, or of a newer one', () => {
  const { publish, read } = storeWith(6);
  publish(receipt(6, { paid: '6.50' }));
  expect(read('r')).toMatchObject({ paid: '6.50' });
  publish(receipt(7));
  expect(read('i')).toMatchObject({ unitsLeft: '3' });
});

it('knows the version that the server told, also while an expected answer is shown', () => {
  const { store, publish, read } = storeWith(6);
  store.snapshot();
  publish(receipt(5, { paid: 'expected' }));
  expect(read('r')).toMatchObject({ paid: 'expected' });
  expect(store.versionOf('r')).toBe(6);
  store.restore();
  expect(read('r')).toMatchObject({ paid: '6.00' });
});

it('knows no version of a receipt that it does not have', () => {
  expect(storeWith(6).store.versionOf('another')).toBeNull();
});

it('takes one older answer after the server said that the receipt may go back', () => {
  const { store, publish, read } = storeWith(6);
  store.letGoBack('r');
  publish({ another: { __id: 'another', __typename: 'Item' } });
  publish(receipt(4));
  expect(read('r')).toMatchObject({ version: 4, paid: '4.00' });
  expect(read('i')).toMatchObject({ unitsLeft: '6' });
  publish(receipt(3));
  expect(store.versionOf('r')).toBe(4);
});

it('keeps a list that only the store links to the receipt, such as the trail, when an older answer comes late', () => {
  const { publish, read } = storeWith(5);
  const trail = (...versions: number[]) => ({
    trail: { __id: 'trail', __typename: 'Connection', edges: { __refs: versions.map((version) => `edge ${version}`) } },
  });
  publish({ ...receipt(6, { __Trail_changes_connection: { __ref: 'trail' } }), ...trail(6, 5) });
  publish({ ...receipt(5), ...trail(5) });
  expect(read('trail')).toMatchObject({ edges: { __refs: ['edge 6', 'edge 5'] } });
});

it('takes nothing of an older list that the newer one does not name, because Relay numbers what it adds by what the list has', () => {
  const { publish, read } = storeWith(5);
  const listWith = (edge: string) => ({
    trail: { __id: 'trail', __typename: 'Connection', edges: { __refs: [edge] } },
    [edge]: { __id: edge, __typename: 'Edge', node: { __ref: `node of ${edge}` } },
  });
  publish({ ...receipt(6, { __Trail_changes_connection: { __ref: 'trail' } }), ...listWith('edge 0') });
  publish({ ...receipt(5), ...listWith('edge 1') });
  expect(read('trail')).toMatchObject({ edges: { __refs: ['edge 0'] } });
  expect(read('edge 1')).toBeUndefined();
  expect(read('edge 0')).toBeDefined();
});

it('says when an older answer had entries of the trail that it misses, and only then', async () => {
  const { store, publish } = storeWith(5);
  const missed = vi.fn();
  store.onMissed(missed);
  const trail = (...versions: number[]) => ({
    trail: { __id: 'trail', __typename: 'Connection', edges: { __refs: versions.map((version) => `edge ${version}`) } },
    ...Object.fromEntries(
      versions.map((version) => [
        `edge ${version}`,
        { __id: `edge ${version}`, __typename: 'ReceiptChangesConnectionEdge', node: { __ref: `node ${version}` } },
      ]),
    ),
  });
  publish({ ...receipt(8, { __Trail_changes_connection: { __ref: 'trail' } }), ...trail(8, 5) });
  publish({ ...receipt(5), ...trail(5) });
  await Promise.resolve();
  expect(missed).not.toHaveBeenCalled();
  publish({ ...receipt(7), ...trail(7, 6, 5) });
  await Promise.resolve();
  expect(missed).toHaveBeenCalledOnce();
});
