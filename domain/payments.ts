import { t } from './language/t';

/** reported: the payer says so; confirmed: by the host, or after three days; disputed: the host says it did not arrive. */
export type PaymentStatus = 'reported' | 'confirmed' | 'disputed';

/** The moves a payment can make. The host confirms and disputes; Fairtab itself accepts what the host left alone. */
export type PaymentMove = 'confirm' | 'accept' | 'dispute';

/** Why a move is impossible from a status; no entry means it is possible (docs/product/claims.md). */
const REFUSALS: Record<PaymentMove, Partial<Record<PaymentStatus, () => string>>> = {
  confirm: {
    confirmed: () => t('This payment is already confirmed.'),
    disputed: () => t('This payment was disputed; its claims are open again.'),
  },
  accept: { confirmed: () => t('Already confirmed.'), disputed: () => t('Disputed meanwhile.') },
  dispute: { disputed: () => t('This payment is already disputed.') },
};

/** @returns the text that says why the move is impossible from this status, or null when it is possible. */
export function whyPaymentMoveIsRefused(move: PaymentMove, status: PaymentStatus): string | null {
  return REFUSALS[move][status]?.() ?? null;
}
