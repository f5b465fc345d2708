import { describe, expect, it } from 'vitest';
import { whyPaymentMoveIsRefused, type PaymentMove, type PaymentStatus } from './payments';

describe('the moves of a payment', () => {
  const possible: Record<PaymentMove, PaymentStatus[]> = {
    confirm: ['reported'],
    accept: ['reported'],
    dispute: ['reported', 'confirmed'],
    refund: ['charged'],
  };
  const moves = Object.entries(possible) as [PaymentMove, PaymentStatus[]][];

  it.each(moves)('%s is possible only from %j, and every refusal has a message', (move, from) => {
    for (const status of ['reported', 'confirmed', 'disputed', 'charged', 'refunded'] as const) {
      if (from.includes(status)) expect(whyPaymentMoveIsRefused(move, status)).toBeNull();
      else expect(whyPaymentMoveIsRefused(move, status)).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('says that a disputed payment cannot be confirmed', () => {
    expect(whyPaymentMoveIsRefused('confirm', 'disputed')).toBe(
      'This payment was disputed; its claims are open again.',
    );
  });
});
