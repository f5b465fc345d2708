import { formatUnits } from '@fairtab/domain/claims';
import { StretchRef } from '../refs';

StretchRef.implement({
  description:
    'A part of a line between two positions. A position is a number of units from the start of the line, as an exact fraction ("0", "4/3").',
  fields: (t) => ({
    start: t.string({ description: 'The position where it begins.', resolve: ({ start }) => formatUnits(start) }),
    end: t.string({ description: 'The position where it ends.', resolve: ({ end }) => formatUnits(end) }),
  }),
});
