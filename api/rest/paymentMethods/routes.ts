import { SAVED_METHODS } from '@fairtab/domain/waysToPay';
import { z } from 'zod';
import { encodeNodeId, rawId } from '../../schema/ids';
import { partOf } from '../parts';
import { REFUSAL } from '../refusal';
import { ANY_WRITE, NO_FIELDS, route, type Route } from '../Route';
import { dateTime, id } from '../shapes';

const newMethod = z.object({
  type: z.enum(SAVED_METHODS),
  displayName: z.string(),
  identifier: z.string().describe('The handle; of a bank account or card the last 4 digits and no more.'),
  isDefault: z.boolean().nullish(),
  userId: z.unknown().optional().describe('Ignored: the owner is who sends the request.'),
});
const method = z.object({
  id,
  type: z.enum(SAVED_METHODS),
  displayName: z.string(),
  identifier: z.string(),
  isDefault: z.boolean(),
  createdAt: dateTime,
});
const removed = z.object({ id, deleted: z.literal(true) });

const METHOD = 'id: methodId type displayName identifier isDefault createdAt';
const LIST = `query RestPaymentMethods { viewer { paymentMethods { ${METHOD} } } }`;
const ADD = `
  mutation RestAddPaymentMethod($input: AddPaymentMethodInput!) {
    result: addPaymentMethod(input: $input) { ${REFUSAL} ... on AddPaymentMethodPayload { paymentMethod { ${METHOD} } } }
  }`;
const REMOVE = `
  mutation RestRemovePaymentMethod($input: RemovePaymentMethodInput!) {
    result: removePaymentMethod(input: $input) { ${REFUSAL} ... on RemovePaymentMethodPayload { removedPaymentMethodId } }
  }`;
const SET_DEFAULT = `
  mutation RestSetDefault($input: SetDefaultPaymentMethodInput!) {
    result: setDefaultPaymentMethod(input: $input) {
      ${REFUSAL} ... on SetDefaultPaymentMethodPayload { paymentMethod { ${METHOD} } }
    }
  }`;

const methodData = method.extend({ type: z.string().toLowerCase().pipe(z.enum(SAVED_METHODS)) });

export const PAYMENT_METHOD_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/payment-methods',
    operationId: 'listPaymentMethods',
    scopes: ['payments'],
    summary: 'The saved payment methods, the default first.',
    needsAccount: true,
    body: null,
    answer: z.array(method),
    status: 200,
    problems: [401],
    run: async ({ ask }) => z.array(methodData).parse(partOf((await ask(LIST))['viewer'], 'paymentMethods')),
  }),
  route({
    method: 'POST',
    path: '/api/payment-methods',
    operationId: 'addPaymentMethod',
    scopes: ['payments'],
    summary: 'Save a payment method.',
    needsAccount: true,
    body: newMethod,
    answer: method,
    status: 201,
    problems: [...ANY_WRITE, 401, 409],
    run: async ({ body, ask }) => {
      const { type, displayName, identifier, isDefault } = body;
      const input = { type: type.toUpperCase(), displayName, identifier, isDefault: isDefault ?? false };
      const { result } = await ask(ADD, { input });
      return methodData.parse(partOf(result, 'paymentMethod'));
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/payment-methods/:id',
    operationId: 'removePaymentMethod',
    scopes: ['payments'],
    summary: 'Remove a saved payment method.',
    needsAccount: true,
    body: NO_FIELDS,
    isBodyOptional: true,
    answer: removed,
    status: 200,
    problems: [...ANY_WRITE, 401, 404],
    run: async ({ param, ask }) => {
      await ask(REMOVE, { input: { paymentMethodId: globalId(param) } });
      return { id: rawId({ typename: 'SavedPaymentMethod', id: param }), deleted: true as const };
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/payment-methods/:id/default',
    operationId: 'setDefaultPaymentMethod',
    scopes: ['payments'],
    summary: 'Make a saved payment method the default.',
    needsAccount: true,
    body: NO_FIELDS,
    isBodyOptional: true,
    answer: method,
    status: 200,
    problems: [...ANY_WRITE, 401, 404],
    run: async ({ param, ask }) => {
      const { result } = await ask(SET_DEFAULT, { input: { paymentMethodId: globalId(param) } });
      return methodData.parse(partOf(result, 'paymentMethod'));
    },
  }),
];

function globalId(param: string): string {
  const typename = 'SavedPaymentMethod';
  return encodeNodeId({ typename, id: rawId({ typename, id: param }) });
}
