import { ONE_RECEIPT } from '../../scopes/fieldScopes';
import { z } from 'zod';
import { encodeNodeId, rawId } from '../../schema/ids';
import { notFound } from '../errors';
import { partOf } from '../parts';
import { REFUSAL } from '../refusal';
import { ANY_WRITE, NO_FIELDS, route, type Route } from '../Route';
import { dateTime } from '../shapes';
import { wordOf } from '../wordOf';

const STOPS = ['nothingOwed', 'forgotten', 'unsubscribed', 'unreachable', 'phoneOnly', 'allSent'] as const;
const HOLDS = ['recipient', 'host', 'network', 'installation', 'unsubscribed', 'country'] as const;
const PATH = '/api/shared-receipt-claims/:claimId/reminder';

const reminder = z.object({
  nextAt: dateTime.nullable().describe('When Fairtab reminds the diner next; null when it does not any more.'),
  stopped: z.enum(STOPS).nullable().describe('Why it does not.'),
  sentAt: z.array(dateTime).describe('When reminders were sent, those by hand included.'),
  byHandAt: dateTime.nullable().describe('From when the host may remind; null when that is impossible.'),
  canRemindNow: z.boolean(),
  wording: z.string().describe('What the next reminder would say.'),
  isFirstMessage: z
    .boolean()
    .describe('Whether nobody has opened a message yet at the address that was left. Until then it has no names.'),
  held: z.enum(HOLDS).nullable().describe('Why a reminder would be held back until byHandAt.'),
});
const stop = z.object({ isStopped: z.boolean().describe('False takes an earlier "forget it" back.') });

const FIELDS = 'reminder { nextAt stopped sentAt byHandAt canRemindNow wording isFirstMessage held }';
const READ = `query RestReminder($id: ID!) { node(id: $id) { ... on Claim { ${FIELDS} } } }`;
const REMIND = `
  mutation RestRemindDiner($input: RemindDinerInput!) {
    result: remindDiner(input: $input) { ${REFUSAL} ... on RemindDinerPayload { claim { ${FIELDS} } } }
  }`;
const STOP = `
  mutation RestStopReminding($input: StopRemindingInput!) {
    result: stopReminding(input: $input) { ${REFUSAL} ... on StopRemindingPayload { claim { ${FIELDS} } } }
  }`;

/** What the host can see and do about reminding the diner of a claim (docs/product/notifications.md). */
export const REMINDER_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: PATH,
    operationId: 'readReminder',
    scopes: ONE_RECEIPT,
    summary: 'When the diner of a claim is reminded, for the host.',
    body: null,
    answer: reminder,
    status: 200,
    problems: [404],
    run: async ({ param, ask }) => {
      const { node } = await ask(READ, { id: globalId(param) });
      const found = node && partOf(node, 'reminder');
      if (!found) throw notFound('There is no such claim.');
      return render(found);
    },
  }),
  route({
    method: 'POST',
    path: PATH,
    operationId: 'remindDiner',
    scopes: ['receipts:write'],
    summary: 'Remind the diner of a claim now, for the host: once in 12 hours and not at night.',
    body: NO_FIELDS,
    isBodyOptional: true,
    answer: reminder,
    status: 200,
    problems: [...ANY_WRITE, 404, 409],
    run: async ({ param, ask }) => {
      const { result } = await ask(REMIND, { input: { claimId: globalId(param) } });
      return render(partOf(partOf(result, 'claim'), 'reminder'));
    },
  }),
  route({
    method: 'PATCH',
    path: PATH,
    operationId: 'stopReminding',
    scopes: ['receipts:write'],
    summary: 'Say "forget it" about the diner of a claim, or take that back, for the host.',
    body: stop,
    answer: reminder,
    status: 200,
    problems: [...ANY_WRITE, 404],
    run: async ({ param, body: { isStopped }, ask }) => {
      const { result } = await ask(STOP, { input: { claimId: globalId(param), isStopped } });
      return render(partOf(partOf(result, 'claim'), 'reminder'));
    },
  }),
];

const stopped = z.string().transform(wordOf).pipe(z.enum(STOPS));
const held = z.string().toLowerCase().pipe(z.enum(HOLDS));
const reminderData = reminder.extend({ stopped: stopped.nullable(), held: held.nullable() });
const render = (data: unknown) => reminderData.parse(data);

function globalId(param: string): string {
  return encodeNodeId({ typename: 'Claim', id: rawId({ typename: 'Claim', id: param }) });
}
