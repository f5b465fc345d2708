import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import { graphql, useFragment } from 'react-relay';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import type { HostNotices_receipt$key } from './__generated__/HostNotices_receipt.graphql';
import { useTable } from '../TableContext';
import { useCurrency } from '../../ui/CurrencyContext';

/** What the host should correct. A bill that does not add up is shown, never spread silently (docs/product/bill.md). */
export function HostNotices({ receipt: key }: { receipt: HostNotices_receipt$key }) {
  const currency = useCurrency();
  const { mismatch, gap } = useFragment(
    graphql`
      fragment HostNotices_receipt on Receipt {
        mismatch
        gap
      }
    `,
    key,
  );
  const { isHost, actions } = useTable();
  const [mismatchCents, gapCents] = [centsOf(mismatch), centsOf(gap)];
  if (!isHost || (mismatchCents === 0 && gapCents === 0)) return null;
  const edit = (
    <Button variant="secondary" aria-haspopup="dialog" onClick={() => actions.open({ kind: 'edit' })}>
      {t('Edit the bill')}
    </Button>
  );
  if (mismatchCents !== 0)
    return (
      <Banner
        tone="warn"
        title={t('The bill is off by {amount}', { amount: displayMoney(Math.abs(mismatchCents), currency) })}
        actions={edit}
      >
        {mismatchCents > 0
          ? t('The total is {amount} more than its items, tax, tip and fees add up to. Only you see this.', {
              amount: displayMoney(mismatchCents, currency),
            })
          : t('The total is {amount} less than its items, tax, tip and fees add up to. Only you see this.', {
              amount: displayMoney(-mismatchCents, currency),
            })}
      </Banner>
    );
  return (
    <Banner
      tone="warn"
      title={
        gapCents > 0
          ? t('{amount} is asked of nobody', { amount: displayMoney(gapCents, currency) })
          : t('{amount} is asked too much', { amount: displayMoney(-gapCents, currency) })
      }
      actions={edit}
    >
      {t('The bill changed after somebody had paid, and paid claims keep their amount. Only you see this.')}
    </Banner>
  );
}
