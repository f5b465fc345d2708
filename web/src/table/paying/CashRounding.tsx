import { t } from '@fairtab/domain/language/t';
import { displayMoney, type Cents } from '@fairtab/domain/money';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { useCurrency } from '../../ui/CurrencyContext';
import type { CashChoice } from './usePayForm';

interface CashRoundingProps {
  cash: CashChoice;
  /** The exact part, which coins cannot make. */
  amountCents: Cents;
  isHost: boolean;
}

/** Whether a part is given in the coins that there are, and what that means for the host. */
export function CashRounding({ cash, amountCents, isHost }: CashRoundingProps) {
  const currency = useCurrency();
  const differenceCents = cash.cents - amountCents;
  const difference = displayMoney(Math.abs(differenceCents), currency);
  const gains = differenceCents > 0;

  function whoBearsIt(): string {
    if (isHost)
      return gains
        ? t('It counts as paid in full. You gain {difference}.', { difference })
        : t('It counts as paid in full. You bear {difference}.', { difference });
    return gains
      ? t('It counts as paid in full. The host gains {difference}.', { difference })
      : t('It counts as paid in full. The host bears {difference}.', { difference });
  }

  return (
    <Stack $gap="xs">
      <Checkbox
        label={t('{cash} in coins and notes, not {amount}', {
          cash: displayMoney(cash.cents, currency),
          amount: displayMoney(amountCents, currency),
        })}
        checked={cash.isRounded}
        onChange={cash.setRounded}
      />
      <Note>{cash.isRounded ? whoBearsIt() : t('It is not rounded.')}</Note>
    </Stack>
  );
}
