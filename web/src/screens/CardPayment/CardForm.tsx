import { t } from '@fairtab/domain/language/t';
import { useRef } from 'react';
import styled from 'styled-components';
import { showMoney } from '../../lib/wireMoney';
import { Button } from '../../ui/Button';
import { Banner } from '../../ui/Banner';
import { Card } from '../../ui/layout/Card';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { FollowedPayment } from './FollowedPayment';
import { useCardPayment } from './useCardPayment';

interface CardFormProps {
  linkId: string;
  /** What the card is charged, as the payer sees it above. */
  total: string;
  processor: { readonly scriptUrl: string; readonly publishableKey: string };
}

/** The processor's field for the card, and the button that charges it. */
export function CardForm({ linkId, total, processor }: CardFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const { state, pay, tryAgain } = useCardPayment({ place, linkId, total, processor });
  if (state.kind === 'sent') return <FollowedPayment cardPaymentId={state.cardPaymentId} linkId={linkId} />;
  const problem = state.kind === 'failed' ? state.message : state.kind === 'preparing' ? null : state.problem;
  return (
    <Card as="section" aria-label={t('Your card')} aria-busy={state.kind === 'preparing'}>
      <Stack>
        {state.kind === 'preparing' && <Skeleton $height="12rem" />}
        <Place ref={place} hidden={state.kind === 'failed'} />
        <div role="alert">{problem !== null && <Banner tone="warn">{problem}</Banner>}</div>
        {state.kind === 'failed' ? (
          <Button variant="secondary" onClick={tryAgain}>
            {t('Try again')}
          </Button>
        ) : (
          <Button
            size="large"
            block
            disabled={state.kind === 'preparing'}
            loading={state.kind === 'sending'}
            onClick={pay}
          >
            {t('Pay {total}', { total: showMoney(total, 'USD') })}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

const Place = styled.div`
  min-width: 0;
`;
