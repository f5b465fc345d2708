import { t } from '@fairtab/domain/language/t';
import { useEffect, useRef } from 'react';
import { OnDevice } from '../../app/routing/OnDevice';
import { lazyView } from '../../ui/lazyView';
import { useLayer } from '../../ui/history/useLayer';
import { Page } from '../../ui/layout/Page';
import { DetailsStep } from './DetailsStep';
import { ReviewStep } from './ReviewStep';
import { StartStep } from './StartStep';
import { Stepper } from './Stepper';
import { SubmittedView } from './SubmittedView';
import { useSharedPhoto } from './useSharedPhoto';
import { startsAnew, useWizard } from './useWizard';
import { CurrencyContext } from '../../ui/CurrencyContext';

const OfferDialog = lazyView(async () => (await import('../../photos/scanning/OfferDialog')).OfferDialog);

/** Makes a receipt without an account. */
export function SubmitReceiptScreen() {
  return (
    <OnDevice isNew={startsAnew}>
      <Wizard />
    </OnDevice>
  );
}

/** Upload, Details, Review, and after that the link to share. */
function Wizard() {
  const wizard = useWizard();
  useSharedPhoto(wizard);
  const { draft, submitted, photoScan } = wizard;
  useLayer({ open: !submitted && draft.step >= 2, onBack: () => wizard.goTo(1) });
  useLayer({ open: !submitted && draft.step >= 3, onBack: () => wizard.goTo(2) });
  const shown = submitted ? 'shared' : draft.step;
  const previous = useRef(shown);
  useEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [shown]);

  if (submitted)
    return (
      <Page title={t('Share your receipt')}>
        <SubmittedView table={submitted} onSplitAnother={wizard.startOver} />
      </Page>
    );
  return (
    <Page title={t('Split a receipt')} width={draft.step === 2 ? (draft.scan ? 'wide' : 'medium') : 'narrow'}>
      <Stepper current={draft.step} onGoBack={wizard.goTo} />
      {draft.step === 1 && <StartStep wizard={wizard} />}
      <CurrencyContext value={draft.currency}>
        {draft.step === 2 && <DetailsStep wizard={wizard} />}
        {draft.step === 3 && <ReviewStep wizard={wizard} />}
      </CurrencyContext>
      {photoScan.offered && <OfferDialog scan={photoScan.offered} onAnswer={photoScan.answerOffer} />}
    </Page>
  );
}
