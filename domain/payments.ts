import { t } from './language/t';

/**
 * reported: the payer says so; confirmed: by the host, or after three days; disputed: the host says it did not arrive.
 * charged: a card was charged in Fairtab; refunded: the payer has the money of that card payment back.
 */
export type PaymentStatus = 'reported' | 'confirmed' | 'disputed' | 'charged' | 'refunded';

/** The moves a payment can make. The host confirms, disputes and refunds; Fairtab itself accepts what the host left alone. */
export type PaymentMove = 'confirm' | 'accept' | 'dispute' | 'refund';

const charged = (): string => t('This payment was made by card in Fairtab. It can be refunded.');
const refunded = (): string => t('This payment was refunded; its claims are open again.');

/** Why a move is impossible from a status; no entry means it is possible (docs/product/claims.md). */
const REFUSALS: Record<PaymentMove, Partial<Record<PaymentStatus, () => string>>> = {
  confirm: {
    confirmed: () => t('This payment is already confirmed.'),
    disputed: () => t('This payment was disputed; its claims are open again.'),
    charged: () => t('This payment is already confirmed.'),
    refunded,
  },
  accept: {
    confirmed: () => t('Already confirmed.'),
    disputed: () => t('Disputed meanwhile.'),
    charged: () => t('Already confirmed.'),
    refunded,
  },
  dispute: { disputed: () => t('This payment is already disputed.'), charged, refunded },
  refund: {
    reported: () => t('Only a payment by card in Fairtab can be refunded here.'),
    confirmed: () => t('Only a payment by card in Fairtab can be refunded here.'),
    disputed: () => t('This payment was disputed; its claims are open again.'),
    refunded,
  },
};

/** @returns the text that says why the move is impossible from this status, or null when it is possible. */
export function whyPaymentMoveIsRefused(move: PaymentMove, status: PaymentStatus): string | null {
  return REFUSALS[move][status]?.() ?? null;
}
