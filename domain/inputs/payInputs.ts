import { t } from '../language/t';
import { z } from 'zod';
import { orElse, readId, readMethod, readShownAmount, readPayerHandle } from './fields';
import { field, idempotencyKey, idOf, list, shape } from './shape';
import type { PaymentMethod } from '../waysToPay';

/** The rules for the handle depend on the method, so the two are read together. */
function readPayFields<T extends { method: PaymentMethod; handle?: unknown }>(
  { method, handle, ...rest }: T,
  context: z.RefinementCtx,
) {
  const reading = readPayerHandle(method)(handle);
  if (reading.ok) return { ...rest, method, handle: reading.value };
  context.addIssue({ code: 'custom', message: reading.message, path: ['handle'] });
  return z.NEVER;
}

/** A saved method replaces method and handle. */
export function readSavedOrPayFields<T extends { paymentMethodId: string | null; method?: unknown; handle?: unknown }>(
  { paymentMethodId, method, handle, ...rest }: T,
  context: z.RefinementCtx,
) {
  if (paymentMethodId !== null) return { ...rest, paymentMethodId, method: null, handle: null };
  const reading = readMethod(method);
  if (reading.ok) return readPayFields({ ...rest, paymentMethodId, method: reading.value, handle }, context);
  context.addIssue({ code: 'custom', message: reading.message, path: ['method'] });
  return z.NEVER;
}

/** When claimIds is null, all outstanding claims of the viewer are paid. */
export const payClaimsInput = shape({
  receiptId: idOf('receipt'),
  claimIds: list({
    of: idOf('claim'),
    min: () => t('At least one claim is required'),
    max: { count: 2000, message: () => t('These are too many claims for one payment') },
  })
    .nullish()
    .transform((ids) => (ids ? [...new Set(ids)] : null)),
  method: z.unknown().optional(),
  handle: z.unknown().optional(),
  paymentMethodId: field(orElse(readId('payment method'), null)),
  expectedAmount: field(orElse(readShownAmount, null)),
  cashAmount: field(orElse(readShownAmount, null)),
  idempotencyKey,
})
  .transform(readSavedOrPayFields)
  .refine(({ method, cashAmount }) => cashAmount === null || method === 'cash', {
    path: ['cashAmount'],
    error: () => t('Only what is paid in cash is rounded to coins'),
  });
export type PayClaims = z.output<typeof payClaimsInput>;
