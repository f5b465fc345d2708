import { beforeEach, expect, test } from 'vitest';
import { recallPayChoice, rememberPayChoice } from './rememberedPayChoice';

beforeEach(() => localStorage.clear());

test('the last way to pay is offered again, and each way keeps its handle', () => {
  rememberPayChoice({ method: 'VENMO', handle: 'ana-b' });
  rememberPayChoice({ method: 'CASH', handle: '' });
  expect(recallPayChoice()).toEqual({ method: 'CASH', handles: { VENMO: 'ana-b', CASH: '' } });
});

test('a stored value in another format is ignored', () => {
  localStorage.setItem('fairtab.payChoice', '{"method":"BITCOIN","handles":{"VENMO":7,"X":"y"}}');
  expect(recallPayChoice()).toEqual({ method: null, handles: {} });
});
