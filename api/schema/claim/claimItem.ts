import { claimItem } from '@fairtab/services/claims/claimItem';
import {
  AlreadyClaimed,
  AmountMismatch,
  Conflict,
  InvalidInput,
  NotFound,
  TooManyAttempts,
} from '@fairtab/services/errors';
import { becomeGuest } from '../becomeGuest';
import { builder } from '../builder';
import { rawId } from '../ids';
import { ClaimRef, ReceiptRef } from '../refs';

builder.relayMutationField(
  'claimItem',
  {
    description: 'Who takes how much of an item. The server computes the amount.',
    inputFields: (t) => ({
      itemId: t.id({ required: true, description: 'The item.' }),
      claimerName: t.string({ required: true, description: 'Whose claim it is; one device may claim for several.' }),
      claimerEmail: t.string({ description: 'Shown to the host only.' }),
      claimerPhone: t.string({ description: 'Shown to the host only.' }),
      units: t.int({ description: 'How many units of the line were had; all of them unless given.' }),
      splitCount: t.int({ defaultValue: 1, description: 'By how many people those units are shared.' }),
      expectedAmount: t.field({
        type: 'Money',
        description: 'What the client showed. Refused with AmountMismatch when it is more than a cent off.',
      }),
      idempotencyKey: t.string({
        description: 'Makes a retry safe for 24 hours: the same key and input get the first answer. Best a UUID.',
      }),
    }),
  },
  {
    description: 'Claims an item, some units of it, or a part of them. Never more than is left.',
    errors: {
      types: [AlreadyClaimed, AmountMismatch, Conflict, NotFound, InvalidInput, TooManyAttempts],
      union: { name: 'ClaimItemResult', description: 'The claim, or why it was not made.' },
    },
    resolve: async (_root, { input }, ctx) => {
      const { receipt, claim } = await claimItem(ctx, {
        ...input,
        itemId: rawId({ typename: 'Item', id: input.itemId }),
      });
      becomeGuest(ctx, claim.guestId);
      return { receipt, claim };
    },
  },
  {
    description: 'The claim was made.',
    outputFields: (t) => ({
      claim: t.field({
        type: ClaimRef,
        description: 'The new claim.',
        resolve: ({ receipt, claim }) => ({ receipt, claim }),
      }),
      receipt: t.field({ type: ReceiptRef, description: 'The receipt with it.', resolve: ({ receipt }) => receipt }),
    }),
  },
);
