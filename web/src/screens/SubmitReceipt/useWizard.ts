import { useEffect, useReducer, useState } from 'react';
import { rememberTable } from '../../table/recentTables';
import type { SharedTable } from '../../sharing/shareTexts';
import { toast } from '../../ui/toast';
import type { BillForm } from '../../billDraft/BillForm';
import { changeDraft, type DraftChange, type Step } from '../../billDraft/draft';
import { localToday, newDraft, recall, remember, rememberPayee } from '../../billDraft/draftMemory';
import { filledItems, findProblems, type FormErrors } from '../../billDraft/receiptInput';
import { stillWrong } from '../../billDraft/stillWrong';
import { attemptFor, useSubmitReceipt } from '../../billDraft/useSubmitReceipt';
import { WIZARD_WORDS } from '../../photoUpload/photoFiles';
import { foundItems } from '../../scanning/foundItems';
import { isConfirmed } from '../../billDraft/scanCheck';
import { usePhotoScan, type PhotoScan } from '../../scanning/usePhotoScan';
import { useSavedPayee } from './useSavedPayee';

const PLACE = 'fairtab.draft';

export interface Wizard extends BillForm {
  photoScan: PhotoScan;
  submitting: boolean;
  submitted: SharedTable | null;
  goTo: (step: Step) => void;
  /** Details to Review, when the bill can be read and a scanned one is confirmed. @returns whether it went on */
  review: () => Promise<boolean>;
  submit: () => Promise<void>;
  startOver: () => void;
}

/** The three steps, their draft, which survives a reload, and what becomes of it. */
export function useWizard(): Wizard {
  const today = localToday(new Date());
  const [first] = useState(() => recall({ place: PLACE, fresh: newDraft(today) }));
  const [draft, dispatch] = useReducer(changeDraft, first.draft);
  const [attempt, setAttempt] = useState(first.attempt);
  const [submitted, setSubmitted] = useState(first.submitted);
  const [errors, setErrors] = useState<FormErrors>({});
  const [submitting, setSubmitting] = useState(false);
  const send = useSubmitReceipt();
  useSavedPayee({ draft, change: dispatch });

  useEffect(() => remember({ place: PLACE, state: { draft, attempt, submitted } }), [draft, attempt, submitted]);

  const change = (made: DraftChange): void => {
    dispatch(made);
    setErrors((known) => stillWrong(known, made));
  };
  const goTo = (step: Step): void => change({ kind: 'goTo', step });
  const photoScan = usePhotoScan({
    place: PLACE,
    words: WIZARD_WORDS,
    draft,
    change,
    onTaken: ({ bill }) => {
      setErrors({});
      goTo(2);
      toast({ title: 'Receipt scanned successfully!', message: foundItems(bill.items.length) });
    },
  });
  const startOver = (): void => {
    photoScan.cancel();
    change({ kind: 'startOver', draft: newDraft(today) });
    setAttempt(null);
    setSubmitted(null);
    setErrors({});
  };
  const isReady = async (): Promise<boolean> => {
    if (filledItems(draft).length === 0) {
      toast({
        title: 'Add some items',
        message: 'Please add at least one item to your receipt.',
        variant: 'destructive',
      });
      return false;
    }
    const found = await findProblems(draft, today);
    setErrors(found);
    return Object.keys(found).length === 0;
  };
  const review = async (): Promise<boolean> => {
    // Without a signal the rules may not come, and then this is all that stands before the next step.
    const ready = (await isReady()) && (!draft.scan || isConfirmed(draft));
    if (ready) goTo(3);
    return ready;
  };
  const submit = async (): Promise<void> => {
    if (submitting) return;
    setSubmitting(true);
    const next = attemptFor(draft, attempt);
    setAttempt(next);
    // Before the request: a reload in the middle of it must find the key again.
    remember({ place: PLACE, state: { draft, attempt: next, submitted: null } });
    const outcome = await send(draft, next);
    setSubmitting(false);
    if (outcome.kind === 'created') {
      rememberPayee(draft);
      rememberTable({
        linkId: outcome.table.linkId,
        restaurantName: outcome.table.restaurantName,
        date: draft.date || today,
        role: 'host',
      });
      photoScan.cancel();
      setSubmitted(outcome.table);
      toast({ title: 'Receipt created successfully!' });
      return;
    }
    toast({ title: 'Error processing receipt', message: outcome.message, variant: 'destructive' });
    if (outcome.kind === 'invalid') {
      setErrors(outcome.errors);
      goTo(2);
    }
  };
  return { draft, change, errors, photoScan, submitting, submitted, goTo, review, submit, startOver };
}
