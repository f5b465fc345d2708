import { beforeEach, expect, test, vi } from 'vitest';
import { recallDiner, recallPayChoice, rememberDiner, rememberPayChoice } from './deviceMemory';

beforeEach(() => localStorage.clear());

test('a device remembers who holds it', () => {
  expect(recallDiner()).toBeNull();
  rememberDiner({ name: 'Ana', email: 'ana@example.com', phone: '' });
  expect(recallDiner()).toEqual({ name: 'Ana', email: 'ana@example.com', phone: '' });
});

test('the last way to pay is offered again, and each rail keeps its handle', () => {
  rememberPayChoice({ method: 'VENMO', handle: 'ana-b' });
  rememberPayChoice({ method: 'CASH', handle: '' });
  expect(recallPayChoice()).toEqual({ method: 'CASH', handles: { VENMO: 'ana-b', CASH: '' } });
});

test('what somebody wrote over the memory is not believed', () => {
  localStorage.setItem('fairtab.payChoice', '{"method":"BITCOIN","handles":{"VENMO":7,"X":"y"}}');
  localStorage.setItem('fairtab.diner', 'not json');
  expect(recallPayChoice()).toEqual({ method: null, handles: {} });
  expect(recallDiner()).toBeNull();
});

test('a browser that forbids storage costs only the memory', () => {
  const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => rememberDiner({ name: 'Ana', email: '', phone: '' })).not.toThrow();
  expect(recallDiner()).toBeNull();
  forbidden.mockRestore();
});
