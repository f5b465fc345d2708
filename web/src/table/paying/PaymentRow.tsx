import { t } from '@fairtab/domain/language/t';
import { methodInSentence } from '../../lib/wireMethod';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/layout/Stack';
import { lazyView } from '../../ui/lazyView';
import { Note } from '../../ui/Text';
import { focusRing, space, type } from '../../ui/tokens';
import type { PaymentRow_payment$key } from './__generated__/PaymentRow_payment.graphql';
import { useShowMoment } from '../../lib/useShowMoment';
import { useWaitingWrites } from '../../network/outbox/useWaitingWrites';
import { useHeldDisputes } from '../hosting/heldDisputes';
import { useFocusKept } from '../useFocusKept';
import { useTable } from '../TableContext';
import { NotReceived } from './NotReceived';
import { givenOnWire } from './givenOnWire';
import { useCurrency } from '../../ui/CurrencyContext';

const RefundButton = lazyView(async () => (await import('./RefundButton')).RefundButton, null);

/** One payment, and for the host the buttons to confirm or dispute it. */
export function PaymentRow({ payment: key, hostName }: { payment: PaymentRow_payment$key; hostName: string }) {
  const currency = useCurrency();
  const {
    id,
    diner,
    payerName,
    amount,
    cashAmount = null,
    method,
    status,
    createdAt,
    acceptedAt,
  } = useFragment(
    graphql`
      fragment PaymentRow_payment on Payment {
        id
        diner
        payerName
        amount
        cashAmount
        method
        status
        createdAt
        acceptedAt
      }
    `,
    key,
  );
  const { linkId, isHost, diner: viewer, actions } = useTable();
  const isWaiting = useWaitingWrites(linkId).some(({ about }) => about.includes(id));
  const showMoment = useShowMoment();
  const isYours = diner === viewer;
  const [sum, way] = [givenOnWire({ amount, cashAmount, currency }), methodInSentence(method)];
  const words = {
    REPORTED: isYours
      ? t('You say you paid {amount} by {way}', { amount: sum, way })
      : t('{payerName} says they paid {amount} by {way}', { payerName, amount: sum, way }),
    CONFIRMED: isYours
      ? t('You paid {amount} by {way}', { amount: sum, way })
      : t('{payerName} paid {amount} by {way}', { payerName, amount: sum, way }),
    DISPUTED: isYours
      ? t('{hostName} says your {amount} by {way} did not arrive', { hostName, amount: sum, way })
      : t('{amount} by {way} from {payerName} did not arrive', { amount: sum, way, payerName }),
    REFUNDED: t('{amount} by {way} went back to {payerName}', { amount: sum, way, payerName }),
  }[status === 'REPORTED' || status === 'DISPUTED' || status === 'REFUNDED' ? status : 'CONFIRMED'];
  const isHeld = useHeldDisputes().has(id);
  const canAnswer = isHost && !isWaiting && !isHeld && status === 'REPORTED' && !id.startsWith('new:');
  const line = useFocusKept();
  return (
    <Line ref={line} tabIndex={-1}>
      <Words>{words}</Words>
      <Row $justify="space-between">
        <Note>
          <time dateTime={createdAt}>{showMoment(createdAt)}</time>
          {status === 'REPORTED' &&
            acceptedAt &&
            ` · ${t('counts as confirmed on {moment}', { moment: showMoment(acceptedAt) })}`}
        </Note>
        {status === 'CONFIRMED' && <Badge $tone="accent">{t('Confirmed')}</Badge>}
        {status === 'DISPUTED' && <Badge $tone="warn">{isYours ? t('Please talk to them') : t('Not received')}</Badge>}
        {isWaiting && <Badge $tone="warn">{t('Your answer waits')}</Badge>}
        {status === 'REPORTED' && !isHost && <Badge>{t('{hostName} can confirm', { hostName })}</Badge>}
      </Row>
      {isHost && status === 'CHARGED' && <RefundButton paymentId={id} amount={sum} payerName={payerName} />}
      {isHeld && <NotReceived paymentId={id} />}
      {canAnswer && (
        <Row>
          <Button
            aria-label={t('Confirm {amount} by {way} from {payerName}', { amount: sum, way, payerName })}
            onClick={() => actions.confirmPayment(id)}
          >
            {t('Confirm')}
          </Button>
          <Button
            variant="secondary"
            aria-label={t('{amount} by {way} from {payerName} did not arrive', { amount: sum, way, payerName })}
            onClick={() => actions.disputePayment(id)}
          >
            {t("I don't see it")}
          </Button>
        </Row>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  gap: ${space.s};
  padding: ${space.m} 0 ${space.s};
  ${focusRing}
`;

const Words = styled.p`
  ${type.label}
  font-size: 1rem;
`;
