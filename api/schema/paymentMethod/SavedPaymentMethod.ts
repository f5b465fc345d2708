import { shownAddress } from '@fairtab/services/people/addresses/shownAddress';
import { DomainError } from '@fairtab/services/platform/errors';
import {
  listPaymentMethods,
  readPaymentMethod,
  type SavedMethod,
} from '@fairtab/services/people/paymentMethods/savedMethods';
import { branded } from '../branded';
import { builder } from '../builder';
import { PaymentMethod } from '../enums';
import { listOf, VOLATILE } from '../fieldMarks';
import { UserRef } from '../refs';

export const SavedPaymentMethodRef = builder.objectRef<SavedMethod>('SavedPaymentMethod');

builder.node(SavedPaymentMethodRef, {
  description: 'A payment method that an account saved, to pay and to be paid with. Only the account itself sees it.',
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
    type: t.expose('type', { type: PaymentMethod, description: 'The kind of method. Never cash.' }),
    displayName: t.exposeString('displayName', { description: 'The name that the account gave it.' }),
    identifier: t.string({
      description: 'The handle, or the last 4 digits of a card or account.',
      resolve: ({ identifier }) => shownAddress(identifier),
    }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether it is offered first.' }),
    isShown: t.exposeBoolean('isShown', {
      description: 'Whether the page of the account’s name shows it, when it is on.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was saved.' }),
  }),
});

builder.objectFields(UserRef, (t) => ({
  paymentMethods: t.field({
    type: [SavedPaymentMethodRef],
    description: 'The saved payment methods: the default first, then the newest.',
    extensions: { ...VOLATILE, ...listOf(5) },
    resolve: (_user, _args, ctx) => listPaymentMethods(ctx),
  }),
}));
