import { t } from '@fairtab/domain/language/t';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Links';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import type { FollowedPaymentQuery } from './__generated__/FollowedPaymentQuery.graphql';

const QUERY = graphql`
  query FollowedPaymentQuery($id: ID!) {
    node(id: $id) {
      ... on CardPayment {
        status
      }
    }
  }
`;
const ASK_EVERY_MS = 2_000;

interface FollowedPaymentProps {
  cardPaymentId: string;
  linkId: string;
}

/** What became of the payment, as the server knows it from the processor. It is asked until it is decided. */
export function FollowedPayment({ cardPaymentId: id, linkId }: FollowedPaymentProps) {
  const environment = useRelayEnvironment();
  const [status, setStatus] = useState('UNDER_WAY');
  const isOpen = status === 'UNDER_WAY' || status === 'FAILED';
  useEffect(() => {
    if (!isOpen) return undefined;
    const ask = (): void => {
      fetchQuery<FollowedPaymentQuery>(environment, QUERY, { id }).subscribe({
        next: ({ node }) => setStatus(node?.status ?? 'UNDER_WAY'),
        // Without a signal nothing is known anew, and the next question may come through.
        error: () => undefined,
      });
    };
    ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [environment, id, isOpen]);
  return (
    <Card as="section" aria-label={t('Your payment')}>
      <Stack>
        <div role="status">
          {isOpen && (
            <Note>{t('Your card was accepted. We wait for the bank to confirm it; that takes a moment.')}</Note>
          )}
          {status === 'PAID' && <Badge $tone="accent">{t('Paid. Thank you!')}</Badge>}
          {status === 'CANCELED' && <Note>{t('This payment was given up. Nothing was charged.')}</Note>}
          {(status === 'RETURNING' || status === 'REFUNDED' || status === 'REFUND_FAILED') && (
            <Note>{t('What you claimed had changed meanwhile, so all of the money goes back to your card.')}</Note>
          )}
        </div>
        <ButtonLink to={`/live-receipt/${linkId}`} block>
          {t('Back to the receipt')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
