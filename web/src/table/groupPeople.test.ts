import { expect, test } from 'vitest';
import { groupPeople, partOf } from './groupPeople';

const people = [
  { diner: 'phone-1', name: 'Ana', owes: '10.00', paid: '5.00' },
  { diner: 'phone-2', name: 'Ben', owes: '3.00', paid: '0.00' },
  { diner: 'phone-2', name: 'Mia', owes: '0.00', paid: '4.00' },
  { diner: 'phone-3', name: 'Ana', owes: '20.00', paid: '0.00' },
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

test('before the first claim no person is mine', () => {
  expect(groupPeople(people, null).yours).toEqual([]);
  expect(partOf(people, null).totalCents).toBe(0);
});
