import { pathOfEvening } from '@fairtab/domain/evenings/pathOfEvening';
import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { useShowLocalDay } from '../../lib/useShowLocalDay';
import { ChevronIcon } from '../../ui/icons';
import { rich } from '../../ui/rich';
import { Note } from '../../ui/Text';
import { color, type } from '../../ui/tokens';
import type { YourEvening_evening$data, YourEvening_evening$key } from './__generated__/YourEvening_evening.graphql';
import { RowLink } from '../../ui/RowLink';

/** One evening, and what it comes to for the account. It leads to its page. */
export function YourEvening({ evening: key }: { evening: YourEvening_evening$key }) {
  const evening = useFragment(
    graphql`
      fragment YourEvening_evening on OwnEvening {
        linkId
        name
        createdAt
        currency
        receiptCount
        net
        isSettled
      }
    `,
    key,
  );
  const { linkId, name, createdAt, receiptCount, net } = evening;
  const showDay = useShowLocalDay();
  return (
    <Line>
      <RowLink to={pathOfEvening(linkId)}>
        <span>
          <strong>{name}</strong>
          <Note as="span">
            {rich('{count, plural, one {# receipt} other {# receipts}} · <time>{day}</time>', {
              count: receiptCount,
              day: showDay(createdAt),
              time: (day) => <time dateTime={createdAt}>{day}</time>,
            })}
          </Note>
        </span>
        <Net $open={centsOf(net) !== 0}>{wordsFor(evening)}</Net>
        <ChevronIcon />
      </RowLink>
    </Line>
  );
}

function wordsFor({ net, currency, isSettled }: YourEvening_evening$data): string {
  const cents = centsOf(net);
  if (cents > 0) return t('you get {amount}', { amount: displayMoney(cents, currency) });
  if (cents < 0) return t('you pay {amount}', { amount: displayMoney(-cents, currency) });
  return isSettled ? t('settled') : t('even');
}

const Line = styled.li`
  & + & {
    border-top: 1px dashed ${color.rule};
  }
`;

const Net = styled.span<{ $open: boolean }>`
  ${type.small}
  ${type.figures}
  max-width: 45%;
  font-weight: ${({ $open }) => ($open ? 600 : 400)};
  color: ${({ $open }) => ($open ? color.ink : color.inkSoft)};
  text-align: end;
`;
