import type { Letter } from '../../messages/mail/letter';
import { firstLetter } from '../../messages/outgoing/firstLetter';
import type { ServiceContext } from '../../context';
import type { Diner, OpenDebt } from './readDebt';

/** A reminder to an address that nobody has proven. */
export function firstReminderLetter(
  ctx: Pick<ServiceContext, 'sealer' | 'origin'>,
  { diner, open, address }: { diner: Diner; open: OpenDebt; address: string },
): Letter {
  const { amountCents, currency, items, date } = open;
  return firstLetter(ctx, {
    ...diner,
    about: { kind: 'dishes', amountCents, currency, dishes: items.length, date },
    address,
    path: `/live-receipt/${diner.receiptId}`,
  });
}
