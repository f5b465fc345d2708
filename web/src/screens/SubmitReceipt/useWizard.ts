import { t } from '@fairtab/domain/language/t';
import { useEffect, useReducer, useState } from 'react';
import { localToday } from '../../lib/dates';
import { recallDiner, rememberDiner } from '../../table/claiming/rememberedDiner';
import { rememberTable } from '../../table/recentTables';
import type { SharedTable } from '../../sharing/shareTexts';
import { toast } from '../../ui/toasts/toast';
import type { BillForm } from '../../billEntry/billDraft/BillForm';
import { hasContent, type Draft, type DraftChange, type Step } from '../../billEntry/billDraft/Draft';
import { changeDraft } from '../../billEntry/billDraft/changeDraft';
import { isConfirmed } from '../../billEntry/billDraft/scanCheck';
import { newDraft, recall, remember, rememberCurrency, WIZARD_DRAFT } from '../../billEntry/billDraft/draftMemory';
import { rememberPayee } from '../../table/hosting/rememberedPayee';
import { filledItems, findProblems, type FormErrors } from '../../billEntry/billDraft/receiptInput';
import { stillWrong } from '../../billEntry/billDraft/stillWrong';
import { attemptFor, useSubmitReceipt } from '../../billEntry/billDraft/useSubmitReceipt';
import { WIZARD_WORDS } from '../../photos/photoUpload/photoFiles';
import { toastOfScan } from '../../photos/scanning/toastOfScan';
import { usePhotoScan, type PhotoScan } from '../../photos/scanning/usePhotoScan';
import { useSavedPayee } from '../../billEntry/billForm/useSavedPayee';

export interface Wizard extends BillForm {
  photoScan: PhotoScan;
  submitting: boolean;
  submitted: SharedTable | null;
  goTo: (step: Step) => void;
  /**
   * Goes from Details to Review when the bill is valid and a scanned one is confirmed.
   * @param details.confirms whether the host has confirmed it in the same moment
   * @returns whether it did
   */
  review: (details?: { confirms: boolean }) => Promise<boolean>;
  submit: () => Promise<void>;
  startOver: () => void;
}

/** Whether the wizard starts on this device as it does on a new one: with its first step, and without a draft. */
export function startsAnew(): boolean {
  const { draft, submitted } = recall({ place: WIZARD_DRAFT, fresh: newDraft('') });
  return draft.step === 1 && draft.scanning === null && !hasContent(draft) && !submitted;
}

/** The wizard's three steps, its draft, which survives a reload, and the submission. */
export function useWizard(): Wizard {
  const today = localToday(new Date());
  const [first] = useState(() => recall({ place: WIZARD_DRAFT, fresh: newDraft(today) }));
  const [draft, dispatch] = useReducer(changeDraft, first.draft);
  const [attempt, setAttempt] = useState(first.attempt);
  const [submitted, setSubmitted] = useState(first.submitted);
  const [errors, setErrors] = useState<FormErrors>({});
  const [submitting, setSubmitting] = useState(false);
  const send = useSubmitReceipt();
  useSavedPayee({ draft, change: dispatch });

  useEffect(() => remember({ place: WIZARD_DRAFT, state: { draft, attempt, submitted } }), [draft, attempt, submitted]);

  const change = (made: DraftChange): void => {
    dispatch(made);
    setErrors((known) => stillWrong(known, made));
  };
  const goTo = (step: Step): void => change({ kind: 'goTo', step });
  const photoScan = usePhotoScan({
    place: WIZARD_DRAFT,
    words: WIZARD_WORDS,
    draft,
    hasContent: hasContent(draft),
    change,
    onTaken: ({ bill }) => {
      setErrors({});
      goTo(2);
      toast(toastOfScan({ title: t('Receipt scanned successfully!'), items: bill.items.length }));
    },
  });
  const startOver = (): void => {
    photoScan.cancel();
    change({ kind: 'startOver', draft: newDraft(today) });
    setAttempt(null);
    setSubmitted(null);
    setErrors({});
  };
  const isReady = async (bill: Draft): Promise<boolean> => {
    if (filledItems(bill).length === 0) {
      toast({
        title: t('Add some items'),
        message: t('Please add at least one item to your receipt.'),
        variant: 'destructive',
      });
      return false;
    }
    const found = await findProblems(bill, today);
    setErrors(found);
    return Object.keys(found).length === 0;
  };
  const review = async ({ confirms } = { confirms: false }): Promise<boolean> => {
    const bill = confirms ? changeDraft(draft, { kind: 'confirmScan' }) : draft;
    // Without a signal the rules may not load. Then this is the only check before the next step.
    const ready = (await isReady(bill)) && (!bill.scan || isConfirmed(bill));
    if (ready) goTo(3);
    return ready;
  };
  const submit = async (): Promise<void> => {
    if (submitting) return;
    setSubmitting(true);
    const next = attemptFor(draft, attempt);
    setAttempt(next);
    // Before the request, so that a reload during the request finds the key again.
    remember({ place: WIZARD_DRAFT, state: { draft, attempt: next, submitted: null } });
    const outcome = await send(draft, next);
    setSubmitting(false);
    if (outcome.kind === 'done') {
      rememberPayee(draft);
      if (draft.hostName.trim() !== '' && recallDiner() === null)
        rememberDiner({ name: draft.hostName.trim(), email: '', phone: '' });
      rememberCurrency(draft);
      const { linkId, restaurantName, description } = outcome.payload.receipt;
      rememberTable({ linkId, restaurantName, date: draft.date || today, role: 'host' });
      photoScan.cancel();
      setSubmitted({ linkId, restaurantName, description });
      toast({ title: t('Receipt created successfully!') });
      return;
    }
    toast({ title: t('Error processing receipt'), message: outcome.message, variant: 'destructive' });
    if (outcome.reason === 'InvalidInput') {
      setErrors(outcome.fields);
      goTo(2);
    }
  };
  const readText = (text: string): void => {
    goTo(1);
    photoScan.processText(text);
  };
  return { draft, change, errors, readText, photoScan, submitting, submitted, goTo, review, submit, startOver };
}
