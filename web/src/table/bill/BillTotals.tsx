import { centsOf } from '@fairtab/domain/money';
import { feesLabel } from '@fairtab/domain/bill/feesLabel';
import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Money } from '../../ui/Money';
import type { BillTotals_receipt$key } from './__generated__/BillTotals_receipt.graphql';

/** The totals of the bill, as printed: the subtotal and everything that is added to it. */
export function BillTotals({ receipt: key }: { receipt: BillTotals_receipt$key }) {
  const { subtotal, tax, alcoholTax, tip, fees, serviceChargeRate, discount, total } = useFragment(
    graphql`
      fragment BillTotals_receipt on Receipt {
        subtotal
        tax
        alcoholTax
        tip
        fees
        serviceChargeRate
        discount
        total
      }
    `,
    key,
  );
  const hasDiscount = centsOf(discount) !== 0;
  const rows = [
    { label: t('Items'), amount: subtotal, shown: true },
    { label: t('Tax'), amount: tax, shown: true },
    { label: t('Alcohol tax'), amount: alcoholTax, shown: centsOf(alcoholTax) !== 0 },
    { label: t('Tip'), amount: tip, shown: true },
    { label: feesLabel(serviceChargeRate), amount: fees, shown: centsOf(fees) !== 0 },
    { label: t('Discount'), amount: `-${discount}`, shown: hasDiscount },
  ].filter(({ shown }) => shown);
  return (
    <LeaderList>
      {rows.map(({ label, amount }) => (
        <LeaderRow key={label}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </LeaderRow>
      ))}
      <LeaderRow $strong>
        <dt>{t('Total')}</dt>
        <dd>
          <Money amount={total} />
        </dd>
      </LeaderRow>
    </LeaderList>
  );
}
