import { takeLanguageFrom } from '@fairtab/domain/language/current';
import { t } from '@fairtab/domain/language/t';
import { afterEach, expect, test } from 'vitest';
import { spokenTo } from './spokenTo';

const people = [
  { diner: 'ana-phone', name: 'Ana' },
  { diner: 'ben-phone', name: 'Ben' },
];
afterEach(() => takeLanguageFrom(() => 'en'));

const summary = 'Maya cancelled the claim of Ana on Soup';

test('a diner hears of her own claim as hers', () => {
  expect(spokenTo({ summary, viewer: 'ana-phone', people })).toBe('Maya cancelled your claim on Soup');
});

test('a diner hears who treats her', () => {
  const saidToAna = (text: string) => spokenTo({ summary: text, viewer: 'ana-phone', people });
  expect(saidToAna('Ben treats Ana to $11.00')).toBe('Ben treats you to $11.00');
  expect(saidToAna('Maya says Ben treats Ana to $11.00')).toBe('Maya says Ben treats you to $11.00');
  expect(saidToAna('Ben spread the $11.00 of Ana over 2 people')).toBe('Ben spread the $11.00 of yours over 2 people');
});

test('a diner is spoken to in the language of the page, and a line in another language stays as it is', () => {
  takeLanguageFrom(() => 'es');
  const line = t('{hostName} cancelled the claim of {claimerName} on {name}', {
    hostName: 'Maya',
    claimerName: 'Ana',
    name: 'Soup',
  });
  expect(spokenTo({ summary: line, viewer: 'ana-phone', people })).toBe('Maya anuló tu marca en Soup');
  expect(spokenTo({ summary, viewer: 'ana-phone', people })).toBe(summary);
});

test('others hear whose claim it was', () => {
  expect(spokenTo({ summary, viewer: 'ben-phone', people })).toBe(summary);
  expect(spokenTo({ summary, viewer: null, people })).toBe(summary);
});

test('a diner whose payment did not arrive reads it in a notice, and only others hear of it', () => {
  const dispute = 'Maya says $5.87 from Ana did not arrive';
  expect(spokenTo({ summary: dispute, viewer: 'ana-phone', people })).toBeNull();
  expect(spokenTo({ summary: dispute, viewer: 'ben-phone', people })).toBe(dispute);
});

test('a name that two diners have is not taken for either', () => {
  const twoAnas = [...people, { diner: 'other-phone', name: 'Ana' }];
  expect(spokenTo({ summary, viewer: 'ana-phone', people: twoAnas })).toBe(summary);
});
