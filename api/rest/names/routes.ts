import { NO_TOKEN } from '../../scopes/fieldScopes';
import { METHODS_WITH_HANDLE } from '@fairtab/domain/waysToPay';
import { z } from 'zod';
import { encodeNodeId, rawId } from '../../schema/ids';
import { notFound } from '../errors';
import { partOf } from '../parts';
import { REFUSAL } from '../refusal';
import { ANY_WRITE, route, type Route } from '../Route';
import { id } from '../shapes';

const READ = `
  query RestReadName($username: String!) {
    namePage(username: $username) { username displayName url ways { method handle } }
  }`;
const SETTINGS = '{ namePage { isOn displayName } paymentMethods { methodId isShown } }';
const READ_OWN = `query RestReadNamePage { viewer ${SETTINGS} }`;
const SAVE = `
  mutation RestSaveNamePage($input: SaveNamePageInput!) {
    result: saveNamePage(input: $input) { ${REFUSAL} ... on SaveNamePagePayload { user ${SETTINGS} } }
  }`;

const method = z.enum(METHODS_WITH_HANDLE);
const facts = z.object({ username: z.string(), displayName: z.string(), url: z.string() });
const page = facts.extend({ ways: z.array(z.object({ method, handle: z.string() })) });
const pageData = facts.extend({
  ways: z.array(z.object({ method: z.string().toLowerCase().pipe(method), handle: z.string() })),
});

const settings = z.object({
  isOn: z.boolean(),
  displayName: z.string().describe('Empty until one was chosen.'),
  paymentMethodIds: z.array(id).describe('The saved payment methods on the page.'),
});
const settingsData = z
  .object({
    namePage: z.object({ isOn: z.boolean(), displayName: z.string() }),
    paymentMethods: z.array(z.object({ methodId: z.string(), isShown: z.boolean() })),
  })
  .transform(({ namePage, paymentMethods }) => ({
    ...namePage,
    paymentMethodIds: paymentMethods.filter(({ isShown }) => isShown).map(({ methodId }) => methodId),
  }));
const change = z.object({
  isOn: z.boolean(),
  displayName: z.string().nullish().describe('A page that is on needs one.'),
  paymentMethodIds: z.array(z.string()).describe('All that are to be on it. Cards and bank accounts are refused.'),
});

/** The public pages of usernames, and the account's own. */
export const NAME_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/names/:name',
    operationId: 'readName',
    scopes: ['receipts:read'],
    summary: 'The public page of a username. 404 for an unknown name as for one whose page is off.',
    body: null,
    answer: page,
    status: 200,
    problems: [404, 429],
    run: async ({ param, ask }) => {
      const { namePage } = await ask(READ, { username: param });
      if (!namePage) throw notFound('There is no such page.');
      return pageData.parse(namePage);
    },
  }),
  route({
    method: 'GET',
    path: '/api/name-page',
    operationId: 'readNamePage',
    scopes: ['payments'],
    summary: 'How the account has set up the page of its username.',
    needsAccount: true,
    body: null,
    answer: settings,
    status: 200,
    problems: [401],
    run: async ({ ask }) => settingsData.parse((await ask(READ_OWN))['viewer']),
  }),
  route({
    method: 'PATCH',
    path: '/api/name-page',
    operationId: 'saveNamePage',
    scopes: NO_TOKEN,
    summary: 'Turn the page of the username on or off, and say what is on it.',
    needsAccount: true,
    body: change,
    answer: settings,
    status: 200,
    problems: [...ANY_WRITE, 401, 404],
    run: async ({ body, ask }) => {
      const input = { ...body, paymentMethodIds: body.paymentMethodIds.map(globalId) };
      const { result } = await ask(SAVE, { input });
      return settingsData.parse(partOf(result, 'user'));
    },
  }),
];

function globalId(param: string): string {
  const typename = 'SavedPaymentMethod';
  return encodeNodeId({ typename, id: rawId({ typename, id: param }) });
}
