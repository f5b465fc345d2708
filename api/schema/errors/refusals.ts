import type { FieldProblem } from '@fairtab/domain/bill/billProblems';
import {
  AlreadyClaimed,
  AmountMismatch,
  CodeRequired,
  Conflict,
  EditedMeanwhile,
  InvalidCredentials,
  InvalidInput,
  NotAllowed,
  NotFound,
  NotSignedIn,
  TooManyAttempts,
} from '@fairtab/services/platform/errors';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';
import { ItemRef, itemNodeOf, must } from '../refs';
import { ErrorInterface } from './Error';
import { moneyField } from '../moneyField';

const InvalidFieldType = builder.objectRef<FieldProblem>('InvalidField').implement({
  description: 'The mistake in one field of an input.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The path to the field in the input, such as "items.0.price".' }),
    message: t.exposeString('message', { description: 'A sentence for people.' }),
  }),
});

builder.objectType(InvalidInput, {
  name: 'InvalidInput',
  description: 'The input is not valid. Nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    fields: t.field({
      type: [InvalidFieldType],
      description: 'The fields with a mistake.',
      extensions: listOf(5),
      resolve: ({ fields }) => [...fields],
    }),
  }),
});

builder.objectType(NotFound, {
  name: 'NotFound',
  description: 'There is no such object, or the viewer may not see it.',
  interfaces: [ErrorInterface],
});

builder.objectType(NotAllowed, {
  name: 'NotAllowed',
  description: 'The viewer may see the object and may not change it.',
  interfaces: [ErrorInterface],
});

builder.objectType(AlreadyClaimed, {
  name: 'AlreadyClaimed',
  description: 'Another guest was faster: less is left than this claim takes.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    unitsLeft: t.exposeString('unitsLeft', { description: 'The number of free units as an exact fraction: "1/3".' }),
    item: t.field({
      type: ItemRef,
      description: 'The current state of the item.',
      resolve: ({ receipt, itemId }, _args, ctx) => must(itemNodeOf(receipt, { itemId, ctx })),
    }),
  }),
});

builder.objectType(Conflict, {
  name: 'Conflict',
  description:
    'The state of the object does not allow this, or the idempotency key was used before with another input.',
  interfaces: [ErrorInterface],
});

builder.objectType(EditedMeanwhile, {
  name: 'EditedMeanwhile',
  description: 'The edit was made on an older bill than the one that is there now. Nothing was changed.',
  interfaces: [ErrorInterface],
});

builder.objectType(AmountMismatch, {
  name: 'AmountMismatch',
  description: 'The amount that the client showed is wrong by more than a cent. Nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    amount: moneyField(t, { description: 'The right amount.', cents: ({ amountCents }) => amountCents }),
  }),
});

builder.objectType(NotSignedIn, {
  name: 'NotSignedIn',
  description: 'This requires an account, and none is signed in, or the session ended.',
  interfaces: [ErrorInterface],
});

builder.objectType(InvalidCredentials, {
  name: 'InvalidCredentials',
  description: 'The username, password or code is wrong. The answer never tells which, nor whether the account exists.',
  interfaces: [ErrorInterface],
});

builder.objectType(CodeRequired, {
  name: 'CodeRequired',
  description: 'The username and password are right, and the account has a second factor: send them again with a code.',
  interfaces: [ErrorInterface],
});

builder.objectType(TooManyAttempts, {
  name: 'TooManyAttempts',
  description: 'There were too many attempts in a short time. Nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', { description: 'The seconds until a new attempt is allowed.' }),
  }),
});
