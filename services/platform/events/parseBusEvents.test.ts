import { expect, it } from 'vitest';
import { parseBusEvents } from './parseBusEvents';

it('reads every kind of event', () => {
  const batch = [
    { type: 'receiptChanged', receiptId: 'r', version: 3 },
    { type: 'receiptChanged', receiptId: 'r', version: 4, trace: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` },
    { type: 'sessionsEnded', sessionIds: ['s', 't'] },
    { type: 'guestEnded', guestId: 'g' },
    { type: 'scanChanged', scanId: 's' },
    { type: 'accountJobChanged', jobId: 'j' },
    { type: 'presence', processId: 'p', receiptId: 'r', watchers: ['a', 'b'] },
    { type: 'missed' },
  ];
  expect(parseBusEvents(JSON.stringify(batch))).toEqual(batch);
});

it.each([
  'not json',
  '{"type":"missed"}',
  '[null, 1, "missed", {}]',
  '[{"type":"receiptChanged","receiptId":"r","version":"3"}]',
  '[{"type":"receiptChanged","receiptId":"","version":1}]',
  '[{"type":"presence","processId":"p","receiptId":"r","watchers":2}]',
  '[{"type":"sessionsEnded","sessionIds":"s"}]',
  '[{"type":"guestEnded"}]',
  '[{"type":"scanChanged","scanId":7}]',
  '[{"type":"accountJobChanged"}]',
  '[{"type":"somethingNew"}]',
])('leaves out %s', (text) => {
  expect(parseBusEvents(text)).toEqual([]);
});

it('leaves out fields that a newer version has added to a kind it knows', () => {
  const known = { type: 'receiptChanged', receiptId: 'r', version: 3 };
  expect(parseBusEvents(JSON.stringify([{ ...known, news: 'of tomorrow' }]))).toEqual([known]);
});

it('keeps what it understands beside what it does not', () => {
  expect(parseBusEvents('[{"type":"somethingNew"},{"type":"missed"}]')).toEqual([{ type: 'missed' }]);
});
