import { expect, test } from 'vitest';
import { stillWrong } from './stillWrong';

const errors = { restaurantName: 'required', 'items.1.name': 'required', 'items.1.price': 'required', items: 'none' };

test('changing a field removes its message and no other', () => {
  expect(stillWrong(errors, { kind: 'type', field: 'restaurantName', text: 'N' })).not.toHaveProperty('restaurantName');
  expect(stillWrong(errors, { kind: 'changeItem', key: 1, change: { name: 'Wine' } })).toEqual({
    restaurantName: 'required',
    'items.1.price': 'required',
  });
});

test('changing a field without a message keeps all messages', () => {
  expect(stillWrong(errors, { kind: 'type', field: 'tax', text: '1' })).toEqual(errors);
});
