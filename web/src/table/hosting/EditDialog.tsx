import { t } from '@fairtab/domain/language/t';
import { displayMoney, formatMoney } from '@fairtab/domain/money';
import { useState, type SubmitEvent } from 'react';
import { localToday } from '../../lib/dates';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { useAskBeforeLeaving } from '../../ui/dialogs/useAskBeforeLeaving';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { CurrencyField } from '../../ui/fields/CurrencyField';
import { TextField } from '../../ui/fields/TextField';
import { toast } from '../../ui/toasts/toast';
import { EditAmounts } from './EditAmounts';
import { formOf, inputOf, problemsOf, type EditedBill, type EditProblems } from './editForm';
import { EditItems } from './EditItems';
import { EditPayTo } from './EditPayTo';
import { useTable } from '../TableContext';
import type { TableState } from '../tableState';
import { useEditReceipt } from './useEditReceipt';
import { CurrencyContext } from '../../ui/CurrencyContext';

interface EditDialogProps {
  table: TableState;
  onClose: () => void;
}

const FORM = 'edit-form';

/** The host corrects the bill. After a refusal the form keeps what was typed, to compare it with the new bill and send it again. */
export function EditDialog({ table, onClose }: EditDialogProps) {
  const { actions } = useTable();
  const [base, setBase] = useState(table);
  const [original] = useState(() => formOf(table));
  const [bill, setBill] = useState(original);
  const [problems, setProblems] = useState<EditProblems>({});
  const [refusal, setRefusal] = useState<{ message: string; reason: 'stale' | 'claimed' | 'other' } | null>(null);
  const [saving, setSaving] = useState(false);
  const editReceipt = useEditReceipt();
  const change = (changed: Partial<EditedBill>): void => setBill((current) => ({ ...current, ...changed }));

  const { close, question } = useAskBeforeLeaving({
    isNeeded: JSON.stringify(bill) !== JSON.stringify(original),
    onClose,
    question: {
      title: t('Discard your changes?'),
      children: t('What you changed on the bill is not saved yet.'),
      stay: t('Keep editing'),
      leave: t('Discard changes'),
    },
  });

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const input = inputOf({ bill, table: base });
    const found = problemsOf(input, { today: localToday(new Date()), currency: bill.currency });
    setProblems(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    const outcome = await editReceipt(input);
    setSaving(false);
    if (outcome.kind === 'done') toast({ title: t('Bill updated') });
    if (outcome.kind === 'done' || outcome.kind === 'waiting') {
      onClose();
      return;
    }
    actions.refresh();
    setProblems(outcome.fields);
    const isStale = outcome.reason === 'EditedMeanwhile' || outcome.reason === 'NotFound';
    const reason = isStale ? 'stale' : outcome.reason === 'Conflict' ? 'claimed' : 'other';
    setRefusal({ message: outcome.message, reason });
  };

  const wrong = Object.values(problems);
  const isPaid = table.payments.length > 0;
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={t('Edit the bill')}
        footer={
          <Button type="submit" form={FORM} size="large" block loading={saving}>
            {t('Save changes')}
          </Button>
        }
      >
        <CurrencyContext value={bill.currency}>
          <form id={FORM} onSubmit={(event) => void submit(event)} noValidate>
            <Stack $gap="xl">
              {refusal && (
                <Banner
                  tone="warn"
                  role="alert"
                  title={t('Not saved yet')}
                  actions={
                    refusal.reason === 'stale' && (
                      <Button
                        variant="secondary"
                        onClick={() => setBase(table)}
                        disabled={base.version === table.version}
                      >
                        {base.version === table.version ? t('Save again to keep yours') : t('Keep what I typed')}
                      </Button>
                    )
                  }
                >
                  {refusal.message}{' '}
                  {refusal.reason === 'claimed'
                    ? t('Put it back to what is claimed and save. Or cancel a claim first: tap its name on the bill.')
                    : t('What you typed is still here.')}
                </Banner>
              )}
              {wrong.length > 0 && (
                <Banner tone="danger" role="alert" title={t('Please look at this again')}>
                  {[...new Set(wrong)].join('. ')}.
                </Banner>
              )}
              {base.evenSplit ? (
                <Note>
                  {t('This bill is split evenly among {people}. To change its dishes, split it by item first.', {
                    people: base.evenSplit.people,
                  })}
                </Note>
              ) : (
                <EditItems items={bill.items} problems={problems} onChange={(items) => change({ items })} />
              )}
              <EditAmounts
                bill={bill}
                problems={problems}
                onChange={change}
                onComputed={(cents) => change({ total: formatMoney(cents, bill.currency) })}
                show={(cents) => displayMoney(cents, bill.currency)}
              />
              <Stack $gap="m">
                <TextField
                  label={t('Restaurant')}
                  value={bill.restaurantName}
                  error={problems['restaurantName']}
                  onChange={(restaurantName) => change({ restaurantName })}
                />
                <TextField
                  label={t('Description')}
                  optional
                  value={bill.description}
                  error={problems['description']}
                  onChange={(description) => change({ description })}
                />
                <TextField
                  label={t('Date')}
                  type="date"
                  value={bill.date}
                  error={problems['date']}
                  onChange={(date) => change({ date })}
                />
                <CurrencyField
                  value={bill.currency}
                  error={problems['currency']}
                  disabled={isPaid}
                  hint={
                    isPaid
                      ? t('It cannot change any more, because something is paid.')
                      : t('The amounts stay as they are. Nothing is converted.')
                  }
                  onChange={(currency) => change({ currency })}
                />
              </Stack>
              <EditPayTo bill={bill} problems={problems} onChange={change} />
            </Stack>
          </form>
        </CurrencyContext>
      </Dialog>
      {question}
    </>
  );
}
