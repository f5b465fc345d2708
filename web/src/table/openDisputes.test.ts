import { expect, test } from 'vitest';
import { isOpenDispute } from './openDisputes';

const disputed = { diner: 'ana', status: 'DISPUTED' as const, createdAt: '2026-11-20T21:00:00.000Z' };
const later = { diner: 'ana', status: 'REPORTED' as const, createdAt: '2026-11-20T22:00:00.000Z' };
const owing = [{ diner: 'ana', owes: '11.00' }];

test('a dispute is open while its payer owes something and has not paid again', () => {
  expect(isOpenDispute(disputed, { payments: [disputed], people: owing })).toBe(true);
});

test('a dispute is settled by a later payment, even if more was claimed since', () => {
  expect(isOpenDispute(disputed, { payments: [disputed, later], people: owing })).toBe(false);
});

test('a dispute is settled when its payer owes nothing any more', () => {
  expect(isOpenDispute(disputed, { payments: [disputed], people: [{ diner: 'ana', owes: '0.00' }] })).toBe(false);
});

test('a later payment of somebody else settles nothing', () => {
  const bens = { ...later, diner: 'ben' };
  expect(isOpenDispute(disputed, { payments: [disputed, bens], people: owing })).toBe(true);
});
