import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { showDay } from '../../lib/dates';
import { Badge } from '../../ui/Badge';
import { TextLink } from '../../ui/Links';
import { Money } from '../../ui/Money';
import { Note } from '../../ui/Text';
import { color, media, motion, radius, shadow, space, type } from '../../ui/tokens';
import type { DashboardReceipt } from './dashboardReceipt';
import { receiptName } from './receiptName';
import { receiptStatus } from './receiptStatus';

/** One receipt of the list: where, when, how much, and what is still open. */
export function ReceiptCard({ receipt }: { receipt: DashboardReceipt }) {
  const { linkId, date, currency, total, uploadMethod } = receipt;
  const { words, isOpen } = receiptStatus(receipt);
  return (
    <Paper to={`/receipts/${linkId}`}>
      <Where>
        <Name>{receiptName(receipt)}</Name>
        <Note as="span">
          <time dateTime={date}>{showDay(date)}</time>
        </Note>
      </Where>
      <Total amount={total} currency={currency} size="strong" />
      <Badge>{uploadMethod === 'UPLOAD' ? t('Photo') : t('Manual')}</Badge>
      <Status $open={isOpen}>{words}</Status>
    </Paper>
  );
}

const Paper = styled(TextLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s} ${space.m};
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.rule};
  border-radius: ${radius.l};
  background: ${color.card};
  box-shadow: ${shadow.card};
  color: ${color.ink};
  font-weight: 400;
  text-decoration: none;
  transition: border-color ${motion.quick};
  > :nth-child(odd) {
    justify-self: start;
  }
  ${media.largeLetters} {
    grid-template-columns: minmax(0, 1fr);
    > * {
      justify-self: start;
    }
  }
  &:hover {
    border-color: ${color.ruleStrong};
  }
`;

const Where = styled.span`
  display: grid;
  min-width: 0;
`;

const Name = styled.span`
  ${type.heading}
  overflow-wrap: anywhere;
`;

const Total = styled(Money)`
  align-self: start;
  justify-self: end;
  font-size: 1.0625rem;
`;

const Status = styled.span<{ $open: boolean }>`
  ${type.small}
  ${type.figures}
  justify-self: end;
  font-weight: ${({ $open }) => ($open ? 600 : 400)};
  color: ${({ $open }) => ($open ? color.warnInk : color.inkSoft)};
`;
