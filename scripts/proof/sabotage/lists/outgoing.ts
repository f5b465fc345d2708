import type { Sabotage } from '../Sabotage';

const GATE = { tests: ['services/messages/outgoing/gate.test.ts'] } as const;

/** Strangers who have Fairtab write to others, at the gate that everything passes. */
export const OUTGOING: readonly Sabotage[] = [
  {
    harm: 'the gate takes an address that somebody typed for a proven one',
    file: 'services/people/addresses/openedAddresses.ts',
    from: 'return opened === 0 ? null : proven(address);',
    to: 'return opened < 0 ? null : proven(address);',
    ...GATE,
  },
  {
    harm: 'the gate counts without waiting for others that count',
    file: 'services/messages/outgoing/admitFirst.ts',
    from: 'await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK[kind]}::bigint)`;',
    to: 'await tx.$executeRaw`SELECT ${LOCK[kind]}::bigint`;',
    ...GATE,
  },
  {
    harm: 'the gate counts each spelling of an address for itself',
    file: 'services/messages/outgoing/admitFirst.ts',
    from: '.update(foldAddress(address)).digest()',
    to: ".update(`${address}${foldAddress('')}`).digest()",
    ...GATE,
  },
  {
    harm: 'the gate forgets a week for one reader',
    file: 'services/messages/outgoing/admitFirst.ts',
    from: 'bill: { day: 1, week: 3 },',
    to: 'bill: { day: 1, week: 7 },',
    ...GATE,
  },
  {
    harm: 'the gate has no budget for a network',
    file: 'services/messages/outgoing/admitFirst.ts',
    from: 'where: { networkHash: network }, most: firstMessages.network',
    to: 'where: { networkHash: network }, most: 1_000',
    ...GATE,
  },
  {
    harm: 'the gate has no budget for a host',
    file: 'services/messages/outgoing/admitFirst.ts',
    from: 'where: { hostKey }, most: firstMessages.host',
    to: 'where: { hostKey }, most: 1_000',
    ...GATE,
  },
  {
    harm: 'the gate asks the worker for the network, not whoever left the address',
    file: 'services/messages/outgoing/postFirstMessage.ts',
    from: 'network: guest?.networkHash ?? networkHash(guestId)',
    to: 'network: networkHash(guest === null ? target.unproven : guestId)',
    ...GATE,
  },
  {
    harm: 'the gate writes to an address whose reader wants no messages',
    file: 'services/messages/outgoing/unsubscribedAddresses.ts',
    from: 'data: [{ addressHash: hashOf(foldAddress(address)), createdAt: now }],',
    to: 'data: [],',
    ...GATE,
  },
  {
    harm: 'the gate lets links in typed text through',
    file: 'services/messages/outgoing/sendMail.ts',
    from: 'await mailer.send(withoutLinksIn(mail));',
    to: 'await mailer.send(mail.attempts < 0 ? withoutLinksIn(mail) : mail);',
    tests: ['services/messages/outgoing/sending.test.ts'],
  },
  {
    harm: 'the gate shows a host the link that proves an address',
    file: 'services/receipts/reminders/readSchedule.ts',
    from: 'isFirst ? words : letter',
    to: 'isFirst && letter.greeting === words.subject ? words : letter',
    ...GATE,
  },
  {
    harm: 'opening the link of a first message proves the address, so the gate takes a scanner for a reader',
    file: 'api/http/routes/addFromLetterRoute.ts',
    from: 'app.get(OPENING_PATH, (_request, reply) =>\n',
    to: 'app.get(OPENING_PATH, async (request, reply) => (await openFirstMessage(await contextOf(request, reply), { token: (request.query as { token: string }).token })) &&\n',
    tests: ['api/http/routes/addFromLetterRoute.test.ts'],
  },
  {
    harm: 'the gate sends codes to any country',
    file: 'services/messages/outgoing/postCode.ts',
    from: 'if (!takesSms(phone, ctx.channels.smsPrefixes))',
    to: "if (!takesSms(phone, ['1', '4', '8']))",
    tests: ['services/accounts/profile/phoneCode.test.ts'],
  },
];
