import { expect, test } from 'vitest';
import { dinerLooks } from './dinerLooks';

const ana = { diner: 'phone-1', name: 'Ana' };
const otherAna = { diner: 'phone-2', name: 'ana' };
const ben = { diner: 'phone-3', name: 'Ben' };

test('two devices with the same name get different labels, initials and colours', () => {
  const lookOf = dinerLooks([ana, otherAna]);
  expect(lookOf(ana)).toMatchObject({ label: 'Ana', initials: 'An' });
  expect(lookOf(otherAna)).toMatchObject({ label: 'ana 2', initials: 'a2' });
  expect(lookOf(ana).tint).not.toBe(lookOf(otherAna).tint);
});

test('a look stays when somebody else comes', () => {
  expect(dinerLooks([ana, ben])(ana)).toEqual(dinerLooks([ana])(ana));
});

test('ten people have ten colours, and the next ones have one too', () => {
  const people = Array.from({ length: 12 }, (_, index) => ({ diner: `phone-${index}`, name: `Guest ${index}` }));
  const lookOf = dinerLooks(people);
  expect(new Set(people.slice(0, 10).map((person) => lookOf(person).tint)).size).toBe(10);
  for (const person of people) expect(lookOf(person).tint).toBeLessThan(10);
});

test('initials keep accents, flags and other scripts whole', () => {
  const initials = (name: string) => dinerLooks([])({ diner: 'phone-1', name }).initials;
  expect(initials('Zoë Quinn')).toBe('ZQ');
  expect(initials('E\u0301va')).toBe('E\u0301v');
  expect(initials('🇫🇷 Chef')).toBe('🇫🇷C');
  expect(initials('محمد')).toBe('مح');
  expect(initials('😀')).toBe('😀');
});
