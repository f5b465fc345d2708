import type { EveningState } from '@fairtab/services/money/evenings/readEvening';
import type { builder } from '../builder';
import { EveningRef } from '../refs';

type PayloadBuilder = PothosSchemaTypes.ObjectFieldBuilder<
  typeof builder.$inferSchemaTypes,
  { readonly evening: EveningState }
>;

/** The evening that a mutation changed. */
export function eveningField(t: PayloadBuilder) {
  return t.field({
    type: EveningRef,
    description: 'The evening after the change.',
    resolve: ({ evening }) => evening,
  });
}
