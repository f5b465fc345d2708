import { useEffect, useRef } from 'react';
import { lazyView } from '../../ui/lazyView';
import { Page } from '../../ui/layout/Page';
import { DetailsStep } from './DetailsStep';
import { ReviewStep } from './ReviewStep';
import { StartStep } from './StartStep';
import { Stepper } from './Stepper';
import { SubmittedView } from './SubmittedView';
import { useSharedPhoto } from './useSharedPhoto';
import { useWizard } from './useWizard';

const OfferDialog = lazyView(async () => (await import('../../scanning/OfferDialog')).OfferDialog);

/** The wizard: Upload, Details, Review, and after that the link to share. */
export function SubmitReceiptScreen() {
  const wizard = useWizard();
  useSharedPhoto(wizard);
  const { draft, submitted, photoScan } = wizard;
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
      <Page title="Share your receipt">
        <SubmittedView table={submitted} onSplitAnother={wizard.startOver} />
      </Page>
    );
  return (
    <Page title="Submit a receipt" width={draft.step === 2 ? (draft.scan ? 'wide' : 'medium') : 'narrow'}>
      <Stepper current={draft.step} onGoBack={wizard.goTo} />
      {draft.step === 1 && <StartStep wizard={wizard} />}
      {draft.step === 2 && <DetailsStep wizard={wizard} />}
      {draft.step === 3 && <ReviewStep wizard={wizard} />}
      {photoScan.offered && <OfferDialog scan={photoScan.offered} onAnswer={photoScan.answerOffer} />}
    </Page>
  );
}
