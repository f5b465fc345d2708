import { expect, it } from 'vitest';
import { problemOfScan, problemOfUpload } from './scanProblems';

it.each([
  ['NOT_A_RECEIPT', 'Not a receipt', /does not look like a receipt/],
  ['UNCLEAR', 'Image unclear', /too blurry/],
  ['UNAVAILABLE', 'Service busy', /try again in a moment or use manual entry/],
  ['UNREADABLE', 'Scanning failed', /^The words of the server\.$/],
] as const)('a scan that failed with %s has the documented title and message', (code, title, words) => {
  const problem = problemOfScan({ code, message: 'The words of the server.' });
  expect(problem.title).toBe(title);
  expect(problem.message).toMatch(words);
});

it('a failed scan without a message of its own has the documented one', () => {
  const documented = {
    title: 'Scanning failed',
    message: 'Please try taking a clearer photo or enter items manually.',
  };
  expect(problemOfScan(null)).toEqual(documented);
  expect(problemOfScan({ code: 'UNREADABLE', message: '' })).toEqual(documented);
});

it('a refused shared photo has a reason, also for an unknown code', () => {
  expect(problemOfUpload('not_a_photo').title).toBe('Invalid file type');
  expect(problemOfUpload('something_new').title).toBe('Scanning failed');
});
