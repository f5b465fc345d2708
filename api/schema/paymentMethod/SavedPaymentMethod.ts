import { DomainError } from '@fairtab/services/errors';
import { listPaymentMethods, readPaymentMethod, type SavedMethod } from '@fairtab/services/paymentMethods/savedMethods';
import { branded } from '../branded';
import { builder } from '../builder';
import { PaymentMethod } from '../enums';
import { listOf, VOLATILE } from '../fieldMarks';
import { UserRef } from '../refs';

export const SavedPaymentMethodRef = builder.objectRef<SavedMethod>('SavedPaymentMethod');

builder.node(SavedPaymentMethodRef, {
  description: 'A way its person pays and is paid, seen by nobody else.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => {
    try {
      return branded('SavedPaymentMethod', await readPaymentMethod(ctx, id));
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  },
  fields: (t) => ({
    methodId: t.id({ description: 'The bare id, as in REST.', resolve: ({ id }) => id }),
    type: t.expose('type', { type: PaymentMethod, description: 'The rail; never cash.' }),
    displayName: t.exposeString('displayName', { description: 'What its person calls it.' }),
    identifier: t.exposeString('identifier', {
      description: 'The handle on that rail, or the last 4 digits of a card or bank account.',
    }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether it is the one that is offered first.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was saved.' }),
  }),
});

builder.objectFields(UserRef, (t) => ({
  paymentMethods: t.field({
    type: [SavedPaymentMethodRef],
    description: 'Saved ways to pay: the default first, then the newest.',
    extensions: { ...VOLATILE, ...listOf(5) },
    resolve: (_user, _args, ctx) => listPaymentMethods(ctx),
  }),
}));
