import { readPayeeHandle } from '@fairtab/domain/inputs/fields';
import type { Currency } from '@fairtab/domain/money';
import { takes, WAYS_TO_PAY, type PaymentMethod } from '@fairtab/domain/waysToPay';
import type { ServiceContext } from '../../context';
import { listPaymentMethods } from './savedMethods';

/**
 * How the viewer's account is paid unless a new receipt says otherwise: its saved handles, the default one of a kind or else the newest.
 * Cards and bank accounts are left out, because nobody can pay to the last digits of one.
 * @returns none without an account.
 */
export async function savedWaysToPay(
  ctx: ServiceContext,
  currency: Currency,
): Promise<readonly { method: PaymentMethod; handle: string }[]> {
  if (ctx.viewer.session === null) return [];
  const ways = new Map<PaymentMethod, string>();
  for (const { type, identifier } of await listPaymentMethods(ctx)) {
    if (ways.has(type) || WAYS_TO_PAY[type].saved.isLastFour || !takes({ method: type, currency })) continue;
    const handle = readPayeeHandle(type)(identifier);
    if (handle.ok) ways.set(type, handle.value);
  }
  return [...ways].map(([method, handle]) => ({ method, handle }));
}
