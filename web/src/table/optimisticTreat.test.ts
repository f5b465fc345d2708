import { endTreat } from '@fairtab/domain/moves/endTreat';
import { treat } from '@fairtab/domain/moves/treat';
import { summarise, type ReceiptState } from '@fairtab/domain/receipts';
import { expect, test } from 'vitest';
import { claimed, DINNER, tableOf } from '../testing/dinner';
import { withoutTreat, withTreat } from './optimisticTreat';

const ana = { guestId: 'ana-phone', name: 'Ana' };
const ben = { guestId: 'ben-phone', name: 'Ben' };
const lucia = { guestId: 'lucia', name: 'Lucia' };

/** Ana has a Negroni, Ben the other one. */
const SERVED = [ana, ben].reduce<ReceiptState>((state, { guestId, name }) => {
  const free = summarise(state).items[1]?.free[0];
  if (!free) throw new Error('no Negroni left');
  const pieces = [{ start: free.start, end: free.start + (free.end - free.start) / (name === 'Ana' ? 2n : 1n) }];
  return claimed(state, { id: name, itemId: 'negroni', guestId, claimerName: name, units: 1, splitCount: 1, pieces });
}, DINNER);

function treatedBy(payer: typeof ana): ReceiptState {
  const claims = SERVED.claims.filter(({ id }) => id === 'Ana');
  const decided = treat({
    state: SERVED,
    actor: payer,
    claims,
    payers: [payer],
    expectedAmountCents: null,
    newId: String,
  });
  if ('refusal' in decided) throw new Error('The treat was refused');
  return decided.next;
}

const shownTreat = ({ guestId: diner, name }: typeof ana) =>
  withTreat({ table: tableOf(SERVED), claimIds: ['Ana'], payer: { diner, name } });

test('what is shown of a treat equals the server’s answer', () => {
  expect(shownTreat(ben)).toEqual(tableOf(treatedBy(ben)));
  expect(shownTreat(ben).people).toMatchObject([
    { name: 'Ana', owes: '0.00', claims: [] },
    { name: 'Ben', claims: [{ id: 'Ana' }, { id: 'Ben' }] },
  ]);
});

test('who treats without having claimed anything is shown among the people', () => {
  const expected = tableOf(treatedBy(lucia));
  const { people, ...shown } = shownTreat(lucia);
  expect(shown).toEqual({ ...expected, people: undefined });
  expect(people).toMatchObject(expected.people.map(({ name, owes, claims }) => ({ name, owes, claims })));
});

test('what is shown of an ended treat equals the server’s answer', () => {
  const state = treatedBy(ben);
  const claims = state.claims.filter(({ treated }) => treated !== null);
  const decided = endTreat({ state, guestId: 'ana-phone', claims });
  if ('refusal' in decided) throw new Error('The end was refused');
  const shown = withoutTreat({ table: tableOf(state), claimIds: ['Ana'] });
  expect(shown).toEqual(tableOf(decided.next));
  expect(shown).toEqual(tableOf(SERVED));
});

test('who treated and has nothing of their own leaves when the treat ends', () => {
  const shown = withoutTreat({ table: tableOf(treatedBy(lucia)), claimIds: ['Ana'] });
  expect(shown.people.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
});
