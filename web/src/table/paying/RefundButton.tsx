import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { useMutate } from '../../network/relay/useMutate';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/layout/Stack';
import { toast } from '../../ui/toasts/toast';
import type { refundCardPaymentMutation } from './__generated__/refundCardPaymentMutation.graphql';
import { refundCardPayment } from './refundCardPayment';

interface RefundButtonProps {
  paymentId: string;
  /** The amount and the payer, as the row shows them. */
  amount: string;
  payerName: string;
}

/** Gives a card payment back, after a second tap. The row changes when the processor has done it. */
export function RefundButton({ paymentId, amount, payerName }: RefundButtonProps) {
  const mutate = useMutate();
  const [step, setStep] = useState<'offered' | 'asking' | 'sending' | 'sent'>('offered');
  const refund = async (): Promise<void> => {
    setStep('sending');
    const variables = { input: { paymentId } };
    const outcome = await mutate<refundCardPaymentMutation>({ mutation: refundCardPayment, variables });
    if (outcome.kind === 'done') {
      setStep('sent');
      toast({ title: t('The refund is on its way') });
    } else {
      setStep('offered');
      toast({ title: t('That did not work'), message: outcome.message, variant: 'destructive' });
    }
  };
  if (step === 'sent') return null;
  if (step === 'offered')
    return (
      <div>
        <Button
          variant="secondary"
          aria-label={t('Refund {amount} to {payerName}', { amount, payerName })}
          onClick={() => setStep('asking')}
        >
          {t('Refund')}
        </Button>
      </div>
    );
  return (
    <Row role="group" aria-label={t('Give {amount} and the fee back to {payerName}?', { amount, payerName })}>
      <Button loading={step === 'sending'} onClick={() => void refund()}>
        {t('Give {amount} and the fee back', { amount })}
      </Button>
      <Button variant="quiet" disabled={step === 'sending'} onClick={() => setStep('offered')}>
        {t('Keep it')}
      </Button>
    </Row>
  );
}
