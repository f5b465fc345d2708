import { settlePlan, type Settling } from '../settlements/settlePlan';
import { planEvening } from './planEvening';

/**
 * Settles an evening to which all hosts agreed (docs/product/evenings.md).
 * @param settling.evening the name of the evening, for the trail
 * @returns a refusal when something else is open now.
 */
export function settleEvening({ evening, ...settling }: Settling & { readonly evening: string }) {
  return settlePlan(settling, {
    planOf: planEvening,
    factOf: (settled) => ({ kind: 'eveningSettled', evening, ...settled }),
  });
}
