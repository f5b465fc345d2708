import { NO_TOKEN } from '../../scopes/fieldScopes';
import { METHODS_WITH_HANDLE } from '@fairtab/domain/waysToPay';
import { z } from 'zod';
import { found, ofAccount } from '../answers';
import { RestReadName, RestReadNamePage, RestSaveNamePage, type NameSettingsFragment } from '../generated/documents';
import { globalId } from '../parts';
import { route, type Route } from '../Route';
import { id, word } from '../shapes';

const method = z.enum(METHODS_WITH_HANDLE);
const page = z.object({
  username: z.string(),
  displayName: z.string(),
  url: z.string(),
  ways: z.array(z.object({ method: word(method), handle: z.string() })),
});
const settings = z.object({
  isOn: z.boolean(),
  displayName: z.string().describe('Empty until one was chosen.'),
  paymentMethodIds: z.array(id).describe('The saved payment methods on the page.'),
});
const change = z.object({
  isOn: z.boolean(),
  displayName: z.string().nullish().describe('A page that is on needs one.'),
  paymentMethodIds: z.array(z.string()).describe('All that are to be on it. Cards and bank accounts are refused.'),
});

/** The public pages of usernames, and the account's own. */
export const NAME_ROUTES: readonly Route[] = [
  route('GET /api/names/:name', {
    operationId: 'readName',
    scopes: ['receipts:read'],
    summary: 'The public page of a username. 404 for an unknown name as for one whose page is off.',
    answer: page,
    run: async ({ param, ask }) =>
      found((await ask(RestReadName, { username: param })).namePage, 'There is no such page.'),
  }),
  route('GET /api/name-page', {
    operationId: 'readNamePage',
    scopes: ['payments'],
    summary: 'How the account has set up the page of its username.',
    needsAccount: true,
    answer: settings,
    run: async ({ ask }) => settingsOf(ofAccount((await ask(RestReadNamePage)).viewer)),
  }),
  route('PATCH /api/name-page', {
    operationId: 'saveNamePage',
    scopes: NO_TOKEN,
    summary: 'Turn the page of the username on or off, and say what is on it.',
    needsAccount: true,
    body: change,
    answer: settings,
    problems: [404],
    run: async ({ body, ask }) => {
      const paymentMethodIds = body.paymentMethodIds.map((each) => globalId('SavedPaymentMethod', each));
      const { result } = await ask(RestSaveNamePage, { input: { ...body, paymentMethodIds } });
      return settingsOf(result.user);
    },
  }),
];

function settingsOf({ namePage, paymentMethods }: NameSettingsFragment): z.input<typeof settings> {
  return {
    ...namePage,
    paymentMethodIds: paymentMethods.filter(({ isShown }) => isShown).map(({ methodId }) => methodId),
  };
}
