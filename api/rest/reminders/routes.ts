import { ONE_RECEIPT } from '../../scopes/fieldScopes';
import { z } from 'zod';
import { found } from '../answers';
import { RestRemindDiner, RestReminder, RestStopReminding } from '../generated/documents';
import { globalId } from '../parts';
import { NO_FIELDS, route, type Route } from '../Route';
import { dateTime, word } from '../shapes';

const STOPS = ['nothingOwed', 'forgotten', 'unsubscribed', 'unreachable', 'phoneOnly', 'allSent'] as const;
const HOLDS = ['recipient', 'host', 'network', 'installation', 'unsubscribed', 'country'] as const;
const PATH = '/api/shared-receipt-claims/:claimId/reminder';
const NO_CLAIM = 'There is no such claim.';

const reminder = z.object({
  nextAt: dateTime.nullable().describe('When Fairtab reminds the diner next; null when it does not any more.'),
  stopped: word(z.enum(STOPS)).nullable().describe('Why it does not.'),
  sentAt: z.array(dateTime).describe('When reminders were sent, those by hand included.'),
  byHandAt: dateTime.nullable().describe('From when the host may remind; null when that is impossible.'),
  canRemindNow: z.boolean(),
  wording: z.string().describe('What the next reminder would say.'),
  isFirstMessage: z
    .boolean()
    .describe('Whether nobody has opened a message yet at the address that was left. Until then it has no names.'),
  held: word(z.enum(HOLDS)).nullable().describe('Why a reminder would be held back until byHandAt.'),
});
const stop = z.object({ isStopped: z.boolean().describe('False takes an earlier "forget it" back.') });

/** What the host can see and do about reminding the diner of a claim (docs/product/notifications.md). */
export const REMINDER_ROUTES: readonly Route[] = [
  route(`GET ${PATH}`, {
    operationId: 'readReminder',
    scopes: ONE_RECEIPT,
    summary: 'When the diner of a claim is reminded, for the host.',
    answer: reminder,
    run: async ({ param, ask }) => {
      const { node } = await ask(RestReminder, { id: globalId('Claim', param) });
      return found(found(node, NO_CLAIM).reminder, NO_CLAIM);
    },
  }),
  route(`POST ${PATH}`, {
    operationId: 'remindDiner',
    scopes: ['receipts:write'],
    summary: 'Remind the diner of a claim now, for the host: once in 12 hours and not at night.',
    body: NO_FIELDS,
    answer: reminder,
    problems: [409],
    run: async ({ param, ask }) => {
      const { result } = await ask(RestRemindDiner, { input: { claimId: globalId('Claim', param) } });
      return found(result.claim.reminder, NO_CLAIM);
    },
  }),
  route(`PATCH ${PATH}`, {
    operationId: 'stopReminding',
    scopes: ['receipts:write'],
    summary: 'Say "forget it" about the diner of a claim, or take that back, for the host.',
    body: stop,
    answer: reminder,
    run: async ({ param, body: { isStopped }, ask }) => {
      const { result } = await ask(RestStopReminding, { input: { claimId: globalId('Claim', param), isStopped } });
      return found(result.claim.reminder, NO_CLAIM);
    },
  }),
];
