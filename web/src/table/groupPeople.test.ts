import { expect, test } from 'vitest';
import { groupPeople, partOf, unpaidClaimIds } from './groupPeople';

const people = [
  { diner: 'phone-1', name: 'Ana', owes: '10.00', paid: '5.00', household: null },
  { diner: 'phone-2', name: 'Ben', owes: '3.00', paid: '0.00', household: null },
  { diner: 'phone-2', name: 'Mia', owes: '0.00', paid: '4.00', household: null },
  { diner: 'phone-3', name: 'Ana', owes: '20.00', paid: '0.00', household: null },
];

test('all persons this device claimed for are mine; a namesake is not', () => {
  const { yours, owing } = groupPeople(people, 'phone-1');
  expect(yours.map(({ owes }) => owes)).toEqual(['10.00']);
  expect(owing.map(({ name, owes }) => [name, owes])).toEqual([
    ['Ana', '20.00'],
    ['Ben', '3.00'],
  ]);
});

test('a person without a debt is settled', () => {
  expect(groupPeople(people, 'phone-1').settled.map(({ name }) => name)).toEqual(['Mia']);
});

test('my part adds up every name I claimed under', () => {
  expect(partOf(people, 'phone-2')).toEqual({ owesCents: 300, paidCents: 400, totalCents: 700, names: ['Ben', 'Mia'] });
});

test('those who pay as one with me are part of what I pay, and keep their places in the list', () => {
  const together = people.map((person) => (person.name === 'Ana' ? { ...person, household: 'home' } : person));
  const part = { owesCents: 3000, paidCents: 500, totalCents: 3500, names: ['Ana', 'Ana'] };
  expect(partOf(together, 'phone-1')).toEqual(part);
  expect(partOf(together, 'phone-3')).toEqual(part);
  expect(partOf(together, 'phone-2').owesCents).toBe(300);
  expect(groupPeople(together, 'phone-1').yours).toHaveLength(1);
  const claims = ['phone-1', 'phone-2', 'phone-3'].map((id) => ({ id, status: 'CLAIMED' as const }));
  const items = [{ claims: [...claims, { id: 'phone-3 paid', status: 'PAID' as const }] }];
  const withClaims = together.map((person) => ({
    ...person,
    claims: [{ id: person.diner }, { id: `${person.diner} paid` }],
  }));
  expect(unpaidClaimIds({ items, people: withClaims, diner: 'phone-3' })).toEqual(['phone-1', 'phone-3']);
  expect(unpaidClaimIds({ items, people: withClaims, diner: 'phone-2' })).toEqual(['phone-2']);
  expect(unpaidClaimIds({ items, people: withClaims, diner: null })).toEqual([]);
});

test('what the host had is no claim to pay, while what the host claimed for somebody else is', () => {
  const own = { diner: 'host', name: 'Priya', owes: '0.00', paid: '9.00', household: null, claims: [{ id: 'soup' }] };
  const others = { ...own, name: 'Mia', owes: '3.00', paid: '0.00', claims: [{ id: 'juice' }] };
  const items = [{ claims: ['soup', 'juice'].map((id) => ({ id, status: 'CLAIMED' as const })) }];
  expect(unpaidClaimIds({ items, people: [own, others], diner: 'host' })).toEqual(['juice']);
});

test('before the first claim no person is mine', () => {
  expect(groupPeople(people, null).yours).toEqual([]);
  expect(partOf(people, null).totalCents).toBe(0);
});
