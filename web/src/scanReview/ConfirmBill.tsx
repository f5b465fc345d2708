import { t } from '@fairtab/domain/language/t';
import { useId } from 'react';
import { Card } from '../ui/layout/Card';
import { Stack } from '../ui/layout/Stack';
import { Title } from '../ui/Text';
import { ConfirmButton } from './ConfirmButton';
import { KeepCorrections } from './KeepCorrections';
import type { BillForm } from '../billDraft/BillForm';
import type { Confirmation } from './useConfirmation';

/** Where a form with more below asks for the confirmation of a scanned bill. */
export function ConfirmBill({ form, confirmation }: { form: BillForm; confirmation: Confirmation }) {
  const id = useId();
  if (!form.draft.scan) return null;
  return (
    <Card aria-labelledby={id}>
      <Stack $gap="m">
        <Title id={id}>{t('Is this what the receipt says?')}</Title>
        <ConfirmButton form={form} confirmation={confirmation} />
        <KeepCorrections form={form} />
      </Stack>
    </Card>
  );
}
