import { centsOf } from '@fairtab/domain/money';
import { feesLabel } from '@fairtab/domain/bill/feesLabel';
import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { showDay } from '../../lib/dates';
import { showMoney } from '../../lib/wireMoney';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Stack } from '../../ui/layout/Stack';
import { Title } from '../../ui/Text';
import type { Summary_receipt$key } from './__generated__/Summary_receipt.graphql';
import { useCurrency } from '../../ui/CurrencyContext';

export function Summary({ receipt: key }: { receipt: Summary_receipt$key }) {
  const currency = useCurrency();
  const { date, items, tax, alcoholTax, tip, fees, serviceChargeRate, total } = useFragment(
    graphql`
      fragment Summary_receipt on Receipt {
        date
        tax
        alcoholTax
        tip
        fees
        serviceChargeRate
        total
        items {
          id
        }
      }
    `,
    key,
  );
  const rows = [
    [t('Date'), showDay(date)],
    [t('Items'), String(items.length)],
    [t('Tax'), showMoney(tax, currency)],
    ...(centsOf(alcoholTax) > 0 ? [[t('Alcohol tax'), showMoney(alcoholTax, currency)]] : []),
    [t('Tip'), showMoney(tip, currency)],
    ...(centsOf(fees) > 0 ? [[feesLabel(serviceChargeRate), showMoney(fees, currency)]] : []),
  ];
  return (
    <Stack as="section" $gap="m" aria-labelledby="summary-title">
      <Title id="summary-title">{t('Receipt Summary')}</Title>
      <LeaderList>
        {rows.map(([label, value]) => (
          <LeaderRow key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </LeaderRow>
        ))}
        <LeaderRow $strong>
          <dt>{t('Total')}</dt>
          <dd>{showMoney(total, currency)}</dd>
        </LeaderRow>
      </LeaderList>
    </Stack>
  );
}
