import { t } from '@fairtab/domain/language/t';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { Hero } from '../../ui/Text';
import { BillFields } from '../../billEntry/billForm/BillFields';
import { FormButtons } from '../../billEntry/billForm/FormButtons';
import { isConfirmed } from '../../billEntry/billDraft/scanCheck';
import { useConfirmation } from '../../billEntry/scanReview/useConfirmation';
import { loadTipQuestion } from './ReviewStep';
import type { Wizard } from './useWizard';

/** Step 2: the bill as it is printed, and how its host is paid back. Until a bill that was read is confirmed, that is what goes on. */
export function DetailsStep({ wizard }: { wizard: Wizard }) {
  const { draft, errors } = wizard;
  const [checking, setChecking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const confirmation = useConfirmation(draft);
  useEffect(() => {
    // Without it the next step loads it itself.
    loadTipQuestion().catch(() => undefined);
  }, []);

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
        <BillFields form={wizard} confirmation={confirmation} onConfirmed={() => void goOn({ confirms: true })}>
          {!isToConfirm && (
            <FormButtons>
              <Button type="submit" size="large" block loading={checking}>
                {t('Review')}
              </Button>
              <Button variant="secondary" size="large" block onClick={() => wizard.goTo(1)}>
                {t('Back')}
              </Button>
            </FormButtons>
          )}
        </BillFields>
      </Stack>
    </form>
  );
}
