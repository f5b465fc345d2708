import { t } from '@fairtab/domain/language/t';
import type { BillForm } from '../billDraft/BillForm';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { BillCheckPanel } from './BillCheckPanel';
import { ExtrasFields } from './ExtrasFields';
import { PayToFields } from './PayToFields';
import { SplitFields } from './SplitFields';

/** What a bill that is typed in has besides its dishes. */
export function TypedExtras({ form }: { form: BillForm }) {
  return (
    <>
      <Card aria-labelledby="extras">
        <Stack>
          <Stack $gap="xs">
            <Title id="extras">{t('Tax, tip and total')}</Title>
            <Note>{t('Leave empty what is not on the bill.')}</Note>
          </Stack>
          <ExtrasFields form={form} />
          <BillCheckPanel draft={form.draft} />
        </Stack>
      </Card>
      <Card as="div">
        <SplitFields form={form} />
      </Card>
      <Card aria-labelledby="pay-to">
        <Stack>
          <Stack $gap="xs">
            <Title id="pay-to">{t('How should people pay you?')}</Title>
            <Note>
              {t("Each one you fill in becomes a button on your friends' phones. You can add it later, too.")}
            </Note>
          </Stack>
          <PayToFields form={form} />
        </Stack>
      </Card>
    </>
  );
}
