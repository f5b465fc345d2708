import {
  AlreadyClaimed,
  AmountMismatch,
  CodeRequired,
  Conflict,
  InvalidCredentials,
  InvalidInput,
  NotAllowed,
  NotFound,
  NotSignedIn,
  TooManyAttempts,
  type InvalidField,
} from '@fairtab/services/errors';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';
import { ItemRef, itemNodeOf, must } from '../refs';
import { ErrorInterface } from './Error';

const InvalidFieldType = builder.objectRef<InvalidField>('InvalidField').implement({
  description: 'What is wrong with one field of an input.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Where in the input, such as "items.0.price".' }),
    message: t.exposeString('message', { description: 'A sentence for people.' }),
  }),
});

builder.objectType(InvalidInput, {
  name: 'InvalidInput',
  description: 'The input makes no sense; nothing was done.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    fields: t.field({
      type: [InvalidFieldType],
      description: 'Every field that is wrong.',
      extensions: listOf(5),
      resolve: ({ fields }) => [...fields],
    }),
  }),
});

builder.objectType(NotFound, {
  name: 'NotFound',
  description: 'There is no such thing, or the viewer may not know of it.',
  interfaces: [ErrorInterface],
});

builder.objectType(NotAllowed, {
  name: 'NotAllowed',
  description: "It is there, and it is somebody else's.",
  interfaces: [ErrorInterface],
});

builder.objectType(AlreadyClaimed, {
  name: 'AlreadyClaimed',
  description: 'Somebody was faster, and less is left than was wanted.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    unitsLeft: t.exposeString('unitsLeft', { description: 'How many units are free, as an exact fraction: "1/3".' }),
    item: t.field({
      type: ItemRef,
      description: 'The item as it is now.',
      resolve: ({ receipt, itemId }, _args, ctx) => must(itemNodeOf(receipt, { itemId, ctx })),
    }),
  }),
});

builder.objectType(Conflict, {
  name: 'Conflict',
  description:
    'The thing is in a state that does not allow it, or an idempotency key was used before for something else.',
  interfaces: [ErrorInterface],
});

builder.objectType(AmountMismatch, {
  name: 'AmountMismatch',
  description: 'What the client showed is more than a cent off; nothing was claimed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    amount: t.field({ type: 'Money', description: 'The right amount.', resolve: ({ amountCents }) => amountCents }),
  }),
});

builder.objectType(NotSignedIn, {
  name: 'NotSignedIn',
  description: 'It takes an account, and nobody is signed in, or the session has ended.',
  interfaces: [ErrorInterface],
});

builder.objectType(InvalidCredentials, {
  name: 'InvalidCredentials',
  description: 'Name, password or code is wrong; it is never told which, nor whether the name exists.',
  interfaces: [ErrorInterface],
});

builder.objectType(CodeRequired, {
  name: 'CodeRequired',
  description: 'Name and password are right, and the account has a second factor: send them again with a code.',
  interfaces: [ErrorInterface],
});

builder.objectType(TooManyAttempts, {
  name: 'TooManyAttempts',
  description: 'Too often in too short a time; nothing was done.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', { description: 'When it is worth trying again.' }),
  }),
});
