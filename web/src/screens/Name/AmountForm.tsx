import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { buttonStyle, type ButtonLook } from '../../ui/buttonStyle';
import { MoneyField } from '../../ui/fields/MoneyField';
import { centsTyped } from './centsTyped';
import { Stack } from '../../ui/layout/Stack';

interface AmountFormProps {
  /** As typed. */
  amount: string;
  onChange: (amount: string) => void;
}

/** The amount for the links. Without JavaScript the button opens this page again with it; with it the links follow at once. */
export function AmountForm({ amount, onChange }: AmountFormProps) {
  const isWrong = amount.trim() !== '' && centsTyped(amount) === null;
  return (
    <Stack as="form" $gap="s" method="get" aria-label={t('Amount')} onSubmit={(event) => event.preventDefault()}>
      <MoneyField
        label={t('Amount')}
        name="amount"
        optional
        hint={t('The links below carry it.')}
        value={amount}
        error={isWrong ? t('Give an amount such as 18.40') : undefined}
        onChange={onChange}
      />
      <noscript>
        {/* Elements called button are hidden where there is no script, since all others need one. */}
        {import.meta.env.SSR && (
          <Submit type="submit" value={t('Use this amount')} $variant="secondary" $size="normal" $block />
        )}
      </noscript>
    </Stack>
  );
}

const Submit = styled.input<ButtonLook>`
  ${buttonStyle}
`;
