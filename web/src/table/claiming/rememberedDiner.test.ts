import { beforeEach, expect, test, vi } from 'vitest';
import { recallDiner, rememberDiner } from './rememberedDiner';

beforeEach(() => localStorage.clear());

test('a device remembers its diner', () => {
  expect(recallDiner()).toBeNull();
  rememberDiner({ name: 'Ana', email: 'ana@example.com', phone: '' });
  expect(recallDiner()).toEqual({ name: 'Ana', email: 'ana@example.com', phone: '' });
});

test('a stored value in another format is ignored', () => {
  localStorage.setItem('fairtab.diner', 'not json');
  expect(recallDiner()).toBeNull();
});

test('without browser storage nothing is remembered and nothing fails', () => {
  const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => rememberDiner({ name: 'Ana', email: '', phone: '' })).not.toThrow();
  expect(recallDiner()).toBeNull();
  forbidden.mockRestore();
});
