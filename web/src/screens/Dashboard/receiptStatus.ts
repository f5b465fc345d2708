import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney, type Cents, type Currency } from '@fairtab/domain/money';
import type { DashboardReceipt } from './dashboardReceipt';

interface ReceiptStatus {
  readonly words: string;
  readonly isOpen: boolean;
}

/** The open amount of a receipt: for its host what diners have not paid yet, for a diner her own debt. */
export function receiptStatus(
  receipt: Pick<DashboardReceipt, 'currency' | 'remaining' | 'viewerSeat' | 'people'>,
): ReceiptStatus {
  const { isHost, diner } = receipt.viewerSeat;
  const { currency } = receipt;
  const own = receipt.people.filter((person) => person.diner === diner);
  const ownCents = own.reduce((sum, { owes }) => sum + centsOf(owes), 0);
  if (!isHost)
    return statusOf({
      cents: ownCents,
      currency,
      open: (amount) => t('You owe {amount}', { amount }),
      done: t('You have paid'),
    });
  // A host owes nothing to herself, whether or not she marked her own dishes as paid.
  const openCents = centsOf(receipt.remaining) - ownCents;
  return statusOf({
    cents: openCents,
    currency,
    open: (amount) => t('{amount} open', { amount }),
    done: t('All settled'),
  });
}

function statusOf({
  cents,
  currency,
  open,
  done,
}: {
  cents: Cents;
  currency: Currency;
  open: (amount: string) => string;
  done: string;
}) {
  return cents > 0 ? { words: open(displayMoney(cents, currency)), isOpen: true } : { words: done, isOpen: false };
}
