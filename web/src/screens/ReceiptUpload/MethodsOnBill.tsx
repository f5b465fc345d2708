import { listOf } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { WAYS_TO_PAY } from '@fairtab/domain/waysToPay';
import type { handlesOf } from '../../paymentMethods/handlesOf';
import { Card } from '../../ui/layout/Card';
import { Checkbox } from '../../ui/fields/Checkbox';
import { LoneLink } from '../../ui/Links';
import { Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';

interface MethodsOnBillProps {
  ways: ReturnType<typeof handlesOf>;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

/** The account's payment methods that the bill will show, with a switch to leave them off. */
export function MethodsOnBill({ ways, isShown, onChange }: MethodsOnBillProps) {
  const words = ways.map(({ method, handle }) => `${WAYS_TO_PAY[method].label} ${handle}`);
  return (
    <Card aria-labelledby="pay-to">
      <Stack $gap="s">
        <Title id="pay-to">{t('How friends pay you')}</Title>
        {ways.length > 0 ? (
          <>
            <Checkbox
              label={t('Show {ways} on the bill', { ways: listOf(words) })}
              checked={isShown}
              onChange={onChange}
            />
            <Note>{t('Everyone who can see the bill sees them.')}</Note>
          </>
        ) : (
          <Note>
            {t(
              'None of your payment methods has a pay link yet. With Venmo, Cash App, PayPal or Zelle friends pay you in one tap; you can also add them to the bill later.',
            )}
          </Note>
        )}
        <div>
          <LoneLink to="/payment-methods">{t('Payment methods')}</LoneLink>
        </div>
      </Stack>
    </Card>
  );
}
