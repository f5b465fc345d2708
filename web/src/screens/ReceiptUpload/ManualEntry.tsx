import { t } from '@fairtab/domain/language/t';
import { useRef, type SubmitEvent } from 'react';
import { BillCheckPanel } from '../../billForm/BillCheckPanel';
import { ExtrasFields } from '../../billForm/ExtrasFields';
import { FormButtons } from '../../billForm/FormButtons';
import { ItemRows } from '../../billForm/ItemRows';
import { RestaurantFields } from '../../billForm/RestaurantFields';
import { SplitFields } from '../../billForm/SplitFields';
import { useOnline } from '../../lib/useOnline';
import { ConfirmBill } from '../../scanReview/ConfirmBill';
import { ScanReview } from '../../scanReview/ScanReview';
import { useConfirmation } from '../../scanReview/useConfirmation';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { DraftBanner } from './DraftBanner';
import { MethodsOnBill } from './MethodsOnBill';
import type { ManualEntry as Entry } from './useManualEntry';

/** The form for a bill. A scanned bill is shown beside its photo, to be compared. */
export function ManualEntry({ entry }: { entry: Entry }) {
  const { draft, problem, submitting } = entry;
  const element = useRef<HTMLFormElement>(null);
  const confirmation = useConfirmation(draft);
  const online = useOnline();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const sent = await entry.submit();
    // Focuses the first field to correct. When there is none, the confirmation is missing.
    if (!sent)
      requestAnimationFrame(() => {
        const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
        if (invalid) invalid.focus();
        else confirmation.mayPass();
      });
  };
  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)} aria-labelledby="manual">
      <Stack $gap="xl">
        <Title id="manual">{draft.scan ? t('Is this right?') : t('Enter Manually')}</Title>
        {entry.isRecalled && <DraftBanner onStartOver={entry.startOver} />}
        <ScanReview form={entry}>
          <Stack $gap="xl">
            <RestaurantFields form={entry} nameRequired />
            <ItemRows form={entry} />
            <Card aria-labelledby="extras">
              <Stack>
                <Stack $gap="xs">
                  <Title id="extras">{t('Tax, tip and total')}</Title>
                  <Note>{t('Leave empty what is not on the bill.')}</Note>
                </Stack>
                <ExtrasFields form={entry} />
                <BillCheckPanel draft={draft} />
              </Stack>
            </Card>
            <ConfirmBill form={entry} confirmation={confirmation} />
            <Card as="div">
              <SplitFields form={entry} />
            </Card>
            <MethodsOnBill ways={entry.ways} isShown={entry.showsMethods} onChange={entry.showMethods} />
            {problem && (
              <Banner tone="danger" role="alert" title={t('Not created yet')}>
                {problem}
              </Banner>
            )}
            {!online && (
              <Banner tone="warn" role="status" title={t('You are offline')}>
                {t('What you typed is safe on this device. Create the receipt when you have a signal again.')}
              </Banner>
            )}
            <FormButtons>
              <Button type="submit" size="large" block loading={submitting}>
                {t('Create Receipt')}
              </Button>
              <Button variant="secondary" size="large" block disabled={submitting} onClick={entry.cancel}>
                {t('Cancel')}
              </Button>
            </FormButtons>
          </Stack>
        </ScanReview>
      </Stack>
    </form>
  );
}
