import { expect, test } from 'vitest';
import { stillWrong } from './stillWrong';

const errors = { restaurantName: 'required', 'items.1.name': 'required', 'items.1.price': 'required', items: 'none' };

test('a message goes when its field is changed, and only that one', () => {
  expect(stillWrong(errors, { kind: 'type', field: 'restaurantName', text: 'N' })).not.toHaveProperty('restaurantName');
  expect(stillWrong(errors, { kind: 'changeItem', key: 1, change: { name: 'Wine' } })).toEqual({
    restaurantName: 'required',
    'items.1.price': 'required',
  });
});

test('all messages stay when something else is changed', () => {
  expect(stillWrong(errors, { kind: 'type', field: 'tax', text: '1' })).toEqual(errors);
});
