import { expect, test } from 'vitest';
import { receiptStatus } from './receiptStatus';

const asHost = { isHost: true, diner: 'lucia' };
const asBen = { isHost: false, diner: 'ben' };
const people = [
  { diner: 'lucia', owes: '10.00' },
  { diner: 'ben', owes: '4.06' },
  { diner: 'ben', owes: '1.00' },
];

test('a host sees the open amount without her own dishes', () => {
  const status = receiptStatus({ currency: 'USD', remaining: '45.58', viewerSeat: asHost, people });
  expect(status).toEqual({ words: '$35.58 open', isOpen: true });
});

test('a bill with only the host’s own dishes left is settled', () => {
  const status = receiptStatus({ currency: 'USD', remaining: '10.00', viewerSeat: asHost, people: people.slice(0, 1) });
  expect(status).toEqual({ words: 'All settled', isOpen: false });
});

test('a diner sees her debt under all her names, and that she has paid', () => {
  const seat = { currency: 'USD', remaining: '45.58', viewerSeat: asBen };
  expect(receiptStatus({ ...seat, people })).toEqual({ words: 'You owe $5.06', isOpen: true });
  expect(receiptStatus({ ...seat, people: people.slice(0, 1) })).toEqual({ words: 'You have paid', isOpen: false });
});
