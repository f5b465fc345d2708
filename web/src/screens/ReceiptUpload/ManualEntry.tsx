import { t } from '@fairtab/domain/language/t';
import { useRef, type SubmitEvent } from 'react';
import { BillFields } from '../../billEntry/billForm/BillFields';
import { FormButtons } from '../../billEntry/billForm/FormButtons';
import { useOnline } from '../../lib/useOnline';
import { useConfirmation } from '../../billEntry/scanReview/useConfirmation';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { Title } from '../../ui/Text';
import type { ManualEntry as Entry } from './useManualEntry';
import { Refusal } from '../../ui/Refusal';

/** The form for a bill. A scanned bill is shown beside its photo, to be compared. */
export function ManualEntry({ entry }: { entry: Entry }) {
  const { draft, problem, submitting } = entry;
  const element = useRef<HTMLFormElement>(null);
  const confirmation = useConfirmation(draft);
  const online = useOnline();
  const create = useRef<HTMLButtonElement>(null);
  const leadToCreate = (): void => create.current?.focus();
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
        <BillFields form={entry} nameRequired confirmation={confirmation} onConfirmed={leadToCreate}>
          <Refusal title={t('Not created yet')}>{problem}</Refusal>
          {!online && (
            <Banner tone="warn" role="status" title={t('You are offline')}>
              {t('What you typed is safe on this device. Create the receipt when you have a signal again.')}
            </Banner>
          )}
          <FormButtons>
            <Button ref={create} type="submit" size="large" block loading={submitting}>
              {t('Create Receipt')}
            </Button>
            <Button variant="secondary" size="large" block disabled={submitting} onClick={entry.cancel}>
              {t('Cancel')}
            </Button>
          </FormButtons>
        </BillFields>
      </Stack>
    </form>
  );
}

/** Says that an earlier draft was restored, with a button to discard it. */
function DraftBanner({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Banner
      title={t('Your draft is still here')}
      actions={
        <Button variant="secondary" onClick={onStartOver}>
          {t('Start over')}
        </Button>
      }
    >
      {t('This is what you typed before.')}
    </Banner>
  );
}
