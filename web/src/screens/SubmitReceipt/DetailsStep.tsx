import { t } from '@fairtab/domain/language/t';
import { useRef, useState, type SubmitEvent } from 'react';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Hero, Note, Title } from '../../ui/Text';
import { BillCheckPanel } from '../../billForm/BillCheckPanel';
import { ExtrasFields } from '../../billForm/ExtrasFields';
import { FormButtons } from '../../billForm/FormButtons';
import { ItemRows } from '../../billForm/ItemRows';
import { RestaurantFields } from '../../billForm/RestaurantFields';
import { SplitFields } from '../../billForm/SplitFields';
import { isConfirmed } from '../../billDraft/scanCheck';
import { ConfirmBar } from '../../scanReview/ConfirmBar';
import { KeepCorrections } from '../../scanReview/KeepCorrections';
import { ScanReview } from '../../scanReview/ScanReview';
import { useConfirmation } from '../../scanReview/useConfirmation';
import { PayToFields } from './PayToFields';
import type { Wizard } from './useWizard';

/** Step 2: the bill as it is printed, and how its host is paid back. */
export function DetailsStep({ wizard }: { wizard: Wizard }) {
  const { draft, errors } = wizard;
  const [checking, setChecking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const confirmation = useConfirmation(draft);

  const goOn = async (details?: { confirms: boolean }): Promise<void> => {
    setChecking(true);
    const ready = await wizard.review(details);
    setChecking(false);
    // Focuses the first field to correct. When there is none, the confirmation is missing.
    if (!ready)
      requestAnimationFrame(() => {
        const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
        if (invalid) invalid.focus();
        else confirmation.mayPass();
      });
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void goOn();
  };
  const goOnConfirmed = (): void => void goOn({ confirms: true });
  const confirm = (): void => {
    wizard.change({ kind: 'confirmScan' });
    goOnConfirmed();
  };
  const isToConfirm = draft.scan !== null && !isConfirmed(draft);
  const problems = Object.keys(errors).filter((place) => place !== 'confirmsScan').length;
  const elsewhere = errors['items'] ?? errors['scanId'] ?? errors[''];

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={t('Receipt details')}>
      <Stack $gap="xl">
        <Hero>{draft.scan ? t('Is this right?') : t('What is on the bill?')}</Hero>
        {problems > 0 && (
          <Banner
            tone="danger"
            role="alert"
            title={t('{count, plural, one {One thing to correct} other {# things to correct}}', { count: problems })}
          >
            {elsewhere}
          </Banner>
        )}
        <ScanReview form={wizard} onConfirm={confirm}>
          <Stack $gap="xl">
            <RestaurantFields form={wizard} />
            <ItemRows form={wizard} />
            <Card aria-labelledby="extras">
              <Stack>
                <Stack $gap="xs">
                  <Title id="extras">{t('Tax, tip and total')}</Title>
                  <Note>{t('Leave empty what is not on the bill.')}</Note>
                </Stack>
                <ExtrasFields form={wizard} />
                <BillCheckPanel draft={draft} />
              </Stack>
            </Card>
            <Card as="div">
              <SplitFields form={wizard} />
            </Card>
            <Card aria-labelledby="pay-to">
              <Stack>
                <Stack $gap="xs">
                  <Title id="pay-to">{t('How should people pay you?')}</Title>
                  <Note>
                    {t("Each one you fill in becomes a button on your friends' phones. You can add it later, too.")}
                  </Note>
                </Stack>
                <PayToFields wizard={wizard} />
              </Stack>
            </Card>
            <KeepCorrections form={wizard} />
            <FormButtons>
              {!isToConfirm && (
                <Button type="submit" size="large" block loading={checking}>
                  {t('Review')}
                </Button>
              )}
              <Button variant="secondary" size="large" block onClick={() => wizard.goTo(1)}>
                {t('Back')}
              </Button>
            </FormButtons>
            {draft.scan && <ConfirmBar form={wizard} confirmation={confirmation} onConfirmed={goOnConfirmed} />}
          </Stack>
        </ScanReview>
      </Stack>
    </form>
  );
}
