import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { Card } from '../../ui/layout/Card';
import { TextLink } from '../../ui/Links';
import { Note, Title } from '../../ui/Text';
import { color, space, TOUCH, type } from '../../ui/tokens';
import type { DashboardReceipt } from './dashboardReceipt';
import { receiptName } from './receiptName';
import { receiptStatus } from './receiptStatus';

/** The newest receipts. The list's filter does not apply to them. */
export function RecentActivity({ receipts }: { receipts: readonly DashboardReceipt[] }) {
  return (
    <Card aria-labelledby="recent">
      <Title id="recent">{t('Recent Activity')}</Title>
      {receipts.length === 0 && <Note>{t('Your newest receipts will be here, with what is still open on each.')}</Note>}
      <ul>
        {receipts.map((receipt) => (
          <Line key={receipt.id}>
            <LineLink to={`/receipts/${receipt.linkId}`}>
              <span>{receiptName(receipt)}</span>
              <Note as="span">{receiptStatus(receipt).words}</Note>
            </LineLink>
          </Line>
        ))}
      </ul>
    </Card>
  );
}

const Line = styled.li`
  & + & {
    border-top: 1px dashed ${color.rule};
  }
`;

const LineLink = styled(TextLink)`
  ${type.label}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.m};
  min-height: ${TOUCH};
  color: ${color.ink};
  text-decoration: none;
  > :first-child {
    flex: 1 1 6rem;
    min-width: 0;
  }
  > :last-child {
    flex: none;
    font-weight: 400;
  }
  &:hover > :first-child {
    text-decoration: underline;
  }
`;
