import { readCounterpartyWith } from '@fairtab/services/money/counterparties/counterparties';
import { findEvening } from '@fairtab/services/money/evenings/readEvening';
import { readAccount } from '@fairtab/services/people/signedIn';
import type { MovedTransfer } from '@fairtab/services/money/settlements/moveTransfer';
import type { builder } from '../builder';
import { CounterpartyRef, EveningRef, UserRef } from '../refs';

type PayloadBuilder = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, MovedTransfer>;

/** What mutations about a transfer answer with. */
export function movedFields(t: PayloadBuilder) {
  return {
    evening: t.field({
      type: EveningRef,
      nullable: true,
      description: 'The evening after the change; null for a transfer that nets what two accounts owed each other.',
      resolve: ({ eveningId }, _args, ctx) => (eveningId === null ? null : findEvening(ctx, eveningId)),
    }),
    person: t.field({
      type: CounterpartyRef,
      nullable: true,
      description:
        'Whom the account pays, or is paid by, with the balance after the change; null without an account, and once nothing is left between the two.',
      resolve: (moved, _args, ctx) =>
        ctx.viewer.session
          ? readCounterpartyWith(ctx, { guestId: moved.otherGuestId, currency: moved.currency })
          : null,
    }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'The account after the change; null without one.',
      resolve: (_moved, _args, ctx) => (ctx.viewer.session ? readAccount(ctx) : null),
    }),
  };
}
