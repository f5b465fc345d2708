import type { Sabotage } from '../Sabotage';

/** Reminders that come at night, twice or for what is paid, and writes that a phone throws away. */
export const MESSAGES: readonly Sabotage[] = [
  {
    harm: 'diners are reminded at night',
    file: 'domain/reminders.ts',
    from: 'if (hour >= QUIET.until && hour < QUIET.from) return at;',
    to: 'if (hour >= 0) return at;',
    tests: ['domain/reminders.test.ts'],
  },
  {
    harm: 'two workers remind the same diner',
    file: 'services/receipts/reminders/planReminder.ts',
    from: 'AND guest_id = ${guestId} FOR UPDATE`;',
    to: 'AND guest_id = ${guestId}`;',
    tests: ['services/receipts/reminders/reminders.test.ts'],
  },
  {
    harm: 'a diner who has paid is reminded',
    file: 'services/receipts/reminders/refreshReminder.ts',
    from: 'open.debt.owesSince === null || ',
    to: '',
    tests: ['services/receipts/reminders/reminders.test.ts', 'worker/reminders.test.ts'],
  },
  {
    harm: 'two workers send the same mail',
    file: 'services/messages/outgoing/sendMail.ts',
    from: 'where: { id, ...dueAt(now) },',
    to: 'where: { id },',
    tests: ['services/messages/outgoing/sending.test.ts'],
  },
  {
    harm: 'mail that was refused once is never sent',
    file: 'services/messages/outgoing/sendMail.ts',
    from: 'data: { claimedAt, problem: refusal.message } });',
    to: 'data: { sentAt: claimedAt, problem: refusal.message } });',
    tests: ['services/messages/outgoing/sending.test.ts'],
  },
  {
    harm: 'a tap is thrown away when the server fails',
    file: 'web/src/network/outbox/isAnswer.ts',
    from: "return outcome.kind === 'done' ||",
    to: "return outcome.kind === 'done' || outcome.kind === 'failed' ||",
    project: 'web',
    tests: ['src/screens/LiveReceipt/LiveReceiptScreen.test.tsx'],
  },
  {
    harm: 'a tap is lost when the page is closed',
    file: 'web/src/network/outbox/writes.ts',
    from: '  writeOwnRecord(record, { ...write, madeAt });\n',
    to: '',
    project: 'web',
    tests: ['src/network/outbox/writes.test.ts'],
  },
  {
    harm: 'each try of a tap has a key of its own, so it counts twice',
    file: 'web/src/table/moves/useOutbox.ts',
    from: 'variables: { input: { ...input, idempotencyKey: key } },',
    to: 'variables: { input: { ...input, idempotencyKey: `${key}${Date.now()}` } },',
    project: 'web',
    tests: ['src/screens/LiveReceipt/LiveReceiptScreen.test.tsx'],
  },
  {
    harm: 'taps overtake each other after an outage',
    file: 'web/src/network/outbox/sendWaiting.ts',
    from: "if (outcome === null || outcome.kind === 'unreachable') return isAnswered;",
    to: 'if (outcome === null) return isAnswered;',
    project: 'web',
    tests: ['src/network/outbox/sendWaiting.test.ts'],
  },
];
