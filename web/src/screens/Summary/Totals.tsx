import { centsOf } from '@fairtab/domain/money';
import { locale } from '@fairtab/domain/language/current';
import { t } from '@fairtab/domain/language/t';
import { useId } from 'react';
import { graphql } from 'react-relay';
import { readInlineData } from 'relay-runtime';
import styled from 'styled-components';
import { showMoney } from '../../lib/wireMoney';
import { Card } from '../../ui/layout/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ReceiptIcon } from '../../ui/icons';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { media, space } from '../../ui/tokens';
import type { Totals_summary$data, Totals_summary$key } from './__generated__/Totals_summary.graphql';
import { TotalsTable } from './TotalsTable';
import { CurrencyContext, useCurrency } from '../../ui/CurrencyContext';

const SUMMARY = graphql`
  fragment Totals_summary on BusinessSummary @inline {
    currency
    total {
      receipts
      subtotal
      tax
      tip
      fees
      discount
      total
      paidBack
      ownCost
    }
    byMonth {
      name
      receipts
      tax
      tip
      total
    }
    byLabel {
      name
      receipts
      tax
      tip
      total
    }
    byRestaurant {
      name
      receipts
      tax
      tip
      total
    }
  }
`;

const LONG_MONTH = new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The amounts of a summary in one currency: all together, by month, by label and by restaurant. */
export function Totals({ summary }: { summary: Totals_summary$key }) {
  const { currency, total, byMonth, byLabel, byRestaurant } = readInlineData(SUMMARY, summary);
  if (total.receipts === 0)
    return (
      <EmptyState icon={<ReceiptIcon />} title={t('Nothing to add up')}>
        {t('No receipt that you host fits. Receipts of other hosts are in their books.')}
      </EmptyState>
    );
  return (
    <CurrencyContext value={currency}>
      <Columns>
        <Sum total={total} />
        <TotalsTable
          title={t('By month')}
          by={t('Month')}
          rows={byMonth.toReversed().map((row) => ({ ...row, name: longMonth(row.name) }))}
        />
        <TotalsTable
          title={t('By label')}
          by={t('Label')}
          rows={byLabel.map((row) => ({ ...row, name: row.name || t('No label') }))}
        />
        <TotalsTable title={t('By restaurant')} by={t('Restaurant')} rows={byRestaurant} />
      </Columns>
    </CurrencyContext>
  );
}

function Sum({ total }: { total: Totals_summary$data['total'] }) {
  const currency = useCurrency();
  const id = useId();
  const parts = [
    [t('Food and drink'), total.subtotal],
    [t('Tax'), total.tax],
    [t('Tip'), total.tip],
    [t('Fees'), total.fees],
    [t('Discount'), `-${total.discount}`],
  ] as const;
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Stack $gap="xs">
          <Title id={id}>{t('All together')}</Title>
          <Note>{t('{receipts, plural, one {# receipt} other {# receipts}}', { receipts: total.receipts })}</Note>
        </Stack>
        <LeaderList>
          {parts
            .filter(([, amount]) => centsOf(amount) !== 0)
            .map(([name, amount]) => (
              <LeaderRow key={name}>
                <dt>{name}</dt>
                <dd>{showMoney(amount, currency)}</dd>
              </LeaderRow>
            ))}
          <LeaderRow $strong>
            <dt>{t('Total')}</dt>
            <dd>{showMoney(total.total, currency)}</dd>
          </LeaderRow>
          <LeaderRow>
            <dt>{t('Paid back by others')}</dt>
            <dd>{showMoney(total.paidBack, currency)}</dd>
          </LeaderRow>
          <LeaderRow $strong>
            <dt>{t('Your own cost')}</dt>
            <dd>{showMoney(total.ownCost, currency)}</dd>
          </LeaderRow>
        </LeaderList>
      </Stack>
    </Card>
  );
}

/** "2026-11" as "November 2026". */
function longMonth(month: string | null | undefined): string {
  return LONG_MONTH.format(new Date(`${month ?? ''}-01T00:00:00Z`));
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.xl};
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
