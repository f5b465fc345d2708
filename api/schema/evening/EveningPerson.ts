import type { EveningPerson, EveningState } from '@fairtab/services/money/evenings/readEvening';
import { dinerKey } from '@fairtab/services/people/guests';
import { builder } from '../builder';
import { must } from '../refs';
import { moneyField } from '../moneyField';

/** A part of an evening, which carries the state that it was read from. */
export interface OfEvening {
  readonly evening: EveningState;
}

/** A stand-in for a guest's id, the same everywhere in one evening and different in every other. */
export const keyOf = (eveningId: string, guestId: string): string => dinerKey({ receiptId: eveningId, guestId });

export const personOf = (evening: EveningState, guestId: string) => ({
  evening,
  person: must(evening.people.find((each) => each.guestId === guestId)),
});

export const EveningPersonRef = builder.objectRef<OfEvening & { person: EveningPerson }>('EveningPerson').implement({
  description: 'Somebody of an evening: who hosts one of its receipts, or pays for a part of one.',
  fields: (t) => ({
    key: t.id({
      description: 'The same person has the same key everywhere in this evening.',
      resolve: ({ evening, person: { guestId } }) => keyOf(evening.id, guestId),
    }),
    name: t.string({ description: 'The name on the receipts.', resolve: ({ person }) => person.name }),
    net: moneyField(t, {
      description:
        'What they get in the end, with transfers that are not confirmed; negative for who has to pay. All together are zero.',
      cents: ({ person }) => person.netCents,
    }),
  }),
});
