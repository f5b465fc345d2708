import { settlePlan, type Settling } from '../settlements/settlePlan';
import { planNetting, type Pair } from './planNetting';

/**
 * Nets what two guests owe each other, to which both agreed (docs/product/people.md).
 * @param settling.pair the two guests
 * @returns a refusal when something else is open now.
 */
export function settleNetting({ pair, ...settling }: Settling & { readonly pair: Pair }) {
  return settlePlan(settling, {
    planOf: (receipts) => planNetting(receipts, pair),
    factOf: (settled) => ({ kind: 'debtNetted', ...settled }),
  });
}
