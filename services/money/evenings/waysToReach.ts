import type { PayTo } from '@fairtab/domain/receipts';
import type { EveningState } from './readEvening';

/** How somebody likes to be paid: the ways on their receipts of the evening, each once, those of the first receipt first. */
export function waysToReach({ receipts }: Pick<EveningState, 'receipts'>, guestId: string): PayTo[] {
  const ways = receipts.filter(({ hostGuestId }) => hostGuestId === guestId).flatMap(({ payTo }) => payTo);
  return [...new Map(ways.map((way) => [`${way.method} ${way.handle}`, way])).values()];
}
