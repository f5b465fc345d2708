import { t } from '@fairtab/domain/language/t';
import type { ChargedSum } from '@fairtab/domain/ledger';
import type { CardCharge } from '@fairtab/domain/moves/chargeClaims';
import type { CardPayment } from '../../generated/prisma/client';

/** The sums of a stored card payment, in cents. */
export function sumOfPayment({ portionCents, feeCents }: CardPayment): ChargedSum {
  return { portionCents: Number(portionCents), feeCents: Number(feeCents) };
}

/** What a stored card payment was for. */
export function chargeOf({ id, payerGuestId, claims }: CardPayment): CardCharge {
  return { id, payerGuestId, payerName: t('A diner'), claims: claims as unknown as CardCharge['claims'] };
}
