import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Dialog } from '../../ui/dialogs/Dialog';
import type { Difference } from './differenceOf';
import { useCurrency } from '../../ui/CurrencyContext';

interface AcknowledgeDialogProps {
  difference: Difference;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks the host to acknowledge that the bill does not add up, before it is confirmed. */
export function AcknowledgeDialog({ difference, onConfirm, onClose }: AcknowledgeDialogProps) {
  const currency = useCurrency();
  const [isRead, setRead] = useState(false);
  const amount = displayMoney(difference.cents, currency);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('The numbers do not add up by {amount}', { amount })}
      footer={
        <>
          <Button size="large" block disabled={!isRead} onClick={onConfirm}>
            {t('Confirm anyway')}
          </Button>
          <Button variant="secondary" size="large" block onClick={onClose}>
            {t('Go on checking')}
          </Button>
        </>
      }
    >
      <p>{difference.message}</p>
      <p>{t('You can confirm it like this. The difference stays marked on the receipt until it is solved.')}</p>
      <Checkbox
        label={t('I have compared the bill with its photo and know that {amount} is left open', { amount })}
        checked={isRead}
        onChange={setRead}
      />
    </Dialog>
  );
}
