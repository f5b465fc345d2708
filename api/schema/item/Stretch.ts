import { formatUnits } from '@fairtab/domain/claims';
import { StretchRef } from '../refs';

StretchRef.implement({
  description:
    'A part of a line from one position to another, in units from its start as exact fractions ("0", "4/3").',
  fields: (t) => ({
    start: t.string({ description: 'Where it begins.', resolve: ({ start }) => formatUnits(start) }),
    end: t.string({ description: 'Where it ends.', resolve: ({ end }) => formatUnits(end) }),
  }),
});
