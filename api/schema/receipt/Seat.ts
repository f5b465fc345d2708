import { dinerKey } from '@fairtab/services/guests';
import { SeatRef } from '../refs';

SeatRef.implement({
  description: 'Who the viewer is at one table. Only this browser gets it; a name gives nobody a seat.',
  fields: (t) => ({
    isHost: t.boolean({
      description: 'Whether the viewer made the receipt, and may edit it and confirm payments.',
      resolve: ({ hostGuestId }, _args, { viewer }) => viewer.guestId === hostGuestId,
    }),
    diner: t.id({
      nullable: true,
      description:
        "Equals `Claim.diner`, `Person.diner` and `Payment.diner` of what this viewer did; null before the browser's first write.",
      resolve: ({ id }, _args, { viewer: { guestId } }) =>
        guestId === null ? null : dinerKey({ receiptId: id, guestId }),
    }),
  }),
});
