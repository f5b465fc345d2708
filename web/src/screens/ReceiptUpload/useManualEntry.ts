import { t } from '@fairtab/domain/language/t';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BillForm } from '../../billEntry/billDraft/BillForm';
import { emptyDraft, hasContent, type Draft, type DraftChange } from '../../billEntry/billDraft/Draft';
import { changeDraft } from '../../billEntry/billDraft/changeDraft';
import { isConfirmed } from '../../billEntry/billDraft/scanCheck';
import { localToday } from '../../lib/dates';
import { recall, remember, rememberCurrency } from '../../billEntry/billDraft/draftMemory';
import { findProblems, type FormErrors } from '../../billEntry/billDraft/receiptInput';
import { stillWrong } from '../../billEntry/billDraft/stillWrong';
import { attemptFor, useSubmitReceipt } from '../../billEntry/billDraft/useSubmitReceipt';
import { useSavedPayee } from '../../billEntry/billForm/useSavedPayee';
import { toast } from '../../ui/toasts/toast';
import { toastOfScan } from '../../photos/scanning/toastOfScan';
import { UPLOAD_WORDS } from '../../photos/photoUpload/photoFiles';
import { usePhotoScan, type PhotoScan } from '../../photos/scanning/usePhotoScan';
import type { EntryWay } from './EntryTabs';
import { entryProblems } from './entryProblems';
import { NO_HANDLES } from '../../table/hosting/rememberedPayee';

export interface ManualEntry extends BillForm {
  readonly way: EntryWay;
  readonly choose: (way: EntryWay) => void;
  readonly photoScan: PhotoScan;
  /** Why the receipt was not created, besides the messages at the fields. */
  readonly problem: string | null;
  readonly submitting: boolean;
  /** @returns whether the receipt was made */
  readonly submit: () => Promise<boolean>;
  readonly cancel: () => void;
  /** The form contains a draft of an earlier visit. */
  readonly isRecalled: boolean;
  readonly startOver: () => void;
}

/** The bill that is being typed in, which survives a reload and a lost connection, and its submission. */
export function useManualEntry(account: {
  userId: string;
  /** The currency of the latest receipt that the account hosts. */
  lastCurrency: string;
}): ManualEntry {
  // The draft belongs to this account. Another account on this device starts with an empty form.
  const place = `fairtab.upload.${account.userId}`;
  const today = localToday(new Date());
  const [first] = useState(() => recall({ place, fresh: freshDraft(today, account) }));
  const [draft, dispatch] = useReducer(changeDraft, first.draft);
  const [attempt, setAttempt] = useState(first.attempt);
  const [errors, setErrors] = useState<FormErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [way, choose] = useState<EntryWay>(() => (hasContent(first.draft) ? 'manual' : 'photo'));
  const [isRecalled, setRecalled] = useState(() => hasContent(first.draft));
  const send = useSubmitReceipt();
  useSavedPayee({ draft, change: dispatch });
  const navigate = useNavigate();

  const isCreated = useRef(false);

  useEffect(() => {
    if (!isCreated.current) remember({ place, state: { draft, attempt, submitted: null } });
  }, [place, draft, attempt]);

  const change = (made: DraftChange): void => {
    dispatch(made);
    setErrors((known) => stillWrong(known, made));
    setProblem(null);
  };
  const photoScan = usePhotoScan({
    place,
    words: UPLOAD_WORDS,
    draft,
    hasContent: hasContent(draft),
    change,
    onTaken: ({ bill }) => {
      setErrors({});
      setRecalled(false);
      choose('manual');
      toast(toastOfScan({ title: t('Receipt processed successfully!'), items: bill.items.length }));
    },
  });
  const showProblems = (found: FormErrors): void => {
    setErrors(found);
    const isWrong = Object.keys(found).length > 0;
    setProblem(isWrong ? (found['items'] ?? found[''] ?? t('Please look at the fields that are marked.')) : null);
  };
  const submit = async (): Promise<boolean> => {
    if (submitting) return true;
    setSubmitting(true);
    // Missing values are reported at once. The rules for the rest may still be loading.
    const missing = entryProblems(draft);
    showProblems(missing);
    const found = { ...(await findProblems(draft, today)), ...missing };
    showProblems(found);
    const isUnconfirmed = draft.scan !== null && !isConfirmed(draft);
    if (isUnconfirmed || Object.keys(found).length > 0) {
      setSubmitting(false);
      return false;
    }
    const next = attemptFor(draft, attempt);
    setAttempt(next);
    const outcome = await send(draft, next);
    setSubmitting(false);
    if (outcome.kind === 'done') {
      isCreated.current = true;
      rememberCurrency(draft);
      photoScan.cancel();
      remember({ place, state: null });
      toast({ title: t('Receipt created successfully!') });
      void navigate(`/receipts/${outcome.payload.receipt.linkId}`, { replace: true, state: { isNew: true } });
      return true;
    }
    if (outcome.reason === 'InvalidInput') setErrors(outcome.fields);
    setProblem(outcome.message);
    toast({ title: t('Error creating receipt'), message: outcome.message, variant: 'destructive' });
    return false;
  };
  const cancel = (): void => {
    void navigate('/dashboard');
  };
  const startOver = (): void => {
    photoScan.cancel();
    dispatch({ kind: 'startOver', draft: freshDraft(today, account) });
    setAttempt(null);
    setErrors({});
    setProblem(null);
    setRecalled(false);
  };
  const readText = (text: string): void => {
    choose('photo');
    photoScan.processText(text);
  };
  const answers = {
    way,
    readText,
    choose,
    photoScan,
    submit,
    cancel,
    isRecalled,
    startOver,
  };
  return { draft, change, errors, problem, submitting, ...answers };
}

function freshDraft(today: string, { lastCurrency: currency }: { lastCurrency: string }): Draft {
  return emptyDraft({ today, currency, hostName: '', handles: NO_HANDLES, takesCash: false });
}
