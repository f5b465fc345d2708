import { SAVED_METHODS } from '@fairtab/domain/waysToPay';
import { z } from 'zod';
import { ofAccount } from '../answers';
import {
  RestAddPaymentMethod,
  RestPaymentMethods,
  RestRemovePaymentMethod,
  RestSetDefault,
} from '../generated/documents';
import { globalId, nameOf } from '../parts';
import { NO_FIELDS, route, type Route } from '../Route';
import { dateTime, id, word } from '../shapes';

const newMethod = z.object({
  type: z.enum(SAVED_METHODS),
  displayName: z.string(),
  identifier: z.string().describe('The handle; of a bank account or card the last 4 digits and no more.'),
  isDefault: z.boolean().nullish(),
  userId: z.unknown().optional().describe('Ignored: the owner is who sends the request.'),
});
const method = z.object({
  id,
  type: word(z.enum(SAVED_METHODS)),
  displayName: z.string(),
  identifier: z.string(),
  isDefault: z.boolean(),
  createdAt: dateTime,
});
const removed = z.object({ id, deleted: z.literal(true) });

export const PAYMENT_METHOD_ROUTES: readonly Route[] = [
  route('GET /api/payment-methods', {
    operationId: 'listPaymentMethods',
    scopes: ['payments'],
    summary: 'The saved payment methods, the default first.',
    needsAccount: true,
    answer: z.array(method),
    run: async ({ ask }) => ofAccount((await ask(RestPaymentMethods)).viewer).paymentMethods,
  }),
  route('POST /api/payment-methods', {
    operationId: 'addPaymentMethod',
    scopes: ['payments'],
    summary: 'Save a payment method.',
    needsAccount: true,
    body: newMethod,
    answer: method,
    status: 201,
    problems: [409],
    run: async ({ body, ask }) => {
      const { type, displayName, identifier, isDefault } = body;
      const input = { type: nameOf(type), displayName, identifier, isDefault: isDefault ?? false };
      return (await ask(RestAddPaymentMethod, { input })).result.paymentMethod;
    },
  }),
  route('DELETE /api/payment-methods/:id', {
    operationId: 'removePaymentMethod',
    scopes: ['payments'],
    summary: 'Remove a saved payment method.',
    needsAccount: true,
    body: NO_FIELDS,
    answer: removed,
    run: async ({ param, ask }) => {
      const input = { paymentMethodId: globalId('SavedPaymentMethod', param) };
      return { ...(await ask(RestRemovePaymentMethod, { input })).result, deleted: true as const };
    },
  }),
  route('PATCH /api/payment-methods/:id/default', {
    operationId: 'setDefaultPaymentMethod',
    scopes: ['payments'],
    summary: 'Make a saved payment method the default.',
    needsAccount: true,
    body: NO_FIELDS,
    answer: method,
    run: async ({ param, ask }) => {
      const input = { paymentMethodId: globalId('SavedPaymentMethod', param) };
      return (await ask(RestSetDefault, { input })).result.paymentMethod;
    },
  }),
];
