import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Card } from '../../ui/layout/Card';
import { Title } from '../../ui/Text';
import { color } from '../../ui/tokens';
import type { Payments_receipt$key } from './__generated__/Payments_receipt.graphql';
import { PaymentRow } from './PaymentRow';
import { isOpenDispute } from '../openDisputes';
import { useTable } from '../TableContext';
import { useFocusKept } from '../useFocusKept';

interface PaymentsProps {
  receipt: Payments_receipt$key;
  /** open: only payments about which somebody has to do something. all: every payment. */
  show: 'open' | 'all';
}

/** The payments that payers reported, and the host's answers. */
export function Payments({ receipt: key, show }: PaymentsProps) {
  const receipt = useFragment(
    graphql`
      fragment Payments_receipt on Receipt {
        hostName
        people {
          diner
          owes
        }
        payments {
          id
          diner
          status
          createdAt
          ...PaymentRow_payment
        }
      }
    `,
    key,
  );
  const { payments, hostName } = receipt;
  const { isHost, diner } = useTable();
  const shown = payments.filter((payment) => {
    if (show === 'all') return true;
    if (payment.status === 'REPORTED') return isHost || payment.diner === diner;
    // The payer of a missing payment reads about it at the top.
    return isHost && isOpenDispute(payment, receipt);
  });
  const place = useFocusKept<HTMLDivElement>();
  return (
    <Place ref={place} tabIndex={-1}>
      {shown.length > 0 && (
        <Card aria-labelledby="payments-title">
          <Title id="payments-title">{t('Payments')}</Title>
          <List>
            {shown.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} hostName={hostName} />
            ))}
          </List>
        </Card>
      )}
    </Place>
  );
}

/** It stays when its last payment goes, for the focus that was on it. */
const Place = styled.div`
  outline: none;
  &:empty {
    position: absolute;
  }
`;

const List = styled.ul`
  > li + li {
    border-top: 1px dashed ${color.rule};
  }
`;
