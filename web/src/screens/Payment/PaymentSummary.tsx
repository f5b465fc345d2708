import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import styled from 'styled-components';
import { showDay } from '../../lib/dates';
import { AmountBeside } from '../../table/exchange/AmountBeside';
import { dueOf } from '../../table/dueOf';
import { withExtras } from '../../table/withExtras';
import { describePortion } from '../../table/portions';
import type { TableClaim, TableState } from '../../table/tableState';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/layout/Card';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Money } from '../../ui/Money';
import { Note, Title } from '../../ui/Text';
import { color, space, type } from '../../ui/tokens';
import { useCurrency } from '../../ui/CurrencyContext';

/** The diner's claims and what is left to pay. The amounts are those of the claims, as on every other screen. */
export function PaymentSummary({ table, claims }: { table: TableState; claims: readonly TableClaim[] }) {
  const currency = useCurrency();
  const owedCents = claims.reduce((sum, claim) => sum + (claim.status === 'CLAIMED' ? dueOf(claim) : 0), 0);
  const paidCents = claims.reduce((sum, claim) => sum + (claim.status === 'PAID' ? dueOf(claim) : 0), 0);
  const coveredCents = claims.reduce((sum, { covered }) => sum + centsOf(covered), 0);
  return (
    <Sheet aria-labelledby="summary">
      <div>
        <Title id="summary">{table.restaurantName}</Title>
        <Note>
          <time dateTime={table.date}>{showDay(table.date)}</time>
          {` · ${t('paid by {hostName}', { hostName: table.hostName })}`}
        </Note>
      </div>
      <LeaderList>
        {claims.map((claim) => (
          <LeaderRow key={claim.id}>
            <dt>
              {labelOf({ claim, table })}
              {claim.status === 'PAID' && (
                <>
                  {' '}
                  <Badge $tone="accent">{t('Paid')}</Badge>
                </>
              )}
            </dt>
            <dd>
              <Money amount={claim.amount} />
            </dd>
          </LeaderRow>
        ))}
        {coveredCents > 0 && (
          <LeaderRow>
            <dt>{t('Paid at the restaurant')}</dt>
            <dd>{displayMoney(-coveredCents, currency)}</dd>
          </LeaderRow>
        )}
        {paidCents > 0 && (
          <LeaderRow>
            <dt>{t('Already paid')}</dt>
            <dd>{displayMoney(-paidCents, currency)}</dd>
          </LeaderRow>
        )}
      </LeaderList>
      <Total>
        <span>
          <Label>{t('Total to pay')}</Label>
          <Note as="span">
            {owedCents > 0
              ? [t('To {to}', { to: table.hostName }), withExtras(table)].filter((words) => words !== null).join(' · ')
              : t('All paid. Thank you!')}
          </Note>
          {table.exchangeRate && <AmountBeside amountCents={owedCents} at={table.exchangeRate} />}
        </span>
        <Money amount={owedCents} size="hero" />
      </Total>
    </Sheet>
  );
}

function labelOf({ claim, table }: { claim: TableClaim; table: TableState }): string {
  const item = table.items.find(({ claims }) => claims.some(({ id }) => id === claim.id));
  const portion = describePortion({ ...claim, quantity: item?.quantity ?? 1 });
  return [item?.name, portion].filter(Boolean).join(' · ');
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${space.l};
`;

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
  padding-top: ${space.l};
  border-top: 2px dashed ${color.rule};
  text-align: end;
  > :first-child {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
    text-align: start;
  }
`;

const Label = styled.strong`
  ${type.heading}
`;
