import { isNamelessHost } from '@fairtab/domain/people/hostNames';
import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { BillFigures } from '../../table/bill/BillFigures';
import { PaidBar } from '../../table/bill/PaidBar';
import { showMoney } from '../../lib/wireMoney';
import { isSettled } from '../../table/isSettled';
import { useQuietNews } from '../../table/quietNews';
import { useTable } from '../../table/TableContext';
import { Button } from '../../ui/Button';
import { ChevronIcon, RefreshIcon } from '../../ui/icons';
import { TextLink } from '../../ui/Links';
import { color, focusRing, media, shadow, space, TOUCH, type } from '../../ui/tokens';
import { hiddenToEyes } from '../../ui/VisuallyHidden';
import type { TableStrip_receipt$key } from './__generated__/TableStrip_receipt.graphql';
import { Presence } from './Presence';
import { useCurrency } from '../../ui/CurrencyContext';

/**
 * The head of the bill in one strip that stays in view: restaurant, what is paid, who is here. It unfolds over the bill,
 * so that no dish moves.
 */
export function TableStrip({ receipt: key, refreshing }: { receipt: TableStrip_receipt$key; refreshing: boolean }) {
  const currency = useCurrency();
  const receipt = useFragment(
    graphql`
      fragment TableStrip_receipt on Receipt {
        linkId
        restaurantName
        hostName
        evenSplit {
          people
        }
        people {
          diner
        }
        contributions {
          diner
          name
          owed
        }
        total
        paid
        remaining
        payments {
          status
          amount
        }
        ...Presence_receipt
        ...BillFigures_receipt
        ...PaidBar_receipt
      }
    `,
    key,
  );
  const { link, diner, isHost, lookOf, actions } = useTable();
  const news = useQuietNews();
  const { hostName, evenSplit, contributions } = receipt;
  const isNewcomer = !isHost && !receipt.people.some((person) => person.diner === diner);
  const progress = (): string => {
    if (isSettled(receipt)) return t('All settled. Thank you, table!');
    if (isNewcomer && !isNamelessHost(hostName) && contributions.length > 0) {
      const names = payersInWords([hostName, ...contributions.map((each) => lookOf(each).label)]);
      return evenSplit
        ? t('{names} paid. Tap your share.', { names })
        : t('{names} paid. Tap what you had.', { names });
    }
    if (isNewcomer && !isNamelessHost(hostName))
      return evenSplit
        ? t('{hostName} paid. Tap your share.', { hostName })
        : t('{hostName} paid. Tap what you had.', { hostName });
    const reportedCents = receipt.payments
      .filter(({ status }) => status === 'REPORTED')
      .reduce((sum, { amount }) => sum + centsOf(amount), 0);
    const [paidCents, totalAmount] = [centsOf(receipt.paid), showMoney(receipt.total, currency)];
    // What nobody confirmed yet is not called paid.
    if (reportedCents > 0 && reportedCents === paidCents)
      return t('{reportedAmount} of {totalAmount} reported', {
        reportedAmount: displayMoney(reportedCents, currency),
        totalAmount,
      });
    const paidAmount = displayMoney(paidCents - reportedCents, currency);
    const paid = t('{paidAmount} of {totalAmount} paid', { paidAmount, totalAmount });
    return reportedCents > 0
      ? `${paid}, ${t('{amount} reported', { amount: displayMoney(reportedCents, currency) })}`
      : paid;
  };
  const refresh = (
    <Button variant="quiet" loading={refreshing} onClick={actions.refresh}>
      {!refreshing && <RefreshIcon />}
      {t('Refresh')}
    </Button>
  );
  return (
    <Strip aria-label={t('Live Receipt')}>
      <details>
        <Summary>
          <Line>
            <h1>{receipt.restaurantName}</h1>
            <Presence receipt={receipt} />
          </Line>
          <Line>
            {news === null ? <Progress>{progress()}</Progress> : <NewsLine aria-hidden="true">{news}</NewsLine>}
            <ChevronIcon />
          </Line>
        </Summary>
        <Unfolded>
          <strong>{receipt.restaurantName}</strong>
          <BillFigures receipt={receipt} />
          {link === 'live' && refresh}
          <DetailsLink to={`/receipts/${receipt.linkId}`}>{t('All details and the history')}</DetailsLink>
        </Unfolded>
      </details>
      {link !== 'live' && refresh}
      <PaidBar receipt={receipt} thin />
    </Strip>
  );
}

/** Two names, or the first one and how many others there are: the strip has two lines. */
function payersInWords([host = '', ...others]: readonly string[]): string {
  const [first = ''] = others;
  return listOf([host, others.length === 1 ? first : t('{count} others', { count: others.length })]);
}

const Strip = styled.section`
  position: sticky;
  top: 0;
  z-index: 4;
  display: flex;
  align-items: center;
  margin: 0 -${space.l};
  padding: 0 ${space.l};
  container-type: inline-size;
  background: ${color.paper};
  > details {
    flex: 1;
    min-width: 0;
  }
  ${media.wide} {
    margin: 0;
    padding: 0 ${space.s};
  }
  ${media.short} {
    position: relative;
  }
`;

const Summary = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-height: 3.5rem;
  padding: ${space.xxs} 0 ${space.xs};
  cursor: pointer;
  list-style: none;
  ${focusRing}
  &::-webkit-details-marker {
    display: none;
  }
  h1 {
    ${type.heading}
    line-height: 1.3;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    flex: none;
    color: ${color.inkSoft};
    transform: rotate(90deg);
  }
  details[open] > & svg:last-child {
    transform: rotate(-90deg);
  }
  /* Very large letters: the name alone. What else there is to know is unfolded with it. */
  ${media.largeLetters} {
    grid-template-columns: minmax(0, 1fr) auto;
    min-height: 44px;
    p {
      ${hiddenToEyes}
    }
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
`;

const Progress = styled.p`
  ${type.small}
  line-height: 1.3;
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${color.inkSoft};
`;

/** One line, whatever happens, so that the strip keeps its height. */
const NewsLine = styled(Progress)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Unfolded = styled.header`
  position: absolute;
  inset: 100% 0 auto;
  display: grid;
  gap: ${space.s};
  justify-items: center;
  max-height: 70vh;
  overflow-y: auto;
  overflow-wrap: anywhere;
  text-align: center;
  padding: ${space.m} ${space.l};
  border-bottom: 1px solid ${color.rule};
  background: ${color.card};
  box-shadow: ${shadow.raised};
`;

const DetailsLink = styled(TextLink)`
  line-height: ${TOUCH};
`;
