import { t } from '@fairtab/domain/language/t';
import { useMemo } from 'react';
import { newKey } from '../../lib/newKey';
import type { Send } from '../../network/outbox/Send';
import type { Write } from '../../network/outbox/writes';
import type { HostMoves } from '../TableContext';
import { holdDispute } from './heldDisputes';

/** What only the host can do. */
export function useHostMoves({ send }: { send: Send }): HostMoves {
  return useMemo(() => {
    const sendMove = (
      details: Pick<Write, 'move' | 'words'> & { input: Record<string, string>; done: string },
    ): void => {
      const { move, input, words, done } = details;
      const about = Object.values(input);
      void send({ key: newKey(), move, input, about, words, done: { title: done }, refused: t('That did not work') });
    };
    return {
      cancelClaim: (claimId) =>
        sendMove({ move: 'cancelClaim', input: { claimId }, words: t('Cancel a claim'), done: t('Claim cancelled') }),
      reopenClaim: (claimId) =>
        sendMove({ move: 'reopenClaim', input: { claimId }, words: t('Reopen a claim'), done: t('Claim reopened') }),
      confirmPayment: (paymentId) =>
        sendMove({
          move: 'confirmPayment',
          input: { paymentId },
          words: t('Confirm a payment'),
          done: t('Payment confirmed'),
        }),
      disputePayment: (paymentId) =>
        holdDispute(paymentId, () =>
          sendMove({
            move: 'disputePayment',
            input: { paymentId },
            words: t('Say that a payment did not arrive'),
            done: t('Marked as not received'),
          }),
        ),
    };
  }, [send]);
}
