import { readId } from '@fairtab/domain/inputs/fields';
import { FIRST_CURRENCY, type Currency } from '@fairtab/domain/money';
import type { ServiceContext } from '../context';

/**
 * The currency in which the amounts of an input are read: that of its receipt. It may be out of date, so whoever writes
 * compares it once more. For a receipt that there is not, any currency will do: the write refuses it anyway.
 */
export async function currencyOfReceipt(ctx: ServiceContext, input: unknown): Promise<Currency> {
  const raw = typeof input === 'object' && input !== null && 'receiptId' in input ? input.receiptId : null;
  const id = readId('receipt')(raw);
  if (!id.ok) return FIRST_CURRENCY;
  const receipt = ctx.store.peek(id.value) ?? (await ctx.store.load(id.value));
  return receipt?.currency ?? FIRST_CURRENCY;
}
