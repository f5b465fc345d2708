import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import { sendEndTreat } from '../claiming/sendEndTreat';
import { useWaitingWrites } from '../../network/outbox/useWaitingWrites';
import { useTable } from '../TableContext';
import type { TableClaim } from '../tableState';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { useCurrency } from '../../ui/CurrencyContext';

type Treat = Pick<TableClaim, 'id' | 'diner' | 'claimerName' | 'amount' | 'status'>;

/** Tells a diner who pays for them, and lets them decline as long as it is not paid. */
export function TreatedNotice({ claims }: { claims: readonly Treat[] }) {
  const currency = useCurrency();
  const table = useTable();
  const { linkId, lookOf } = table;
  const waiting = useWaitingWrites(linkId).flatMap(({ about }) => about);
  const cents = claims.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const payers = [...new Set(claims.map(({ diner, claimerName: name }) => lookOf({ diner, name }).label))];
  const unpaid = claims.filter(({ status }) => status === 'CLAIMED').map(({ id }) => id);
  return (
    <Banner
      role="status"
      title={t('{count, plural, one {{names} is treating you} other {{names} are treating you}}', {
        count: payers.length,
        names: listOf(payers),
      })}
      actions={
        unpaid.length > 0 && (
          <Button
            variant="secondary"
            disabled={unpaid.some((id) => waiting.includes(id))}
            onClick={() => void sendEndTreat(table, unpaid)}
          >
            {t('I’ll pay myself')}
          </Button>
        )
      }
    >
      {t('You do not have to pay {amount}.', { amount: displayMoney(cents, currency) })}
    </Banner>
  );
}
