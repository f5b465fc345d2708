import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { recallPendingPayment, rememberPendingPayment } from './pendingPayment';
import { methodLabel } from '../../lib/wireMethod';
import { useTable } from '../TableContext';
import { claimOf, type TableState } from '../tableState';
import { useMarkPaid } from './useMarkPaid';
import { showMoney } from '../../lib/wireMoney';
import { useCurrency } from '../../ui/CurrencyContext';

interface ReturnedDialogProps {
  table: TableState;
  onClose: () => void;
}

/** Shown when the payer returns from the pay app. Only the payer knows whether the money was sent, so the dialog asks. */
export function ReturnedDialog({ table, onClose }: ReturnedDialogProps) {
  const currency = useCurrency();
  const { linkId } = useTable();
  const [pending] = useState(() => recallPendingPayment(linkId));
  const markPaid = useMarkPaid({ table });
  if (!pending) return null;

  const answer = (paid: boolean): void => {
    rememberPendingPayment(linkId, null);
    onClose();
    const claimIds = pending.claimIds.filter((id) => claimOf(table, id)?.status === 'CLAIMED');
    if (paid && claimIds.length > 0) markPaid({ ...pending, claimIds });
  };
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title={t('Did it go through?')}
      footer={
        <>
          <Button size="large" block onClick={() => answer(true)}>
            {t('Yes, I paid {amount}', { amount: showMoney(pending.amount, currency) })}
          </Button>
          <Button variant="secondary" size="large" block onClick={() => answer(false)}>
            {t('Not yet')}
          </Button>
        </>
      }
    >
      <p>
        {t('You went to {app} to pay {hostName} {amount}. Tell the table if the payment went through.', {
          app: methodLabel(pending.method),
          hostName: table.hostName,
          amount: showMoney(pending.amount, currency),
        })}
      </p>
    </Dialog>
  );
}
