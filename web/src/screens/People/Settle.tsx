import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney } from '@fairtab/domain/money';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { lazyView } from '../../ui/lazyView';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { ConfirmSums } from './ConfirmSums';
import { nameOf, openDebtOn, reportedSums } from './settling';
import type { ReceiptBetween } from './usePersonReceipts';
import { useCurrency } from '../../ui/CurrencyContext';

const PayPersonDialog = lazyView(async () => (await import('./PayPersonDialog')).PayPersonDialog, null);
const RemindDialog = lazyView(async () => (await import('../../table/hosting/RemindDialog')).RemindDialog, null);

interface SettleProps {
  personId: string;
  name: string;
  receipts: readonly ReceiptBetween[];
  /** The claim that the account can remind the person of. */
  reminder: { readonly id: string; readonly receipt: { readonly restaurantName: string } } | null;
  onChanged: () => void;
}

/** What the account can do with one person, over all receipts at once: pay, confirm, remind. */
export function Settle({ personId, name, receipts, reminder, onChanged }: SettleProps) {
  const currency = useCurrency();
  const [dialog, setDialog] = useState<'pay' | 'remind' | null>(null);
  const debt = openDebtOn(receipts);
  const sums = reportedSums(receipts);
  const owedReceipts = receipts.filter(({ balance }) => centsOf(balance.owedToMe) > 0);
  const close = (): void => setDialog(null);
  const closeReminder = (): void => {
    close();
    // After "forget it" the next reminder is about another receipt.
    onChanged();
  };
  if (!debt && sums.length === 0 && !reminder) return null;
  return (
    <Box $gap="m">
      {sums.length > 0 && <ConfirmSums personId={personId} name={name} sums={sums} onChanged={onChanged} />}
      {debt && (
        <Button block onClick={() => setDialog('pay')}>
          {t('{count, plural, one {Pay {amount}} other {Pay {amount} for # receipts}}', {
            amount: displayMoney(debt.amountCents, currency),
            count: debt.parts.length,
          })}
        </Button>
      )}
      {reminder && (
        <Stack $gap="xs">
          <Button block variant="secondary" onClick={() => setDialog('remind')}>
            {t('Remind {name}', { name })}
          </Button>
          {owedReceipts.length > 1 && (
            <Note>
              {t('The reminder is about {restaurantName}, the oldest that is open.', {
                restaurantName: nameOf(reminder.receipt.restaurantName),
              })}
            </Note>
          )}
        </Stack>
      )}
      {dialog === 'pay' && debt && (
        <PayPersonDialog personId={personId} name={name} debt={debt} onClose={close} onChanged={onChanged} />
      )}
      {dialog === 'remind' && reminder && <RemindDialog claimId={reminder.id} name={name} onClose={closeReminder} />}
    </Box>
  );
}

const Box = styled(Stack)`
  padding-bottom: ${space.m};
`;
