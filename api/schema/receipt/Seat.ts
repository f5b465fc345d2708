import { dinerKey } from '@fairtab/services/people/guests';
import { SeatRef } from '../refs';

SeatRef.implement({
  description: 'The place of the viewer on one receipt. It follows from the cookie or the session, never from a name.',
  fields: (t) => ({
    isHost: t.boolean({
      description: 'Whether the viewer is the host, who may edit the receipt and confirm payments.',
      resolve: ({ hostGuestId }, _args, { viewer }) => viewer.guestId === hostGuestId,
    }),
    diner: t.id({
      nullable: true,
      description:
        "The same as `Claim.diner`, `Person.diner` and `Payment.diner` of the viewer's own; null before the browser's first write.",
      resolve: ({ id }, _args, { viewer: { guestId } }) =>
        guestId === null ? null : dinerKey({ receiptId: id, guestId }),
    }),
  }),
});
