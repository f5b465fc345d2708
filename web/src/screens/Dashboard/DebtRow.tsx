import { rich } from '../../ui/rich';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { useShowLocalDay } from '../../lib/useShowLocalDay';
import { ChevronIcon } from '../../ui/icons';
import { Money } from '../../ui/Money';
import { Note } from '../../ui/Text';
import { color, type } from '../../ui/tokens';
import type { DebtRow_debt$key } from './__generated__/DebtRow_debt.graphql';
import { receiptName } from './receiptName';
import { RowLink } from '../../ui/RowLink';

/** What one person owes on one receipt, as a link to where it can be settled. */
export function DebtRow({ debt: key, to }: { debt: DebtRow_debt$key; to: string }) {
  const { name, amount, since, receipt } = useFragment(
    graphql`
      fragment DebtRow_debt on Debt {
        name
        amount
        since
        receipt {
          restaurantName
          currency
        }
      }
    `,
    key,
  );
  const showDay = useShowLocalDay();
  return (
    <Line>
      <RowLink to={to}>
        <span>
          <Name>{name}</Name>
          <Note as="span">
            {rich('{restaurantName} · since <time>{day}</time>', {
              restaurantName: receiptName(receipt),
              day: showDay(since),
              time: (day) => <time dateTime={since}>{day}</time>,
            })}
          </Note>
        </span>
        <Money amount={amount} currency={receipt.currency} size="strong" />
        <ChevronIcon />
      </RowLink>
    </Line>
  );
}

const Line = styled.li`
  border-top: 1px dashed ${color.rule};
`;

const Name = styled.strong`
  ${type.label}
  font-size: 1rem;
`;
